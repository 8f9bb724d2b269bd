import fc from 'fast-check';
import { barLimit } from './bar-limit';

it('cuts a single gain that flattens the other days', () => {
  expect(barLimit([10, -20, 947, 0, 15])).toBeCloseTo(26);
});

it('cuts a gain and a loss that both flatten the other days', () => {
  expect(barLimit([10, -900, 947, 0, -5])).toBeCloseTo(13);
});

it('keeps a loss whole that is in proportion to the other days', () => {
  expect(barLimit([100, -187.5, 947, 80])).toBeCloseTo(243.75);
});

it.each([
  ['results of one size', [10, -20, 30, 25]],
  ['two huge results of one sign, which are no exception', [10, 900, 947, 5]],
  ['a single day with bets', [0, 0, 947, 0]],
  ['no bets', [0, 0, 0]],
  ['a gain that is hardly higher than the loss beside it', [100, 301, -299]],
])('cuts nothing of %s', (_, values) => {
  expect(barLimit(values)).toBe(Infinity);
});

it('cuts only the highest and the lowest result, and never all that is shown', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1 }), (values) => {
      const limit = barLimit(values);
      const cut = values.filter((value) => Math.abs(value) > limit);
      expect(cut.length).toBeLessThanOrEqual(2);
      if (limit < Infinity) expect(cut.length).toBeGreaterThan(0);
      for (const value of cut) expect([Math.max(...values), Math.min(...values)]).toContain(value);
      expect(limit).toBeGreaterThan(0);
    }),
  );
});
