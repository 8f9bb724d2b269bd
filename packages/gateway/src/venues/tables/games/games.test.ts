import type { LocalText } from '@pavilion/contract';
import { inLanguage, languageIds } from '@pavilion/format';
import { fairStream } from '../../fair';
import { tableGames } from '.';

const gameOf = (code: string) => tableGames.find((game) => game.code === code)!;

const selectionsOf = (code: string) => gameOf(code).groups.flatMap(({ selections }) => selections);

/** A random source with given numbers. */
const scripted = (numbers: readonly number[]) => {
  let position = 0;
  return (bound: number) => {
    const number = numbers[position++]!;
    expect(number).toBeLessThan(bound);
    return number;
  };
};

const drawnAt = new Date('2026-11-24T12:00:00Z');

describe('the table games', () => {
  it('[GAM-2] keep the codes that stored bets name, in the order of the lobby', () => {
    const stored = [
      'baccarat-a',
      'baccarat-b',
      'baccarat-free',
      'dragon-tiger',
      'sic-bo',
      'roulette',
      'fan-tan',
      'hundred-niuniu',
      'red-black',
      'kuai3',
      'ssc',
      'pk10',
      'mark-six',
      'pc28',
    ];
    const codes = tableGames.map(({ code }) => code);
    expect(codes.filter((code) => stored.includes(code))).toEqual(stored);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(tableGames)(
    '[GAM-2] $code divides the day into equal rounds with time to bet and to watch',
    ({ clock }) => {
      expect(86_400_000 % clock.period).toBe(0);
      expect(clock.guard).toBe(1_000);
      expect(clock.bet).toBeGreaterThan(clock.period / 2);
      expect(clock.period - clock.bet - clock.guard).toBeGreaterThanOrEqual(6_000);
    },
  );

  it.each(tableGames)('[GAM-2] $code can be staked on with every chip', ({ minStake, maxStake, chips }) => {
    expect(minStake).toBe(100n);
    expect(chips.every((chip) => chip % 100n === 0n && chip >= minStake && chip <= maxStake)).toBe(true);
    expect([...chips].sort((left, right) => Number(left - right))).toEqual(chips);
  });

  it.each(tableGames)('[GAM-2] $code names all bets once, in every language', ({ code, name, groups }) => {
    const selections = selectionsOf(code);
    const picks = groups.flatMap((group) => group.picks ?? []);
    const ids = [...selections.map(({ id }) => id), ...picks.map(({ prefix }) => prefix)];
    expect(ids.filter((id) => !/^[a-z0-9]+([-:][a-z0-9]+)*$/.test(id) || id.length > 40)).toEqual([]);
    const named = [...selections, ...picks];
    for (const keys of [
      ids,
      ...languageIds.map((language) => named.map((bet) => inLanguage(bet.name, language))),
    ]) {
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
    const texts: LocalText[] = [name, ...groups.map((group) => group.name), ...named.map((bet) => bet.name)];
    expect(texts.filter((text) => /\p{Script=Han}/u.test(text.en) || text['zh-CN'] === '')).toEqual([]);
  });

  it.each(tableGames)('[GAM-2] $code returns nothing for a bet that it does not have', (game) => {
    const outcome = game.draw(() => 0, drawnAt);
    expect(game.returnOf('no-such-bet', outcome)).toBeUndefined();
    expect(game.returnOf('', outcome)).toBeUndefined();
    expect(game.returnOf('constructor', outcome)).toBeUndefined();
    for (const { id } of selectionsOf(game.code))
      expect(game.returnOf(id, outcome)).toEqual(expect.any(Number));
  });

  it.each(tableGames)('[GAM-2] $code survives storage of its outcome as JSON', (game) => {
    const outcome = game.draw(fairStream({ serverSeed: '00', clientSeed: 'a', nonce: 1 }), drawnAt);
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
    expect(game.mark(outcome).text['zh-CN']).not.toBe('');
  });

  it('[GAM-2] draw the documented results from the published seeds', () => {
    const drawn = (code: string) => {
      const random = fairStream({
        serverSeed: '5d43f77f53fec7d115180136105400f0fd2a1f20b681b6b54a289c207923b190',
        clientSeed: 'iyAyNGKPsa',
        nonce: 29,
      });
      return gameOf(code).draw(random, drawnAt);
    };
    expect(drawn('roulette')).toEqual({ pocket: 15 });
    expect(drawn('sic-bo')).toEqual({ dice: [3, 6, 4] });
    expect(drawn('kuai3')).toEqual({ dice: [3, 6, 4] });
    expect(drawn('ssc')).toEqual({ digits: [4, 9, 6, 5, 6] });
    expect(drawn('pc28')).toEqual({ digits: [4, 9, 6] });
    expect(drawn('pk10')).toEqual({ order: [5, 10, 7, 3, 9, 6, 8, 4, 2, 1] });
    expect(drawn('mark-six')).toEqual({ numbers: [21, 49, 31, 29, 36, 7], special: 18, year: 2026 });
    // ♥6 ♦6 make two, ♦8 ♣A nine: the banker has a natural.
    expect(drawn('baccarat-a')).toEqual({ player: [18, 44], banker: [46, 26] });
    expect(drawn('dragon-tiger')).toEqual({ dragon: 18, tiger: 46 });
  });

  it('[GAM-2] reads the numbers of a draw in the documented order', () => {
    expect(gameOf('fan-tan').draw(scripted([2, 11]), drawnAt)).toEqual({ beads: 87 });
    expect(gameOf('red-black').draw(scripted([0, 0, 0, 0, 0, 0]), drawnAt)).toEqual({
      red: [0, 1, 2],
      black: [3, 4, 5],
    });
    expect(gameOf('hundred-niuniu').draw(() => 0, drawnAt)).toEqual({
      hands: [0, 5, 10, 15, 20].map((first) => [0, 1, 2, 3, 4].map((card) => first + card)),
    });
  });
});
