import type { Locale } from '../../../shared/messages';

/** A number of viewers: exact below 10,000, from there on `1.2万` or `12K`. */
export const countText = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(
    locale,
    count < 10_000 ? {} : { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' },
  ).format(count);
