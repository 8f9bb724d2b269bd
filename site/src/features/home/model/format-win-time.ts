import { dateTag, inLanguage, type Localized } from '@pavilion/format';
import type { Locale } from '../../../shared/messages';

const formatOf = (locale: Locale) =>
  new Intl.DateTimeFormat(dateTag(locale), {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  });

/** Created once: creating a format takes longer than rendering the page. */
const formats: Localized<Intl.DateTimeFormat> = { 'zh-CN': formatOf('zh-CN'), en: formatOf('en') };

/** Formats date and time in the time zone of the brand, equally on server and browser. */
export const formatWinTime = (moment: string, locale: Locale): string =>
  inLanguage(formats, locale).format(new Date(moment));
