import { isTest, listFiles, readWithoutComments } from './repository';

/** The only folder of the site that knows a time zone. */
const calendar = 'site/src/shared/calendar/';

const isDay = 'a day without a time, which UTC keeps the same for every reader';

/** Files that format days, each with the reason. */
const dayFiles: Readonly<Record<string, string>> = {
  'site/src/features/calendar/model/month.ts': isDay,
  'site/src/features/records/model/calendar.ts': isDay,
  'site/src/features/records/model/days.ts': isDay,
  'site/src/features/sponsors/pages/sponsors.tsx': isDay,
};

/** What shows a time, or depends on a time zone: that of an option, of the device or of an offset. */
const zoned =
  /\btimeZone:|\btimeFormat\b|\bDateTimeFormat\b|\.toLocale(Date|Time)?String\(|\.get(Hours|Minutes|Day|Date|Month)\(|getTimezoneOffset|\b8 \* (60|3600|3_600)/;

/** What no format of days has. */
const timed = /\b(hour|minute|second|timeStyle)\b|timeZone(?!: 'UTC')/;

/** The name of a zone. */
const named = /北京|Beijing|东八区|UTC ?\+|GMT|Asia\/\w/;

const sources = listFiles('site/src')
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !path.startsWith(calendar))
  .map((path) => ({ path, code: readWithoutComments(path) }));

/** The files whose code matches. */
const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

describe('times of the site', () => {
  it('are written by shared/calendar alone, apart from days (fix: useTimeText)', () => {
    expect(filesWith(zoned)).toEqual(Object.keys(dayFiles));
  });

  it('days have neither a time nor the zone of a place', () => {
    expect(filesWith(timed).filter((path) => path in dayFiles)).toEqual([]);
  });

  it('count down by the gateway’s clock (fix: shared/calendar/countdown)', () => {
    expect(filesWith(/import \{[^}]*\bCountdown\b[^}]*\} from '@pavilion\/ui'/)).toEqual([]);
  });

  it('texts have the name of a zone from shared/calendar (fix: {zone} and zoneNames)', () => {
    expect(filesWith(named)).toEqual([]);
  });

  it.each([
    "new Intl.DateTimeFormat(dateTag(locale), { hour: '2-digit' })",
    "{ timeZone: 'UTC' }",
    'date.toLocaleTimeString()',
    'new Date().getHours()',
    'moment + 8 * 60 * 60_000',
  ])('are found in %s', (code) => expect(code).toMatch(zoned));
});
