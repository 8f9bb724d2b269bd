import { dayMs } from '../durations';

/**
 * A time of day some days ago, in the brand's time zone.
 * @param time HH:MM:SS
 */
export const localMoment = (now: number, daysAgo: number, time: string, timeZone: string): Date => {
  const seconds = (text: string) => text.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(now);
  return new Date(now - (now % 1000) - daysAgo * dayMs + (seconds(time) - seconds(clock)) * 1000);
};
