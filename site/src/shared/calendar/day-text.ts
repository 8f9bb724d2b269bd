import { dateTag, inLanguage, type Localized } from '@pavilion/format';
import type { Locale } from '../messages';

const formats: Localized<Intl.DateTimeFormat> = {
  'zh-CN': new Intl.DateTimeFormat(dateTag('zh-CN'), { timeZone: 'UTC', month: 'numeric', day: 'numeric' }),
  en: new Intl.DateTimeFormat(dateTag('en'), { timeZone: 'UTC', month: 'short', day: 'numeric' }),
};

/** Month and day of a day (`2026-01-31` gives `1/31`, in English `31 Jan`), for a chart's axis. */
export const shortDay = (day: string, locale: Locale): string =>
  inLanguage(formats, locale).format(new Date(day));
