import { shortDay } from './day-text';

it('shortens a day to month and day', () => {
  expect(shortDay('2026-01-31')).toBe('1/31');
  expect(shortDay('2026-11-08')).toBe('11/8');
});
