import { gameCategories } from '@pavilion/contract';
import { spinPace } from '../packages/gateway/src/round-pace';
import { cardGames } from '../packages/gateway/src/venues/hands/games';
import { venues } from '../packages/gateway/src/venues/registry';
import { tableGames } from '../packages/gateway/src/venues/tables';
import { coverMotifs } from '../packages/ui/src/game-cover/motifs/motifs';
import { lobbyTable } from '../site/src/features/lobby/model/lobby-table';
import { boardCategories } from '../site/src/routes/lobby-pages';
import { updatedGamesPage } from './games-page';
import { readText } from './repository';
import { rounded } from './rounded';

describe('games', () => {
  it('[GAM-2] docs/games.md is current (fix: npm run generate)', () => {
    const page = readText('docs/games.md');
    expect(page).toBe(updatedGamesPage(page));
  });

  it('[GAM-2] docs/games.md says how far apart two spins are', () => {
    expect(readText('docs/games.md')).toContain(`at least ${spinPace / 1000} seconds apart`);
  });

  it.each(venues.flatMap(({ games }) => games))(
    '[GAM-2] the cover of $code names a motif that the kit draws (fix: coverMotifs)',
    ({ cover }) => expect(coverMotifs).toContain(cover.motif),
  );

  it.each(cardGames)(
    '[GAM-2] the page of $code has a module, a drawing and rules (fix: CONTRIBUTING.md)',
    ({ code }) => {
      const client = 'packages/gateway/venue-client/hands';
      const row = new RegExp(`^ +'?${code}'?: `, 'm');
      expect(readText(`${client}/js/main.js`)).toMatch(row);
      expect(readText(`${client}/js/rules-view.js`)).toMatch(row);
      expect(readText(`${client}/scene/${code}.svg`)).toContain('<svg');
      expect(readText('packages/gateway/venue-client/fair/js/games.js')).toContain(`game('${code}'`);
    },
  );

  it.each(gameCategories.filter((category) => !boardCategories.includes(category as never)))(
    '[GAM-2] the lobby of %s has as many placeholders as games, up to a page of 12 (fix: `placeholders` in lobby-table.ts)',
    (category) => {
      const codes = venues.flatMap((venue) =>
        venue.category === category ? venue.games.map(({ code }) => code) : [],
      );
      expect(lobbyTable[category].placeholders).toBe(Math.min(new Set(codes).size, 12));
    },
  );

  it('[GAM-2] only categories with a page of matches have no games (fix: boardCategories)', () => {
    const open = venues.flatMap(({ category, games }) => (games.length > 0 ? [category] : []));
    expect(gameCategories.filter((category) => !open.includes(category)).sort()).toEqual(
      [...boardCategories].sort(),
    );
  });
});

describe('the rounds on the page of games', () => {
  it('[GAM-2] have the lengths that the text above the tables names (fix: “Bets of table games” in docs/games.md)', () => {
    const text = readText('docs/games.md').replaceAll(/\s+/g, ' ');
    const periodOf = (code: string) => tableGames.find((game) => game.code === code)!.clock.period;
    const roulette = periodOf('roulette');
    const rounds = (86_400_000 / roulette).toLocaleString('en');
    expect(text).toContain(`roulette takes ${roulette / 1_000} seconds (${rounds} rounds)`);
    expect(text).toContain('Most card games take 30 seconds;');
    const cards = [
      'baccarat-a',
      'baccarat-b',
      'baccarat-free',
      'dragon-tiger',
      'hundred-niuniu',
      'red-black',
    ];
    expect(cards.filter((code) => periodOf(code) === 30_000).length).toBeGreaterThan(cards.length / 2);
    expect(text).toContain(`takes ${periodOf('baccarat-b') / 1_000}, so that the two are no copies`);
  });
});

describe('the returns on the page of games', () => {
  const page = readText('docs/games.md');
  const rowsWith = (bet: string) =>
    page.split('\n').filter((line) => line.startsWith('|') && line.includes(bet));

  it.each([
    [67n, 72n, 2, '93.06'],
    [1n, 1n, 3, '100.000'],
    [36n, 37n, 3, '97.297'],
    [1n, 2_000n, 1, '0.1'],
    [0n, 1n, 2, '0.00'],
  ])('[GAM-2] rounds %s / %s to %s decimals: %s', (over, under, decimals, text) => {
    expect(rounded({ over, under }, decimals)).toBe(text);
  });

  it.each([
    ['庄 Banker | 1 | 1.95 |', '98.942'],
    ['完美对子 Perfect pair | 1 | 26.00, 201.00 |', '91.953'],
    ['围骰 6 Triple 6', '93.06'],
  ])('[GAM-2] have the digits of the design: %s', (bet, returned) => {
    const rows = rowsWith(bet);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toContain(`| ${returned} % |`);
  });

  it('[GAM-2] have the digits of decision 0100 for the bets by multiple, in place of the 98.657 % of the design', () => {
    const rows = rowsWith('翻倍');
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toContain('| 99.191 % |');
    expect(readText('docs/decisions/0100-niuniu-by-whole-multiples.md')).toContain('99.191 % of the stake');
  });

  it.each([
    ['`blackjack`, version', 'Returns **99.512325 %** of the first stake'],
    ['Doubles and splits included', '1.127741 first stakes on average; **0.432435 %** of all stakes is lost'],
    ['`three-cards`, version', 'Returns **96.627019 %** of the ante'],
    ['Calls included', '1.674208 antes on average, and returns **97.9853 %** of all stakes'],
    ['The side bet returns', '**97.683 %**'],
    ['`robbed-niuniu`, version', 'Returns **97.50 %** of the amount at risk'],
    ['`deep-sea`, version', 'Returns **96.00 %** of the bullets'],
    ['`dragon-palace`, version', 'Returns **96.00 %** of the bullets'],
  ])('[GAM-2] have the digits of the design for hands: %s', (start, figures) => {
    const lines = page.split('\n').filter((line) => line.startsWith(start));
    expect(lines).toEqual([expect.stringContaining(figures)]);
  });
});
