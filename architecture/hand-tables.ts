/** The tables of the games that a member plays alone, for `docs/games.md`. */
import { formatMinor } from '../packages/format/src';
import {
  fraction,
  niuniuMultiples,
  niuniuRanks,
  type ThreeCardKind,
  threeCardKinds,
  threeCardRank,
} from '../packages/gateway/src/venues/fair';
import { handGames } from '../packages/gateway/src/venues/hands';
import { fishingTitles } from '../packages/gateway/src/venues/hands/fishing';
import {
  createFishing,
  type FishingTitle,
  treasures,
} from '../packages/gateway/src/venues/hands/fishing/magazine';
import { blackjack } from '../packages/gateway/src/venues/hands/games/blackjack';
import { robbedNiuniu } from '../packages/gateway/src/venues/hands/games/robbed-niuniu';
import { anteBonus, pairPlusPays, threeCards } from '../packages/gateway/src/venues/hands/games/three-cards';
import type { HandGame } from '../packages/gateway/src/venues/hands/hand-game';
import { handFigures } from '../packages/gateway/src/venues/hands/testing/exact-figures';
import { rounded } from './rounded';

const row = (cells: readonly (string | number | bigint)[]): string => `| ${cells.join(' | ')} |`;
const deck = Array.from({ length: 52 }, (_, index) => index);

type Described = Pick<HandGame, 'name' | 'code' | 'version' | 'minStake' | 'maxStake' | 'returnToPlayer'>;

/** @param returned per cent; by default the figure that the game shows, which is exact for it. */
const heading = (
  { name, code, version, minStake, maxStake, returnToPlayer }: Described,
  of: string,
  returned = returnToPlayer,
): string =>
  [
    `### ${name['zh-CN']} ${name.en}`,
    '',
    `\`${code}\`, version ${version}. Stakes ${formatMinor(minStake)} – ${formatMinor(maxStake)}. Returns **${returned} %** ${of}.`,
    '',
  ].join('\n');

const blackjackSection = (): string => {
  const { returned, staked, lostOfStakes } = handFigures.blackjack;
  return [
    heading(blackjack, 'of the first stake with basic strategy', returned),
    `Doubles and splits included, a hand costs ${staked} first stakes on average; **${lostOfStakes} %** of all stakes is lost.`,
    '',
    row(['Hand', 'Pays']),
    row(['---', '---:']),
    row(['Natural, unless the dealer has one', '2.50']),
    row(['Higher than the dealer, or the dealer is bust', '2.00']),
    row(['Equal to the dealer; both have a natural', '1.00']),
    '',
  ].join('\n');
};

const kindNames: Readonly<Record<ThreeCardKind, string>> = {
  single: '单张 High card',
  pair: '对子 Pair',
  straight: '顺子 Straight',
  flush: '同花 Flush',
  'straight-flush': '同花顺 Straight flush',
  triple: '豹子 Triple',
};

/** How many of the 22,100 hands are of each kind. */
const threeCardCounts = (): ReadonlyMap<ThreeCardKind, number> => {
  const counts = new Map<ThreeCardKind, number>();
  for (const a of deck)
    for (const b of deck.slice(a + 1))
      for (const c of deck.slice(b + 1)) {
        const { kind } = threeCardRank([a, b, c]);
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
  return counts;
};

const threeCardsSection = (): string => {
  const counts = threeCardCounts();
  const hands = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const returned = [...counts].reduce((sum, [kind, count]) => {
    const pays = pairPlusPays[kind];
    return pays === undefined ? sum : sum + (pays + 1n) * BigInt(count);
  }, 0n);
  const figures = handFigures.threeCards;
  return [
    heading(threeCards, 'of the ante, with a call from Q 6 4 up', figures.returned),
    `Calls included, a hand costs ${figures.staked} antes on average, and returns **${figures.returnedOfStakes} %** of all stakes.`,
    '',
    'The bonus is paid on top after a call, in antes, also when the dealer wins. The pays of the side bet include its stake.',
    '',
    row(['Hand', `Of ${hands.toLocaleString('en')} hands`, 'Bonus of the ante', 'Side bet pays']),
    row(['---', '---:', '---:', '---:']),
    ...threeCardKinds.map((kind) => {
      const [bonus, side] = [anteBonus[kind], pairPlusPays[kind]];
      const count = counts.get(kind)!.toLocaleString('en');
      return row([kindNames[kind], count, bonus ?? '–', side === undefined ? '–' : `${side + 1n}.00`]);
    }),
    '',
    `The side bet returns **${rounded(fraction(returned, BigInt(hands)), 3)} %**.`,
    '',
  ].join('\n');
};

const rankNames: Readonly<Record<string, string>> = {
  none: '无牛 None',
  'niu-niu': '牛牛 Niuniu',
  'four-faces': '四花牛 Four faces',
  'five-faces': '五花牛 Five faces',
  'four-of-a-kind': '四炸 Four of a kind',
  'five-small': '五小牛 Five small',
};

const niuniuSection = (): string => {
  const byMultiple = new Map<number, string[]>();
  for (const rank of niuniuRanks) {
    const multiple = niuniuMultiples[rank];
    const name = rankNames[rank] ?? rank.replace(/niu-(\d)/, '牛$1 Niu $1');
    byMultiple.set(multiple, [...(byMultiple.get(multiple) ?? []), name]);
  }
  return [
    heading(robbedNiuniu, 'of the amount at risk, for any bids and bets'),
    'A win is the base × the bet × the bid of the banker (at least 1) × the multiple of the winning hand, less 5 %.',
    '',
    row(['Winning hand', 'Multiple']),
    row(['---', '---:']),
    ...[...byMultiple].map(([multiple, names]) =>
      row([names.length > 4 ? `${names[0]} … ${names.at(-1)}` : names.join('; '), multiple]),
    ),
    '',
  ].join('\n');
};

const fishingSection = (title: FishingTitle): string => {
  const weights = treasures.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = treasures.reduce((sum, [multiple, weight]) => sum + multiple * weight, 0) / weights;
  return [
    heading(createFishing(title).at(-1)!, 'of the bullets that hit, for every fish'),
    row(['Fish', 'Pays', 'Of 1,000 fish', 'Chance of a catch']),
    row(['---', '---:', '---:', '---:']),
    ...title.ponds.at(-1)!.kinds.map(({ code, multiple, share }) => {
      const pays = multiple === null ? `${treasures[0]![0]} – ${treasures.at(-1)![0]}` : multiple;
      return row([`\`${code}\``, pays, share, `96 ÷ ${100 * (multiple ?? mean)}`]);
    }),
    '',
  ].join('\n');
};

const sections: Readonly<Record<string, () => string>> = {
  [blackjack.code]: blackjackSection,
  [threeCards.code]: threeCardsSection,
  [robbedNiuniu.code]: niuniuSection,
  ...Object.fromEntries(fishingTitles.map((title) => [title.code, () => fishingSection(title)])),
};

/** The pay tables of the hands and magazines, with their returns. */
export const handTables = (): string =>
  [...new Set(handGames.map(({ code }) => code))]
    .map((code) => {
      const section = sections[code];
      if (!section) throw new Error(`architecture/hand-tables.ts has no section for the game ${code}`);
      return section();
    })
    .join('\n');
