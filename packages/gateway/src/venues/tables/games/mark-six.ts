import type { LocalText } from '@pavilion/contract';
import { composed, text } from '../../../domain/texts';
import { drawItems } from '../../fair';
import type { TableGame } from '../table-game';
import {
  type Bet,
  type BetGroup,
  type Classes,
  clockOf,
  defineTable,
  type PickBet,
  stakes,
} from './define-table';
import { lotteryBets, oddsOf, shares } from './lottery-bets';
import { choose, isOdd, range } from './numbers';
import { lunarYear, signOf, signs } from './zodiac';

/** Six regular numbers and a special one from 1 to 49. The lunar year of the draw gives the numbers their signs. */
export interface MarkSixOutcome {
  readonly numbers: readonly number[];
  readonly special: number;
  readonly year: number;
}

const numbers = range(1, 49);

/** Any twelve years in a row, for bets that depend on the sign of the year. */
const years = range(2020, 2031);

/** Six numbers that are not the special one, for classes in which they do not matter. */
const anyRegular = (special: number): number[] => numbers.filter((number) => number !== special).slice(0, 6);

/** Every special number; each has C(48, 6) combinations of regular numbers. */
const bySpecial = (year: number): Classes<MarkSixOutcome> =>
  numbers.map((special) => [{ numbers: anyRegular(special), special, year }, choose(48, 6)]);

/** By how many of these numbers are drawn, including the special number. */
const byDrawn = (wanted: readonly number[], year: number): Classes<MarkSixOutcome> => {
  const rest = numbers.filter((number) => !wanted.includes(number));
  return range(0, Math.min(7, wanted.length)).map((count) => {
    const drawn = [...wanted.slice(0, count), ...rest.slice(0, 7 - count)];
    const weight = 7n * choose(wanted.length, count) * choose(rest.length, 7 - count);
    return [{ numbers: drawn.slice(0, 6), special: drawn[6]!, year }, weight];
  });
};

/** By how many of these numbers are among the six regular ones. */
const byRegular = (wanted: readonly number[], year: number): Classes<MarkSixOutcome> => {
  const rest = numbers.filter((number) => !wanted.includes(number));
  return range(0, Math.min(6, wanted.length)).map((count) => {
    const drawn = [...wanted.slice(0, count), ...rest.slice(0, 6 - count)];
    const weight = 43n * choose(wanted.length, count) * choose(rest.length, 6 - count);
    return [{ numbers: drawn, special: rest.at(-1)!, year }, weight];
  });
};

const anyYear = years[0]!;

const drawnNumbers = (outcome: MarkSixOutcome): number[] => [...outcome.numbers, outcome.special];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const specialNumbers = bySpecial(anyYear);

const specials = lotteryBets(specialNumbers);

/** A bet on a property of the special number that half of 1 to 48 have; 49 returns the stake. */
const side = (id: string, name: LocalText, wins: (number: number) => boolean): Bet<MarkSixOutcome> => {
  const odds = oddsOf(shares.twoSided, 24n, 48n);
  return {
    id: `special-${id}`,
    name,
    returns: ({ special }) => {
      if (special === 49) return 100;
      return wins(special) ? odds : 0;
    },
    classes: () => specialNumbers,
  };
};

const tailOf = (number: number): number => number % 10;

const digitSum = (number: number): number => Math.floor(number / 10) + tailOf(number);

type Wave = 'red' | 'blue' | 'green';

const redNumbers = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blueNumbers = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

const waveOf = (number: number): Wave => {
  if (redNumbers.includes(number)) return 'red';
  return blueNumbers.includes(number) ? 'blue' : 'green';
};

const waves: readonly (readonly [Wave, LocalText])[] = [
  ['red', text('红波', 'Red wave')],
  ['blue', text('蓝波', 'Blue wave')],
  ['green', text('绿波', 'Green wave')],
];

const numbersOfSign = (sign: number, year: number): number[] =>
  numbers.filter((number) => signOf(number, year) === sign);

/** Odds for a special number among `count` numbers. */
const specialOdds = (count: number): number => oddsOf(shares.others, BigInt(count), 49n);

/** Odds for at least one of `count` numbers among the seven drawn. */
const drawnOdds = (count: number): number =>
  oddsOf(shares.others, choose(49, 7) - choose(49 - count, 7), choose(49, 7));

/** Bets on a sign. Its odds depend on the year: the sign of the year has five numbers, the others have four. */
const signBets = (
  prefix: string,
  name: (sign: LocalText) => LocalText,
  oddsFor: (count: number) => number,
  hasSign: (outcome: MarkSixOutcome, sign: number) => boolean,
  classes: (sign: number, year: number) => Classes<MarkSixOutcome>,
): Bet<MarkSixOutcome>[] => {
  const odds: Readonly<Record<number, number>> = { 4: oddsFor(4), 5: oddsFor(5) };
  return signs.map((sign, index) => ({
    id: `${prefix}:${sign.id}`,
    name: name(sign.name),
    returns: (outcome) => (hasSign(outcome, index) ? odds[numbersOfSign(index, outcome.year).length]! : 0),
    classes: () => years.flatMap((year) => classes(index, year)),
  }));
};

const tailBets = range(0, 9).map((tail): Bet<MarkSixOutcome> => {
  const withTail = numbers.filter((number) => tailOf(number) === tail);
  const bet = lotteryBets(byDrawn(withTail, anyYear));
  return bet(`any-tail:${tail}`, text(`平特${tail}尾`, `Tail ${tail}`), (outcome) =>
    drawnNumbers(outcome).some((number) => tailOf(number) === tail),
  );
});

const regularBets = numbers.map((number): Bet<MarkSixOutcome> => {
  const bet = lotteryBets(byRegular([number], anyYear));
  return bet(
    `regular:${twoDigits(number)}`,
    text(`正码 ${twoDigits(number)}`, `Regular ${twoDigits(number)}`),
    (outcome) => outcome.numbers.includes(number),
  );
});

/** All picked numbers among the six regular ones. */
const allOf = (prefix: string, count: number, name: LocalText): PickBet<MarkSixOutcome> => {
  const odds = oddsOf(shares.others, choose(6, count), choose(49, count));
  return {
    prefix,
    name,
    count,
    of: 49,
    returns: (picked, outcome) => (picked.every((number) => outcome.numbers.includes(number)) ? odds : 0),
    classes: (picked) => byRegular(picked, anyYear),
  };
};

const chineseCounts = '五六七八九十';

/** None of the picked numbers among the seven drawn. */
const noneOf = (count: number): PickBet<MarkSixOutcome> => {
  const odds = oddsOf(shares.others, choose(49 - count, 7), choose(49, 7));
  const inChinese = count <= 10 ? chineseCounts[count - 5] : `十${'一二'[count - 11]}`;
  return {
    prefix: `miss${count}`,
    name: text(`${inChinese}不中`, `None of ${count}`),
    count,
    of: 49,
    returns: (picked, outcome) =>
      picked.some((number) => drawnNumbers(outcome).includes(number)) ? 0 : odds,
    classes: (picked) => byDrawn(picked, anyYear),
  };
};

const groups: readonly BetGroup<MarkSixOutcome>[] = [
  {
    id: 'special',
    name: text('特码', 'Special number'),
    bets: numbers.map((number) =>
      specials(
        `special:${twoDigits(number)}`,
        text(`特码 ${twoDigits(number)}`, `Special ${twoDigits(number)}`),
        ({ special }) => special === number,
      ),
    ),
  },
  {
    id: 'special-sides',
    name: text('特码两面', 'Sides of the special number'),
    bets: [
      side('big', text('特大', 'Special big'), (number) => number >= 25),
      side('small', text('特小', 'Special small'), (number) => number <= 24),
      side('odd', text('特单', 'Special odd'), isOdd),
      side('even', text('特双', 'Special even'), (number) => !isOdd(number)),
      side('sum-odd', text('合单', 'Digit sum odd'), (number) => isOdd(digitSum(number))),
      side('sum-even', text('合双', 'Digit sum even'), (number) => !isOdd(digitSum(number))),
      side('tail-big', text('尾大', 'Tail big'), (number) => tailOf(number) >= 5),
      side('tail-small', text('尾小', 'Tail small'), (number) => tailOf(number) <= 4),
    ],
  },
  {
    id: 'special-wave',
    name: text('特码波色', 'Wave of the special number'),
    bets: waves.map(([wave, name]) =>
      specials(`special-wave:${wave}`, name, ({ special }) => waveOf(special) === wave),
    ),
  },
  {
    id: 'special-sign',
    name: text('特肖', 'Sign of the special number'),
    bets: signBets(
      'special-sign',
      (name) => composed(text('特肖{name}', 'Special {name}'), { name }),
      specialOdds,
      ({ special, year }, sign) => signOf(special, year) === sign,
      (_, year) => bySpecial(year),
    ),
  },
  {
    id: 'any-sign',
    name: text('平特一肖', 'Any number with the sign'),
    bets: signBets(
      'any-sign',
      (name) => composed(text('平特{name}', 'Any {name}'), { name }),
      drawnOdds,
      (outcome, sign) => drawnNumbers(outcome).some((number) => signOf(number, outcome.year) === sign),
      (sign, year) => byDrawn(numbersOfSign(sign, year), year),
    ),
  },
  { id: 'any-tail', name: text('平特尾', 'Any number with the tail'), bets: tailBets },
  { id: 'regular', name: text('正码', 'Regular numbers'), bets: regularBets },
  {
    id: 'all-of',
    name: text('连码', 'All of the numbers'),
    bets: [],
    picks: [allOf('all2', 2, text('二全中', 'Both of 2')), allOf('all3', 3, text('三全中', 'All of 3'))],
  },
  {
    id: 'none-of',
    name: text('自选不中', 'None of the numbers'),
    bets: [],
    picks: range(5, 12).map(noneOf),
  },
];

export const markSix: TableGame<MarkSixOutcome> = defineTable<MarkSixOutcome>({
  ...stakes,
  venue: 'PAVILION-CP',
  code: 'mark-six',
  name: text('幸运六合', 'Lucky Six'),
  pinyin: 'xingyunliuhe',
  initials: 'xylh',
  hot: true,
  isNew: false,
  cover: { motif: 'mark-six', colors: ['#5a0f3a', '#2fbf7a'] },
  version: 1,
  kind: 'mark-six',
  clock: clockOf({ period: 300, reveal: 15 }),
  groups,
  draw: (random, at) => {
    const drawn = drawItems(numbers, 7, random);
    return { numbers: drawn.slice(0, 6), special: drawn[6]!, year: lunarYear(at) };
  },
  classes: () => specialNumbers,
  drawnNumbers: (outcome) => ({ pieces: 'colouredBalls', numbers: drawnNumbers(outcome) }),
  mark: ({ special }) => ({
    text: text(twoDigits(special), twoDigits(special)),
    tone: waveOf(special),
  }),
});
