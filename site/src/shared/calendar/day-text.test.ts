import { shortDay } from './day-text';

it('shortens a day to month and day', () => {
  expect(shortDay('2026-01-31', 'zh-CN')).toBe('1/31');
  expect(shortDay('2026-11-08', 'zh-CN')).toBe('11/8');
  expect(shortDay('2026-11-08', 'en')).toBe('8 Nov');
});
