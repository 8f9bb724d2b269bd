import { isRange } from './range';

it('is two days in their order', () => {
  expect(isRange({ from: '2026-01-01', to: '2026-01-01' })).toBe(true);
  expect(isRange({ from: '2026-01-02', to: '2026-01-01' })).toBe(false);
  expect(isRange({ from: '', to: '2026-01-01' })).toBe(false);
});
