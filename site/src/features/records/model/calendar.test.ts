import fc from 'fast-check';
import { dayAndTime, dayText, isDay } from './calendar';

it('[APP-9] formats dates for each language', () => {
  expect(dayText('2026-02-01', 'zh-CN')).toBe('2026/02/01');
  expect(dayText('2026-02-01', 'en')).toBe('1 Feb 2026');
});

it('shows the day of the same time zone as the time', () => {
  const texts = { locale: 'zh-CN', isoDay: () => '2026-02-01', timeText: () => '00:05' } as const;
  expect(dayAndTime('2026-01-31T16:05:00Z', texts)).toBe('2026/02/01 00:05');
});

it.each([
  '2026-02-30',
  '2026-13-01',
  '2026-2-1',
  '0202-01-01',
  '2026-01-01T00:00',
  '',
  'today',
  '2025-02-29',
])('rejects %j as a day', (text) => expect(isDay(text)).toBe(false));

it('accepts every day of the calendar, including leap days', () => {
  const days = fc.tuple(
    fc.integer({ min: 2000, max: 2999 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  );
  const lengthOf = (year: number, month: number) =>
    month === 2
      ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
        ? 29
        : 28
      : [4, 6, 9, 11].includes(month)
        ? 30
        : 31;
  fc.assert(
    fc.property(days, ([year, month, day]) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      expect(isDay(text)).toBe(day <= lengthOf(year, month));
    }),
  );
});
