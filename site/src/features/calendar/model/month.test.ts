import type { CalendarEvent } from '@pavilion/contract';
import { addDays, addMonths, barsOf, groupEvents, weeksOf } from './month';

const event = (id: string, from: number, to: number): CalendarEvent => ({
  id,
  title: { 'zh-CN': id, en: id },
  from: `2026-06-${String(from).padStart(2, '0')}`,
  to: `2026-06-${String(to).padStart(2, '0')}`,
  href: '/',
});

describe('a month', () => {
  it('[ACT-3] has weeks from Monday, without days of other months', () => {
    const weeks = weeksOf('2026-08');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, '2026-08-01', '2026-08-02']);
    expect(weeks[5]).toEqual(['2026-08-31', null, null, null, null, null, null]);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  });

  it('[ACT-3] adds days and months across a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  it('[ACT-3] cuts events at the week, and puts those of the same days on lines of their own', () => {
    const [, second = []] = weeksOf('2026-06');
    const bars = barsOf(second, [event('long', 1, 20), event('start', 8, 9), event('end', 12, 13)]);
    expect(bars.map(({ event: { id }, from, to, line }) => [id, from, to, line])).toEqual([
      ['long', 1, 7, 1],
      ['start', 1, 2, 2],
      ['end', 5, 6, 2],
    ]);
  });

  it('[ACT-3] lists an event of several weeks once', () => {
    const groups = groupEvents([event('a', 6, 7), event('b', 13, 13)], 'zh-CN');
    expect(groups.map(({ id, spans }) => [id, spans])).toEqual([['a', ['6/6–6/7', '6/13']]]);
    expect(groupEvents([event('a', 6, 7)], 'en')[0]?.spans).toEqual(['6 Jun–7 Jun']);
  });
});
