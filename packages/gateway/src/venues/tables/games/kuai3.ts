import { text } from '../../../domain/texts';
import type { TableGame } from '../table-game';
import { type BetGroup, clockOf, createDraw, defineTable, stakes } from './define-table';
import { allThrows, countOf, type DiceOutcome, isTriple, totalOf } from './dice';
import { lotteryBets, shares } from './lottery-bets';
import { isOdd, range, subsets } from './numbers';

type Throw = DiceOutcome;

const bet = lotteryBets(allThrows);

const shows = (faces: readonly number[]) => (outcome: Throw) =>
  faces.every((face) => countOf(outcome, face) > 0);

const isStraight = ({ dice }: Throw): boolean =>
  Math.max(...dice) - Math.min(...dice) === 2 && new Set(dice).size === 3;

const faces = range(1, 6);

const groups: readonly BetGroup<Throw>[] = [
  {
    id: 'sides',
    name: text('大小单双', 'Big, small, odd, even'),
    bets: [
      bet('big', text('大', 'Big'), (outcome) => totalOf(outcome) >= 11, shares.twoSided),
      bet('small', text('小', 'Small'), (outcome) => totalOf(outcome) <= 10, shares.twoSided),
      bet('odd', text('单', 'Odd'), (outcome) => isOdd(totalOf(outcome)), shares.twoSided),
      bet('even', text('双', 'Even'), (outcome) => !isOdd(totalOf(outcome)), shares.twoSided),
    ],
  },
  {
    id: 'sums',
    name: text('和值', 'Sum'),
    bets: range(3, 18).map((sum) =>
      bet(`sum:${sum}`, text(`和值 ${sum}`, `Sum ${sum}`), (outcome) => totalOf(outcome) === sum),
    ),
  },
  {
    id: 'triples',
    name: text('三同号', 'Triples'),
    bets: [
      bet('any-triple', text('三同号通选', 'Any triple'), isTriple),
      ...faces.map((face) =>
        bet(
          `triple:${face}`,
          text(`三同号 ${face}${face}${face}`, `Triple ${face}${face}${face}`),
          (outcome) => countOf(outcome, face) === 3,
        ),
      ),
    ],
  },
  {
    id: 'doubles',
    name: text('二同号', 'Doubles'),
    bets: [
      ...faces.map((face) =>
        bet(
          `double:${face}`,
          text(`二同号复选 ${face}${face}*`, `Double ${face}${face} with any`),
          (outcome) => countOf(outcome, face) >= 2,
        ),
      ),
      ...faces.flatMap((face) =>
        faces
          .filter((other) => other !== face)
          .map((other) =>
            bet(
              `double:${face}-${other}`,
              text(`二同号单选 ${face}${face}${other}`, `Double ${face}${face} with ${other}`),
              (outcome) => countOf(outcome, face) === 2 && countOf(outcome, other) === 1,
            ),
          ),
      ),
    ],
  },
  {
    id: 'three-different',
    name: text('三不同号', 'Three different'),
    bets: subsets(faces, 3).map((three) =>
      bet(
        `three:${three.join('-')}`,
        text(`三不同号 ${three.join('')}`, `Three different ${three.join('')}`),
        shows(three),
      ),
    ),
  },
  {
    id: 'two-different',
    name: text('二不同号', 'Two different'),
    bets: subsets(faces, 2).map((two) =>
      bet(
        `two:${two.join('-')}`,
        text(`二不同号 ${two.join('')}`, `Two different ${two.join('')}`),
        shows(two),
      ),
    ),
  },
  {
    id: 'straights',
    name: text('三连号', 'Straights'),
    bets: [bet('any-straight', text('三连号通选', 'Any straight'), isStraight)],
  },
];

/** Three dice; triples count for the sum and its sides. */
export const kuai3: TableGame<DiceOutcome> = defineTable<Throw>({
  ...stakes,
  venue: 'PAVILION-CP',
  code: 'kuai3',
  name: text('云阁快三', 'Yunge Fast Three'),
  pinyin: 'yungekuaisan',
  initials: 'ygks',
  hot: true,
  isNew: false,
  cover: { motif: 'kuai3', colors: ['#7a1212', '#f0a02a'] },
  version: 1,
  kind: 'kuai3',
  clock: clockOf({ period: 60, reveal: 8 }),
  groups,
  draw: createDraw('kuai3'),
  classes: () => allThrows,
  drawnNumbers: ({ dice }) => ({ pieces: 'dice', numbers: dice }),
  mark: (outcome) => {
    const total = String(totalOf(outcome));
    return { text: text(total, total), tone: totalOf(outcome) >= 11 ? 'red' : 'blue' };
  },
});
