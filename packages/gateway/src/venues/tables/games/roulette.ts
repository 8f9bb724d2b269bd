import { text } from '../../../domain/texts';
import type { TableGame } from '../table-game';
import { type Bet, type BetGroup, clockOf, createDraw, defineTable, stakes } from './define-table';
import { isOdd, range } from './numbers';

export interface RouletteOutcome {
  readonly pocket: number;
}

const redPockets = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The layout: twelve streets of three numbers, and zero above the first street. */
const streets = range(0, 11).map((street) => range(3 * street + 1, 3 * street + 3));

/** A bet on some numbers that pays what 36 would pay without the zero. */
const inside = (
  type: string,
  chinese: string,
  english: string,
  numbers: readonly number[],
): Bet<RouletteOutcome> => {
  const covered = new Set(numbers);
  const listed = numbers.join('-');
  return {
    id: `${type}:${listed}`,
    name: text(`${chinese} ${listed}`, `${english} ${listed}`),
    returns: ({ pocket }) => (covered.has(pocket) ? 3_600 / numbers.length : 0),
  };
};

const splits: readonly (readonly number[])[] = [
  ...streets[0]!.map((number) => [0, number]),
  ...streets.flatMap((street) => street.slice(1).map((number) => [number - 1, number])),
  ...streets.slice(1).flatMap((street) => street.map((number) => [number - 3, number])),
].sort(([a, b], [c, d]) => a! - c! || b! - d!);

const corners = streets
  .slice(1)
  .flatMap((street) => street.slice(1).map((number) => [number - 4, number - 3, number - 1, number]));

const sixLines = streets.slice(1).map((street, index) => [...streets[index]!, ...street]);

const columns = range(1, 3).map((column) => streets.map((street) => street[column - 1]!));

/** A dozen or a column. */
const third = (
  id: string,
  name: Bet<RouletteOutcome>['name'],
  numbers: readonly number[],
): Bet<RouletteOutcome> => {
  const covered = new Set(numbers);
  return { id, name, returns: ({ pocket }) => (covered.has(pocket) ? 300 : 0) };
};

/** An even-money bet, of which a zero returns half (“la partage”). */
const half = (
  id: string,
  name: Bet<RouletteOutcome>['name'],
  wins: (pocket: number) => boolean,
): Bet<RouletteOutcome> => ({
  id,
  name,
  returns: ({ pocket }) => {
    if (pocket === 0) return 50;
    return wins(pocket) ? 200 : 0;
  },
});

const isRed = (pocket: number): boolean => redPockets.has(pocket);

const groups: readonly BetGroup<RouletteOutcome>[] = [
  {
    id: 'straight',
    name: text('直注', 'Straight up'),
    bets: range(0, 36).map((number) => inside('straight', '直注', 'Straight', [number])),
  },
  {
    id: 'split',
    name: text('分注', 'Split'),
    bets: splits.map((numbers) => inside('split', '分注', 'Split', numbers)),
  },
  {
    id: 'street',
    name: text('街注', 'Street'),
    bets: [
      inside('trio', '三数', 'Trio', [0, 1, 2]),
      inside('trio', '三数', 'Trio', [0, 2, 3]),
      ...streets.map((numbers) => inside('street', '街注', 'Street', numbers)),
    ],
  },
  {
    id: 'corner',
    name: text('角注', 'Corner'),
    bets: [
      inside('first-four', '四个号码', 'First four', [0, 1, 2, 3]),
      ...corners.map((numbers) => inside('corner', '角注', 'Corner', numbers)),
    ],
  },
  {
    id: 'six-line',
    name: text('线注', 'Six line'),
    bets: sixLines.map((numbers) => inside('six-line', '线注', 'Six line', numbers)),
  },
  {
    id: 'dozen',
    name: text('打注', 'Dozens'),
    bets: range(1, 3).map((dozen) => {
      const [from, to] = [12 * dozen - 11, 12 * dozen];
      const name = text(`第${'一二三'[dozen - 1]}打（${from}–${to}）`, `Dozen ${from}–${to}`);
      return third(`dozen:${dozen}`, name, range(from, to));
    }),
  },
  {
    id: 'column',
    name: text('列注', 'Columns'),
    bets: columns.map((numbers, index) =>
      third(`column:${index + 1}`, text(`第${'一二三'[index]}列`, `Column ${index + 1}`), numbers),
    ),
  },
  {
    id: 'even-money',
    name: text('等额注', 'Even money'),
    bets: [
      half('red', text('红', 'Red'), isRed),
      half('black', text('黑', 'Black'), (pocket) => !isRed(pocket)),
      half('odd', text('单', 'Odd'), isOdd),
      half('even', text('双', 'Even'), (pocket) => !isOdd(pocket)),
      half('low', text('小（1–18）', 'Low 1–18'), (pocket) => pocket <= 18),
      half('high', text('大（19–36）', 'High 19–36'), (pocket) => pocket >= 19),
    ],
  },
];

const pockets = range(0, 36).map((pocket) => [{ pocket }, 1n] as const);

/** One zero. Rounds take 36 s, which divides the day evenly. */
export const roulette: TableGame<RouletteOutcome> = defineTable<RouletteOutcome>({
  ...stakes,
  venue: 'PAVILION-ZR',
  code: 'roulette',
  name: text('欧式轮盘', 'European Roulette'),
  pinyin: 'oushilunpan',
  initials: 'oslp',
  hot: true,
  isNew: false,
  cover: { motif: 'roulette', colors: ['#5a0f16', '#1fae7c'] },
  version: 1,
  kind: 'roulette',
  clock: clockOf({ period: 36, reveal: 9 }),
  groups,
  draw: createDraw('roulette'),
  classes: () => pockets,
  mark: ({ pocket }) => {
    const number = String(pocket);
    const tone = pocket === 0 ? 'green' : isRed(pocket) ? 'red' : 'black';
    return { text: text(number, number), tone };
  },
});
