import { words } from '../texts';

describe('the time of a row', () => {
  const setNow = (iso: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(iso));
  afterEach(() => jest.restoreAllMocks());
  // On the clock of the machine, in any zone.
  const local = (year: number) => new Date(year, 10, 30, 10, 5).toISOString();

  it('[OPS-5] has no year in the current one', () => {
    setNow('2026-06-01T00:00:00Z');
    expect(words.en.time(local(2026))).toBe('30 Nov, 10:05');
    expect(words['zh-CN'].time(local(2026))).toBe('11/30 10:05');
  });

  it('[OPS-5] has the year of others', () => {
    setNow('2026-06-01T00:00:00Z');
    expect(words.en.time(local(2023))).toBe('30 Nov 2023, 10:05');
    expect(words['zh-CN'].time(local(2028))).toBe('2028/11/30 10:05');
  });

  it('[OPS-5] is in the current year of the brand, which begins before that of UTC', () => {
    setNow('2026-12-31T16:30:00Z');
    expect(words.en.time(local(2026))).toBe('30 Nov 2026, 10:05');
    expect(words.en.time(local(2027))).toBe('30 Nov, 10:05');
  });

  it('[OPS-5] is a dash for a moment that has not been', () => expect(words.en.time(null)).toBe('–'));
});
