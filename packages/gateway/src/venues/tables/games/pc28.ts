import { text } from '../../../domain/texts';
import type { TableGame } from '../table-game';
import { type BetGroup, type Classes, clockOf, createDraw, defineTable, stakes } from './define-table';
import { lotteryBets, shares } from './lottery-bets';
import { isOdd, range, sumOf } from './numbers';

export interface Pc28Outcome {
  readonly digits: readonly number[];
}

const allDraws: Classes<Pc28Outcome> = range(0, 999).map((number) => [
  { digits: [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10] },
  1n,
]);

const bet = lotteryBets(allDraws);

const sum = ({ digits }: Pc28Outcome): number => sumOf(digits);

const isBig = (outcome: Pc28Outcome): boolean => sum(outcome) >= 14;

const hasOddSum = (outcome: Pc28Outcome): boolean => isOdd(sum(outcome));

const groups: readonly BetGroup<Pc28Outcome>[] = [
  {
    id: 'sides',
    name: text('大小单双', 'Big, small, odd, even'),
    bets: [
      bet('big', text('大', 'Big'), isBig, shares.twoSided),
      bet('small', text('小', 'Small'), (outcome) => !isBig(outcome), shares.twoSided),
      bet('odd', text('单', 'Odd'), hasOddSum, shares.twoSided),
      bet('even', text('双', 'Even'), (outcome) => !hasOddSum(outcome), shares.twoSided),
    ],
  },
  {
    id: 'combinations',
    name: text('组合', 'Combinations'),
    bets: [
      bet('big-odd', text('大单', 'Big odd'), (outcome) => isBig(outcome) && hasOddSum(outcome)),
      bet('big-even', text('大双', 'Big even'), (outcome) => isBig(outcome) && !hasOddSum(outcome)),
      bet('small-odd', text('小单', 'Small odd'), (outcome) => !isBig(outcome) && hasOddSum(outcome)),
      bet('small-even', text('小双', 'Small even'), (outcome) => !isBig(outcome) && !hasOddSum(outcome)),
      bet('highest', text('极大（22–27）', 'Highest 22–27'), (outcome) => sum(outcome) >= 22),
      bet('lowest', text('极小（0–5）', 'Lowest 0–5'), (outcome) => sum(outcome) <= 5),
    ],
  },
  {
    id: 'sums',
    name: text('特码', 'Sum'),
    bets: range(0, 27).map((value) =>
      bet(`sum:${value}`, text(`特码 ${value}`, `Sum ${value}`), (outcome) => sum(outcome) === value),
    ),
  },
];

/** The sum of three digits. */
export const pc28: TableGame<Pc28Outcome> = defineTable<Pc28Outcome>({
  ...stakes,
  venue: 'PAVILION-CP',
  code: 'pc28',
  name: text('幸运28', 'Lucky 28'),
  pinyin: 'xingyun28',
  initials: 'xy28',
  hot: false,
  isNew: true,
  cover: { motif: 'lucky28', colors: ['#0f4a4a', '#f08a3a'] },
  version: 1,
  kind: 'pc28',
  clock: clockOf({ period: 60, reveal: 8 }),
  groups,
  draw: createDraw('pc28'),
  classes: () => allDraws,
  drawnNumbers: ({ digits }) => ({ pieces: 'balls', numbers: digits }),
  mark: (outcome) => {
    const value = String(sum(outcome));
    return { text: text(value, value), tone: isBig(outcome) ? 'red' : 'blue' };
  },
});
