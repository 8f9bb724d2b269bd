import { dateTag, inLanguage, type Localized } from '@pavilion/format';
import type { Locale } from '../../../shared/messages';
import type { RecordTexts } from '../hooks/use-record-texts';

/** A date in the reader's format; the Chinese one has a constant width, so that columns line up. */
const dayFormats: Localized<Intl.DateTimeFormat> = {
  'zh-CN': new Intl.DateTimeFormat(dateTag('zh-CN'), {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }),
  en: new Intl.DateTimeFormat(dateTag('en'), {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }),
};

/** A day (`YYYY-MM-DD`) in the reader's format. */
export const dayText = (day: string, locale: Locale): string =>
  inLanguage(dayFormats, locale).format(new Date(day));

/** The day and the time of a moment in one line. */
export const dayAndTime = (
  moment: string,
  { locale, isoDay, timeText }: Pick<RecordTexts, 'locale' | 'isoDay' | 'timeText'>,
): string => `${dayText(isoDay(moment), locale)} ${timeText(moment, 'time')}`;

/** A valid date of this millennium, `YYYY-MM-DD`. Rejects the intermediate years while a year is typed. */
export const isDay = (text: string): boolean => {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};
