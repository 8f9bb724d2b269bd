import type { LocalText } from '@pavilion/contract';
import { text } from '../../texts';

/** Coins by the place of a day in a week of days in a row, minor units; after the seventh day it begins again. */
export const weekCoins: readonly bigint[] = [1_000n, 1_000n, 2_000n, 2_000n, 3_000n, 3_000n, 10_000n];

/** Coins for a month of which no day is missing, minor units. */
export const fullMonthCoins = 18_800n;

/** Missed days of this month that a member may make up for, and the coins that each costs, minor units. */
export const makeUp = { aMonth: 2, cost: 5_000n } as const;

/** Coins of the day that makes a streak this long. */
export const coinsOfDay = (streak: number): bigint => weekCoins[(streak - 1) % weekCoins.length] as bigint;

interface EventRule {
  readonly id: string;
  readonly title: LocalText;
  /** A path of the site. */
  readonly href: string;
  /** Days of each month, or days of each week from Monday (1) to Sunday (7). */
  readonly every: 'month' | 'week';
  readonly from: number;
  readonly to: number;
}

/** The events of every month. */
const eventRules: readonly EventRule[] = [
  {
    id: 'new-slots',
    title: text('电子新品周', 'New slots'),
    href: '/game/egame',
    every: 'month',
    from: 1,
    to: 7,
  },
  {
    id: 'fixtures',
    title: text('周末赛事', 'Weekend fixtures'),
    href: '/game/sport',
    every: 'week',
    from: 6,
    to: 7,
  },
  {
    id: 'own-limits',
    title: text('理性娱乐周：检视您的限额', 'Review your limits'),
    href: '/mine/protection',
    every: 'month',
    from: 15,
    to: 21,
  },
];

/** The events of a month (YYYY-MM), by their first day. One that begins or ends in another month is cut. */
export const eventsOf = (month: string) => {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
  // 1 is Monday.
  const firstWeekday = ((new Date(Date.UTC(year, monthNumber - 1, 1)).getUTCDay() + 6) % 7) + 1;
  const day = (date: number) => `${month}-${String(date).padStart(2, '0')}`;
  const events = eventRules.flatMap(({ id, title, href, every, from, to }) => {
    const starts =
      every === 'month' ? [from] : Array.from({ length: 6 }, (_, week) => week * 7 + from - firstWeekday + 1);
    return starts
      .map((start) => ({ start: Math.max(start, 1), end: Math.min(start + to - from, length) }))
      .filter(({ start, end }) => start <= end)
      .map(({ start, end }) => ({
        id: every === 'month' ? id : `${id}-${start}`,
        title,
        href,
        from: day(start),
        to: day(end),
      }));
  });
  return events.sort((a, b) => (a.from < b.from ? -1 : 1));
};
