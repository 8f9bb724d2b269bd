import { type TimeZone, timeFormat } from './time-zone';

/**
 * A moment in a zone as text that is the same in every language, `2026-02-01 20:15:09`: spreadsheets parse it as a date, and its first
 * ten characters are the day by which rows are grouped.
 */
export const isoTime = (moment: string | number, timeZone: TimeZone): string =>
  timeFormat('full', 'zh-CN', timeZone)
    .format(new Date(moment))
    // Chinese has 2026/02/01 20:15:09.
    .replaceAll('/', '-');
