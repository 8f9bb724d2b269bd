import { text } from '../../../domain/texts';
import type { TableGame } from '../table-game';
import { type Bet, type BetGroup, clockOf, createDraw, defineTable, stakes } from './define-table';
import { allThrows, countOf, type DiceOutcome, isTriple, totalOf } from './dice';
import { isOdd, range, subsets } from './numbers';

const faces = range(1, 6);

const bet = (
  id: string,
  name: Bet<DiceOutcome>['name'],
  hundredths: number,
  wins: (outcome: DiceOutcome) => boolean,
): Bet<DiceOutcome> => ({ id, name, returns: (outcome) => (wins(outcome) ? hundredths : 0) });

/** An even-money bet on the total, which every triple loses. */
const side = (id: string, name: Bet<DiceOutcome>['name'], wins: (total: number) => boolean) =>
  bet(id, name, 200, (outcome) => !isTriple(outcome) && wins(totalOf(outcome)));

/** Returns of the totals 4 to 10, in hundredths; 11 to 17 mirror them. */
const totalReturns = [6_600, 3_300, 2_000, 1_300, 1_000, 800, 750];

const groups: readonly BetGroup<DiceOutcome>[] = [
  {
    id: 'sides',
    name: text('大小单双', 'Big, small, odd, even'),
    bets: [
      side('big', text('大', 'Big'), (total) => total >= 11),
      side('small', text('小', 'Small'), (total) => total <= 10),
      side('odd', text('单', 'Odd'), isOdd),
      side('even', text('双', 'Even'), (total) => !isOdd(total)),
    ],
  },
  {
    id: 'triples',
    name: text('围骰', 'Triples'),
    bets: [
      bet('any-triple', text('任意围骰', 'Any triple'), 3_300, isTriple),
      ...faces.map((face) =>
        bet(
          `triple:${face}`,
          text(`围骰 ${face}`, `Triple ${face}`),
          20_100,
          (outcome) => countOf(outcome, face) === 3,
        ),
      ),
    ],
  },
  {
    id: 'doubles',
    name: text('双骰', 'Doubles'),
    bets: faces.map((face) =>
      bet(
        `double:${face}`,
        text(`双骰 ${face}`, `Double ${face}`),
        1_300,
        (outcome) => countOf(outcome, face) >= 2,
      ),
    ),
  },
  {
    id: 'sums',
    name: text('点数', 'Totals'),
    bets: range(4, 17).map((sum) =>
      bet(
        `sum:${sum}`,
        text(`${sum} 点`, `Total ${sum}`),
        totalReturns[Math.min(sum, 21 - sum) - 4]!,
        (outcome) => totalOf(outcome) === sum,
      ),
    ),
  },
  {
    id: 'pairs',
    name: text('两骰组合', 'Two faces'),
    bets: subsets(faces, 2).map((pair) =>
      bet(
        `pair:${pair.join('-')}`,
        text(`组合 ${pair.join('-')}`, `Faces ${pair.join('-')}`),
        700,
        (outcome) => pair.every((face) => countOf(outcome, face) > 0),
      ),
    ),
  },
  {
    id: 'singles',
    name: text('单骰', 'Single faces'),
    bets: faces.map((face) => ({
      id: `single:${face}`,
      name: text(`单骰 ${face}`, `Face ${face}`),
      returns: (outcome) => [0, 200, 300, 1_300][countOf(outcome, face)]!,
    })),
  },
];

export const sicBo: TableGame<DiceOutcome> = defineTable<DiceOutcome>({
  ...stakes,
  venue: 'PAVILION-ZR',
  code: 'sic-bo',
  name: text('骰宝', 'Sic Bo'),
  pinyin: 'toubao',
  initials: 'tb',
  hot: true,
  isNew: false,
  cover: { motif: 'dice', colors: ['#3a1266', '#f0b93a'] },
  version: 1,
  kind: 'sic-bo',
  clock: clockOf({ period: 30, reveal: 6 }),
  groups,
  draw: createDraw('sic-bo'),
  classes: () => allThrows,
  mark: (outcome) => {
    if (isTriple(outcome)) return { text: text('围', 'Triple'), tone: 'green' };
    return totalOf(outcome) >= 11
      ? { text: text('大', 'Big'), tone: 'red' }
      : { text: text('小', 'Small'), tone: 'blue' };
  },
});
