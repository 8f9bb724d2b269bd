import { dayHeading, nearDay, sumOf } from './days';

it('names a day in both languages, with its year where that is not the current one', () => {
  expect(dayHeading('2026-11-28', '2026-11-28', 'zh-CN')).toBe('11 月 28 日');
  expect(dayHeading('2026-11-08', '2026-11-28', 'en')).toBe('8 Nov');
  expect(dayHeading('2025-12-31', '2026-01-01', 'zh-CN')).toBe('2025 年 12 月 31 日');
  expect(dayHeading('2025-12-31', '2026-01-01', 'en')).toBe('31 Dec 2025');
});

it('names today and yesterday, also across a month', () => {
  expect(nearDay('2026-03-01', '2026-03-01')).toBe('today');
  expect(nearDay('2026-02-28', '2026-03-01')).toBe('yesterday');
  expect(nearDay('2026-02-27', '2026-03-01')).toBeUndefined();
});

it('[MNY-2] sums amounts exactly', () => {
  expect(sumOf([], String)).toBe('0.00');
  expect(sumOf(['0.10', '0.20', '-9007199254740993.01'], String)).toBe('-9007199254740992.71');
});
