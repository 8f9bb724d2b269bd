import { roulette } from './roulette';

/** Where a number is on the layout: its street (zero is a column of its own, left of the first street) and its row. */
const placeOf = (number: number) => ({ street: Math.ceil(number / 3), row: (number - 1) % 3 });

const numbers = Array.from({ length: 37 }, (_, number) => number);

const subsets = (size: number, from = 0): number[][] =>
  size === 0
    ? [[]]
    : numbers.slice(from).flatMap((number) => subsets(size - 1, number + 1).map((rest) => [number, ...rest]));

const touches = (left: number, right: number): boolean => {
  if (left === 0) return placeOf(right).street === 1;
  const [a, b] = [placeOf(left), placeOf(right)];
  return Math.abs(a.street - b.street) + Math.abs(a.row - b.row) === 1;
};

/** The numbers that win a bet, found by playing every pocket. */
const coverOf = (selection: string): number[] =>
  numbers.filter((pocket) => roulette.returnOf(selection, { pocket })! >= 100);

const covers = (type: RegExp): string[] =>
  roulette.groups
    .flatMap(({ selections }) => selections.map(({ id }) => id))
    .filter((id) => type.test(id))
    .map((id) => coverOf(id).join('-'))
    .sort();

const joined = (sets: number[][]): string[] => sets.map((set) => set.join('-')).sort();

describe('the layout of the roulette', () => {
  it('[GAM-2] has 157 bets', () => {
    expect(roulette.groups.map(({ id, selections }) => [id, selections.length])).toEqual([
      ['straight', 37],
      ['split', 60],
      ['street', 14],
      ['corner', 23],
      ['six-line', 11],
      ['dozen', 3],
      ['column', 3],
      ['even-money', 6],
    ]);
  });

  it('[GAM-2] has a straight bet on each number and a split on each two that touch', () => {
    expect(covers(/^straight:/)).toEqual(joined(subsets(1)));
    expect(covers(/^split:/)).toEqual(joined(subsets(2).filter(([left, right]) => touches(left!, right!))));
  });

  it('[GAM-2] has a street or trio on each three numbers of a street, or of zero and two that touch', () => {
    const expected = subsets(3).filter(([first, second, third]) =>
      first === 0
        ? touches(0, second!) && touches(0, third!) && touches(second!, third!)
        : new Set([first, second, third].map((number) => placeOf(number!).street)).size === 1,
    );
    expect(covers(/^(street|trio):/)).toEqual(joined(expected));
  });

  it('[GAM-2] has a corner where four numbers meet, and the first four', () => {
    const corners = subsets(2)
      .filter(([left, right]) => left !== 0 && placeOf(left!).street === placeOf(right!).street)
      .filter(([left, right]) => touches(left!, right!) && right! <= 33)
      .map(([left, right]) => [left!, right!, left! + 3, right! + 3]);
    expect(covers(/^(corner|first-four):/)).toEqual(joined([[0, 1, 2, 3], ...corners]));
  });

  it('[GAM-2] has a line on each two neighbouring streets, and dozens and columns of twelve', () => {
    const lines = numbers.slice(1, 12).map((street) => numbers.slice(3 * street - 2, 3 * street + 4));
    expect(covers(/^six-line:/)).toEqual(joined(lines));
    const thirds = [1, 2, 3].flatMap((third) => [
      numbers.slice(12 * third - 11, 12 * third + 1),
      numbers.filter((number) => number > 0 && placeOf(number).row === third - 1),
    ]);
    expect(covers(/^(dozen|column):/)).toEqual(joined(thirds));
  });

  it('[GAM-2] has the numbers of its id in each inside bet', () => {
    const inside = roulette.groups
      .slice(0, 5)
      .flatMap(({ selections }) => selections.map(({ id }) => id.split(':')));
    for (const [type, listed] of inside) expect(coverOf(`${type}:${listed}`).join('-')).toBe(listed);
  });

  it('[GAM-2] splits the 36 numbers in halves, and returns half of an even-money bet on zero', () => {
    for (const [one, other] of [
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
    ] as const) {
      expect(coverOf(one)).toHaveLength(18);
      expect([...coverOf(one), ...coverOf(other)].sort((a, b) => a - b)).toEqual(numbers.slice(1));
      expect(roulette.returnOf(one, { pocket: 0 })).toBe(50);
      expect(roulette.returnOf(other, { pocket: 0 })).toBe(50);
    }
    // Of a wheel: 1, 3 and 36 are red, 2, 4 and 35 black.
    expect([1, 3, 36].map((pocket) => roulette.returnOf('red', { pocket }))).toEqual([200, 200, 200]);
    expect([2, 4, 35].map((pocket) => roulette.returnOf('black', { pocket }))).toEqual([200, 200, 200]);
  });

  it('[GAM-2] marks a result with the colour of its pocket', () => {
    expect([0, 1, 2].map((pocket) => roulette.mark({ pocket }).tone)).toEqual(['green', 'red', 'black']);
  });
});
