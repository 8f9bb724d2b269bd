import { isRange, rangeBeingTyped } from './range';

it('is two days in their order', () => {
  expect(isRange({ from: '2026-01-01', to: '2026-01-01' })).toBe(true);
  expect(isRange({ from: '2026-01-02', to: '2026-01-01' })).toBe(false);
  expect(isRange({ from: '', to: '2026-01-01' })).toBe(false);
});

it('keeps the end that nobody typed when a half-typed year crosses it', () => {
  const shown = { from: '2026-01-01', to: '2026-01-31' };
  expect(rangeBeingTyped(shown, { from: '0002-01-31', to: '0002-01-31' })).toEqual({
    from: '2026-01-01',
    to: '0002-01-31',
  });
  expect(rangeBeingTyped(shown, { from: '', to: '2026-01-31' })).toEqual({ from: '', to: '2026-01-31' });
});
