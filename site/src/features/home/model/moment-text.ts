import type { Locale } from '../../../shared/messages';

/** Day and time in the brand's time zone, the same on server and browser. */
export const momentText = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  }).format(new Date(moment));
