import { text } from '../../../domain/texts';
import type { TableGame } from '../table-game';
import { type BetGroup, type Classes, clockOf, createDraw, defineTable, stakes } from './define-table';
import { lotteryBets, shares } from './lottery-bets';
import { isOdd, range, sumOf } from './numbers';

/** Five digits, from the ten thousands to the units. */
export interface SscOutcome {
  readonly digits: readonly number[];
}

const digits = range(0, 9);

/** Every digit at all places at once; each stands for the ten thousand outcomes with this digit at one of the places. */
const byDigit: Classes<SscOutcome> = digits.map((digit) => [{ digits: Array(5).fill(digit) }, 10_000n]);

/** The first digits as high as possible, with this sum. */
const digitsOfSum = (sum: number): number[] =>
  range(0, 4).map((place) => Math.max(0, Math.min(9, sum - 9 * place)));

/** One outcome for each sum, weighted by the number of outcomes with this sum. */
const bySum: Classes<SscOutcome> = range(1, 5)
  .reduce<bigint[]>(
    (ways) =>
      range(0, ways.length + 8).map((sum) =>
        digits.reduce((total, digit) => total + (ways[sum - digit] ?? 0n), 0n),
      ),
    [1n],
  )
  .map((ways, sum) => [{ digits: digitsOfSum(sum) }, ways]);

const byEnds: Classes<SscOutcome> = digits.flatMap((first) =>
  digits.map((last) => [{ digits: [first, 0, 0, 0, last] }, 1_000n] as const),
);

/** All three digits from a place on. */
const byThree = (from: number): Classes<SscOutcome> =>
  range(0, 999).map((number) => {
    const three = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
    return [{ digits: [...Array(from).fill(0), ...three, ...Array(2 - from).fill(0)] }, 100n];
  });

const places = [
  { id: 'wan', chinese: '万位', english: 'Ten thousands' },
  { id: 'qian', chinese: '千位', english: 'Thousands' },
  { id: 'bai', chinese: '百位', english: 'Hundreds' },
  { id: 'shi', chinese: '十位', english: 'Tens' },
  { id: 'ge', chinese: '个位', english: 'Units' },
] as const;

const placeGroup = (
  { id, chinese, english }: (typeof places)[number],
  place: number,
): BetGroup<SscOutcome> => {
  const bet = lotteryBets(byDigit);
  const at = (outcome: SscOutcome) => outcome.digits[place]!;
  const side = (name: string, inChinese: string, inEnglish: string, wins: (digit: number) => boolean) =>
    bet(
      `${id}:${name}`,
      text(`${chinese}${inChinese}`, `${english} ${inEnglish}`),
      (outcome) => wins(at(outcome)),
      shares.twoSided,
    );
  return {
    id,
    name: text(chinese, english),
    bets: [
      side('big', '大', 'big', (digit) => digit >= 5),
      side('small', '小', 'small', (digit) => digit <= 4),
      side('odd', '单', 'odd', isOdd),
      side('even', '双', 'even', (digit) => !isOdd(digit)),
      ...digits.map((digit) =>
        bet(
          `${id}:${digit}`,
          text(`${chinese} ${digit}`, `${english} ${digit}`),
          (outcome) => at(outcome) === digit,
        ),
      ),
    ],
  };
};

const total = (outcome: SscOutcome): number => sumOf(outcome.digits);

const sumGroup = (): BetGroup<SscOutcome> => {
  const bet = lotteryBets(bySum);
  return {
    id: 'sum',
    name: text('总和', 'Sum'),
    bets: [
      bet('sum:big', text('总和大', 'Sum big'), (outcome) => total(outcome) >= 23, shares.twoSided),
      bet('sum:small', text('总和小', 'Sum small'), (outcome) => total(outcome) <= 22, shares.twoSided),
      bet('sum:odd', text('总和单', 'Sum odd'), (outcome) => isOdd(total(outcome)), shares.twoSided),
      bet('sum:even', text('总和双', 'Sum even'), (outcome) => !isOdd(total(outcome)), shares.twoSided),
    ],
  };
};

const dragonGroup = (): BetGroup<SscOutcome> => {
  const bet = lotteryBets(byEnds);
  const lead = (outcome: SscOutcome) => outcome.digits[0]! - outcome.digits[4]!;
  return {
    id: 'dragon-tiger',
    name: text('龙虎和', 'Dragon, tiger, tie'),
    bets: [
      bet('dragon', text('龙', 'Dragon'), (outcome) => lead(outcome) > 0, shares.twoSided),
      bet('tiger', text('虎', 'Tiger'), (outcome) => lead(outcome) < 0, shares.twoSided),
      bet('tie', text('和', 'Tie'), (outcome) => lead(outcome) === 0),
    ],
  };
};

type Form = 'leopard' | 'straight' | 'pair' | 'half-straight' | 'mixed';

/** The form of three digits, in any order; 9 and 0 are neighbours. */
const formOf = (three: readonly number[]): Form => {
  const different = new Set(three);
  if (different.size === 1) return 'leopard';
  if (different.size === 2) return 'pair';
  const neighbours = three.filter((digit) => different.has((digit + 1) % 10)).length;
  return (['mixed', 'half-straight', 'straight'] as const)[neighbours]!;
};

const forms: readonly (readonly [Form, chinese: string, english: string])[] = [
  ['leopard', '豹子', 'triple'],
  ['straight', '顺子', 'straight'],
  ['pair', '对子', 'pair'],
  ['half-straight', '半顺', 'half straight'],
  ['mixed', '杂六', 'mixed'],
];

const threeGroup = (id: string, chinese: string, english: string, from: number): BetGroup<SscOutcome> => {
  const bet = lotteryBets(byThree(from));
  return {
    id,
    name: text(chinese, english),
    bets: forms.map(([form, inChinese, inEnglish]) =>
      bet(
        `${id}:${form}`,
        text(`${chinese}${inChinese}`, `${english}, ${inEnglish}`),
        (outcome) => formOf(outcome.digits.slice(from, from + 3)) === form,
      ),
    ),
  };
};

export const ssc: TableGame<SscOutcome> = defineTable<SscOutcome>({
  ...stakes,
  venue: 'PAVILION-CP',
  code: 'ssc',
  name: text('云阁时时彩', 'Yunge Five Digits'),
  pinyin: 'yungeshishicai',
  initials: 'ygssc',
  hot: true,
  isNew: false,
  cover: { motif: 'ssc', colors: ['#12306a', '#f06a3a'] },
  version: 1,
  kind: 'ssc',
  clock: clockOf({ period: 60, reveal: 8 }),
  groups: [
    sumGroup(),
    dragonGroup(),
    ...places.map(placeGroup),
    threeGroup('front', '前三', 'First three', 0),
    threeGroup('middle', '中三', 'Middle three', 1),
    threeGroup('back', '后三', 'Last three', 2),
  ],
  draw: createDraw('ssc'),
  classes: () => bySum,
  drawnNumbers: ({ digits }) => ({ pieces: 'balls', numbers: digits }),
  mark: (outcome) => {
    const number = outcome.digits.join('');
    return { text: text(number, number), tone: total(outcome) >= 23 ? 'red' : 'blue' };
  },
});
