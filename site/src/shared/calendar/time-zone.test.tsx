import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { type Locale, LocaleProvider } from '../messages';
import { brandDay, brandTimeZone, ShownTimeZone, type TimeZone, useTimeText } from './time-zone';

/** The function of a page in a language; the site has no second zone yet. */
const timeTextIn = (locale: Locale, zone?: string) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LocaleProvider locale={locale} setLocale={() => {}}>
      {zone ? <ShownTimeZone value={zone as TimeZone}>{children}</ShownTimeZone> : children}
    </LocaleProvider>
  );
  return renderHook(useTimeText, { wrapper }).result.current;
};

describe('the time that a page shows', () => {
  it('[APP-9] is written for each language, in the time zone of the brand by default', () => {
    const moment = '2026-01-31T16:05:09Z';
    const chinese = timeTextIn('zh-CN');
    const english = timeTextIn('en');
    expect(chinese(moment)).toBe('2026/02/01 00:05:09');
    expect(chinese(moment, 'minute')).toBe('2026/02/01 00:05');
    expect(chinese(moment, 'brief')).toBe('02/01 00:05');
    expect(english(moment)).toBe('1 Feb 2026, 00:05:09');
    expect(english(moment, 'day')).toBe('1 Feb 2026');
    expect(chinese(moment, 'monthDay')).toBe('02/01');
    expect(english(moment, 'monthDay')).toBe('1 Feb');
    for (const timeText of [chinese, english]) {
      expect(timeText(moment, 'time')).toBe('00:05');
      expect(timeText(Date.parse(moment), 'time')).toBe('00:05');
    }
  });

  it('is that of the zone of the page, also after another page had another zone', () => {
    const inBeijing = timeTextIn('en');
    const inNewYork = timeTextIn('en', 'America/New_York');
    // Daylight saving time: four hours behind UTC in summer, five in winter.
    for (const [moment, beijing, newYork] of [
      ['2026-07-01T02:00:00Z', '1 Jul, 10:00', '30 Jun, 22:00'],
      ['2026-01-01T04:30:00Z', '1 Jan, 12:30', '31 Dec, 23:30'],
    ] as const) {
      expect(inBeijing(moment, 'brief')).toBe(beijing);
      expect(inNewYork(moment, 'brief')).toBe(newYork);
    }
  });
});

it('counts days in the time zone of the brand', () => {
  expect(brandDay(Date.parse('2026-01-31T15:59:59Z'))).toBe('2026-01-31');
  expect(brandDay(Date.parse('2026-01-31T16:00:00Z'))).toBe('2026-02-01');
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: brandTimeZone });
  const moments = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') });
  fc.assert(fc.property(moments, (moment) => expect(brandDay(moment)).toBe(format.format(moment))));
});
