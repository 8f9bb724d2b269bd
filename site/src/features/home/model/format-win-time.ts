import type { Locale } from '../../../shared/messages';

const formatOf = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  });

/** Made once: a format costs the server more than the page it stands on. */
const formats: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  'zh-CN': formatOf('zh-CN'),
  en: formatOf('en'),
};

/** Day and time in the brand's time zone, the same on server and browser. */
export const formatWinTime = (moment: string, locale: Locale): string =>
  formats[locale].format(new Date(moment));
