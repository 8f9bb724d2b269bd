import fc from 'fast-check';
import { valueScale } from './value-scale';

it.each([
  [
    [3100, 2600, 0],
    [0, 1000, 2000, 3000, 4000],
  ],
  [
    [420, -380],
    [-400, -200, 0, 200, 400, 600],
  ],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [
    [2, 1],
    [0, 1, 2],
  ],
  [
    [9, 0],
    [0, 5, 10],
  ],
  [[1], [0, 1]],
  [[0, 0], [0]],
  [[], [0]],
])('%j is read off at %j', (values, ticks) => {
  expect(valueScale(values).ticks).toEqual(ticks);
});

it('covers every value and zero in a few equal steps', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 31 }), (values) => {
      const { low, top, ticks } = valueScale(values);
      for (const value of [0, ...values]) {
        expect(value).toBeGreaterThanOrEqual(low - 1e-6);
        expect(value).toBeLessThanOrEqual(top + 1e-6);
      }
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(7);
      const steps = ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0));
      for (const step of steps) expect(step / (steps[0] ?? 1)).toBeCloseTo(1, 6);
    }),
  );
});
