import { diceShapes } from '../tables/js/lottery/kuai3-draws.js';
import { lunarYearAt, numbersOfSign, signOf, waveOf } from '../tables/js/lottery/mark-six-draws.js';
import { carPoses, decided, orderAt } from '../tables/js/lottery/race.js';
import { digitShape } from '../tables/js/lottery/ssc-draws.js';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  items.reduce<Record<string, number>>((counts, item) => {
    const key = keyOf(item);
    counts[key] = (counts[key] ?? 0) + 1;
    return counts;
  }, {});
const throws = range(0, 215).map((n) => [(n % 6) + 1, (Math.floor(n / 6) % 6) + 1, Math.floor(n / 36) + 1]);
const threes = range(0, 999).map((n) => [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10]);

describe('what the client says about a draw', () => {
  it('[GAM-2] the shapes of three dice and three digits have the sizes of the pay table', () => {
    expect(countBy(throws, (dice) => diceShapes(dice).at(-1)!)).toEqual({
      triple: 6,
      pair: 90,
      different: 96,
      straight: 24,
    });
    expect(countBy(threes, digitShape)).toEqual({
      leopard: 10,
      straight: 60,
      pair: 270,
      'half-straight': 360,
      mixed: 300,
    });
    expect(digitShape([0, 8, 9])).toBe('straight');
  });

  it('[GAM-2] numbers have seventeen, sixteen and sixteen balls of a colour', () => {
    expect(countBy(range(1, 49), waveOf)).toEqual({ red: 17, blue: 16, green: 16 });
  });

  it('[GAM-2] 1 has the sign of the lunar year and the signs count downwards', () => {
    expect([1, 2, 13, 49].map((number) => signOf(number, 2025))).toEqual([
      'snake',
      'dragon',
      'snake',
      'snake',
    ]);
    expect(numbersOfSign('horse', 2026)).toEqual([1, 13, 25, 37, 49]);
    expect(numbersOfSign('snake', 2026)).toEqual([2, 14, 26, 38]);
    expect(lunarYearAt(new Date('2026-02-16T15:59:59Z'))).toBe(2025);
    expect(lunarYearAt(new Date('2026-02-16T16:00:00Z'))).toBe(2026);
  });
});

describe('the race', () => {
  const order = [4, 3, 9, 8, 10, 6, 7, 2, 1, 5];

  it('[GAM-2] ends in the known order, which is reached before the finish line passes', () => {
    for (const seed of range(1, 200)) {
      expect(orderAt(order, seed, 1)).toEqual(order);
      expect(orderAt(order, seed, decided)).toEqual(order);
    }
  });

  it('[GAM-2] keeps every car on the track and looks the same each time', () => {
    for (const seed of range(1, 200)) {
      for (const [index, car] of order.entries()) {
        const poses = carPoses(car, index + 1, seed);
        expect(poses.every(({ position }) => position >= 0 && position <= 1)).toBe(true);
        expect(poses.map(({ offset }) => offset)).toEqual([...poses.map(({ offset }) => offset)].sort());
        expect(carPoses(car, index + 1, seed)).toEqual(poses);
      }
    }
  });
});
