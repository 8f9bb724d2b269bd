import fc from 'fast-check';
import { dayText, isDay, sheetMoment, timeText } from './calendar';

it('formats times in the brand’s time zone, in any time zone of the browser', () => {
  expect(timeText('2026-01-31T16:00:05Z')).toBe('00:00');
  expect(sheetMoment('2026-01-31T16:00:05Z')).toBe('2026-02-01 00:00:05');
});

it('[APP-9] formats dates for each language', () => {
  expect(dayText('2026-01-31T16:00:00Z', 'zh-CN')).toBe('2026/02/01');
  expect(dayText('2026-01-31T16:00:00Z', 'en')).toBe('Feb 01, 2026');
});

it('matches an offset of eight hours', () => {
  const moments = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const there = new Date(moment.getTime() + 8 * 3_600_000).toISOString();
      expect(sheetMoment(moment.toISOString())).toBe(there.slice(0, 19).replace('T', ' '));
    }),
  );
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
