import fc from 'fast-check';
import { dayOf } from './moment';

it('returns the day of a moment in China', () => {
  expect(dayOf(Date.parse('2026-01-31T15:59:59Z'))).toBe('2026-01-31');
  expect(dayOf(Date.parse('2026-01-31T16:00:00Z'))).toBe('2026-02-01');
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });
  const moments = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') });
  fc.assert(fc.property(moments, (moment) => expect(dayOf(moment)).toBe(format.format(moment))));
});
