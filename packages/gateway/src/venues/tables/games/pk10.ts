import type { LocalText } from '@pavilion/contract';
import { composed, text } from '../../../domain/texts';
import type { TableGame } from '../table-game';
import { type BetGroup, type Classes, clockOf, createDraw, defineTable, stakes } from './define-table';
import { lotteryBets, shares } from './lottery-bets';
import { isOdd, range } from './numbers';

/** The cars from 1 to 10, by place. */
export interface Pk10Outcome {
  readonly order: readonly number[];
}

const cars = range(1, 10);

/** Ten orders in which each car has each place once. */
const byCar: Classes<Pk10Outcome> = cars.map((first) => [
  { order: cars.map((car) => ((first + car - 2) % 10) + 1) },
  362_880n,
]);

/** An order for each pair of cars at two places. */
const byTwo = (place: number, other: number): Classes<Pk10Outcome> =>
  cars.flatMap((car) =>
    cars
      .filter((second) => second !== car)
      .map((second) => {
        const order = cars.filter((rest) => rest !== car && rest !== second);
        order.splice(place, 0, car);
        order.splice(other, 0, second);
        return [{ order }, 40_320n] as const;
      }),
  );

const places = ['冠军', '亚军', ...'三四五六七八九十'].map((name, place) =>
  text(place < 2 ? name : `第${name}名`, `Place ${place + 1}`),
);

/** Sides of a car at a place; the first five places also race against the last five (1 against 10, 2 against 9 …). */
const placeGroup = (name: LocalText, place: number): BetGroup<Pk10Outcome> => {
  const bet = lotteryBets(byCar);
  const versus = lotteryBets(byTwo(place, 9 - place));
  const id = `p${place + 1}`;
  const named = (chinese: string, english: string) =>
    composed(text(`{name}${chinese}`, `{name}, ${english}`), { name });
  const side = (side: string, chinese: string, english: string, wins: (car: number) => boolean) =>
    bet(`${id}:${side}`, named(chinese, english), ({ order }) => wins(order[place]!), shares.twoSided);
  const race = (side: string, chinese: string, english: string, sign: number) =>
    versus(
      `${id}:${side}`,
      named(chinese, english),
      ({ order }) => sign * (order[place]! - order[9 - place]!) > 0,
      shares.twoSided,
    );
  return {
    id,
    name,
    bets: [
      side('big', '大', 'big', (car) => car >= 6),
      side('small', '小', 'small', (car) => car <= 5),
      side('odd', '单', 'odd', isOdd),
      side('even', '双', 'even', (car) => !isOdd(car)),
      ...(place < 5 ? [race('dragon', '龙', 'dragon', 1), race('tiger', '虎', 'tiger', -1)] : []),
      ...cars.map((car) =>
        bet(`${id}:${car}`, named(` ${car}`, `car ${car}`), ({ order }) => order[place] === car),
      ),
    ],
  };
};

const sumGroup = (): BetGroup<Pk10Outcome> => {
  const bet = lotteryBets(byTwo(0, 1));
  const sum = ({ order }: Pk10Outcome) => order[0]! + order[1]!;
  const side = (side: string, chinese: string, english: string, wins: (sum: number) => boolean) =>
    bet(
      `sum:${side}`,
      text(`冠亚${chinese}`, `Top two, ${english}`),
      (outcome) => wins(sum(outcome)),
      shares.twoSided,
    );
  return {
    id: 'sum',
    name: text('冠亚和', 'Sum of the top two'),
    bets: [
      side('big', '大', 'big', (value) => value >= 12),
      side('small', '小', 'small', (value) => value <= 11),
      side('odd', '单', 'odd', isOdd),
      side('even', '双', 'even', (value) => !isOdd(value)),
      ...range(3, 19).map((value) =>
        bet(
          `sum:${value}`,
          text(`冠亚和 ${value}`, `Top two sum ${value}`),
          (outcome) => sum(outcome) === value,
        ),
      ),
    ],
  };
};

/** Ten cars; 75 s divide the day into 1,152 rounds. */
export const pk10: TableGame<Pk10Outcome> = defineTable<Pk10Outcome>({
  ...stakes,
  venue: 'PAVILION-CP',
  code: 'pk10',
  name: text('极速赛车', 'Speed Racing'),
  pinyin: 'jisusaiche',
  initials: 'jssc',
  hot: true,
  isNew: false,
  cover: { motif: 'racing', colors: ['#101c3a', '#f0c52a'] },
  version: 1,
  kind: 'pk10',
  clock: clockOf({ period: 75, reveal: 15 }),
  groups: [sumGroup(), ...places.map(placeGroup)],
  draw: createDraw('pk10'),
  classes: () => byCar,
  drawnNumbers: ({ order }) => ({ pieces: 'cars', numbers: order }),
  mark: ({ order }) => {
    const first = String(order[0]);
    return { text: text(first, first), tone: 'gold' };
  },
});
