import fc from 'fast-check';
import { isoTime } from './iso-time';
import { brandTimeZone, type TimeZone } from './time-zone';

it('writes a time in the zone of the brand, eight hours ahead of UTC', () => {
  expect(isoTime('2026-01-31T16:00:05Z', brandTimeZone)).toBe('2026-02-01 00:00:05');
  const moments = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') });
  fc.assert(
    fc.property(moments, (moment) => {
      const there = new Date(moment + 8 * 60 * 60_000).toISOString();
      expect(isoTime(moment, brandTimeZone)).toBe(there.slice(0, 19).replace('T', ' '));
    }),
  );
});

it('writes a time in another zone', () => {
  const newYork = 'America/New_York' as string as TimeZone;
  expect(isoTime('2026-07-01T02:00:00Z', newYork)).toBe('2026-06-30 22:00:00');
  expect(isoTime('2026-01-01T04:30:00Z', newYork)).toBe('2025-12-31 23:30:00');
});
