import { diceShapes, hasWon as kuai3Won } from '../tables/js/lottery/kuai3-draws.js';
import {
  lunarYearAt,
  hasWon as markSixWon,
  numbersOfSign,
  signOf,
  waveOf,
} from '../tables/js/lottery/mark-six-draws.js';
import { hasWon as pc28Won } from '../tables/js/lottery/pc28-draws.js';
import { hasWon as pk10Won } from '../tables/js/lottery/pk10-draws.js';
import { carPoses, decided, orderAt } from '../tables/js/lottery/race.js';
import { digitShape, hasWon as sscWon } from '../tables/js/lottery/ssc-draws.js';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  items.reduce<Record<string, number>>((counts, item) => {
    const key = keyOf(item);
    counts[key] = (counts[key] ?? 0) + 1;
    return counts;
  }, {});
const throws = range(0, 215).map((n) => [(n % 6) + 1, (Math.floor(n / 6) % 6) + 1, Math.floor(n / 36) + 1]);
const threes = range(0, 999).map((n) => [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10]);
const hits = <Outcome>(outcomes: readonly Outcome[], wins: (outcome: Outcome) => boolean) =>
  outcomes.filter(wins).length;

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

  it.each([
    ['sum:3', 1],
    ['sum:10', 27],
    ['any-triple', 6],
    ['triple:4', 1],
    ['double:4', 16],
    ['double:4-1', 3],
    ['three:1-2-3', 6],
    ['two:1-2', 30],
    ['any-straight', 24],
    ['big', 108],
    ['even', 108],
  ])('[GAM-2] kuai3 %s wins for %i of 216 throws', (selection, count) => {
    expect(hits(throws, (dice) => kuai3Won(selection, { dice }))).toBe(count);
  });

  it.each([
    ['sum:13', 75],
    ['big', 500],
    ['odd', 500],
    ['big-odd', 231],
    ['small-odd', 269],
    ['highest', 56],
    ['lowest', 56],
  ])('[GAM-2] pc28 %s wins for %i of 1000 draws', (selection, count) => {
    expect(hits(threes, (digits) => pc28Won(selection, { digits }))).toBe(count);
  });

  it('[GAM-2] time lottery bets win by place, total, ends and groups of three', () => {
    const digits = [7, 2, 3, 2, 8];
    const winners = [
      'sum:small',
      'sum:even',
      'tiger',
      'wan:7',
      'wan:big',
      'qian:even',
      'ge:8',
      'front:half-straight',
      'middle:pair',
      'back:half-straight',
    ];
    const losers = ['sum:big', 'dragon', 'tie', 'wan:8', 'qian:odd', 'front:mixed'];
    expect(winners.filter((selection) => sscWon(selection, { digits }))).toEqual(winners);
    expect(losers.filter((selection) => sscWon(selection, { digits }))).toEqual([]);
  });

  it('[GAM-2] racing bets win by place, duel and the sum of the first two', () => {
    const order = [4, 3, 9, 8, 10, 6, 7, 2, 1, 5];
    const winners = ['sum:7', 'sum:small', 'p1:4', 'p1:tiger', 'p2:dragon', 'p5:dragon', 'p10:5', 'p10:odd'];
    const losers = ['sum:8', 'p1:dragon', 'p1:big', 'p10:4'];
    expect(winners.filter((selection) => pk10Won(selection, { order }))).toEqual(winners);
    expect(losers.filter((selection) => pk10Won(selection, { order }))).toEqual([]);
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

  it('[GAM-2] 49 as the special number wins no bet on sides', () => {
    const outcome = { numbers: [1, 2, 3, 4, 5, 6], special: 49, year: 2026 };
    const sides = ['big', 'small', 'odd', 'even', 'sum-odd', 'sum-even', 'tail-big', 'tail-small'];
    expect(sides.filter((side) => markSixWon(`special-${side}`, outcome))).toEqual([]);
    const winners = ['special:49', 'special-wave:green', 'special-sign:horse', 'any-tail:9', 'regular:06'];
    expect(winners.filter((selection) => markSixWon(selection, outcome))).toEqual(winners);
    expect(markSixWon('regular:49', outcome)).toBe(false);
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
