import { inLanguage } from '@pavilion/format';
import type { Brand } from '../../brands';
import type { Locale } from '../messages';

/** The body of every `preInfo` request, so that all share one cache entry. */
export const preInfoBody = {};

/**
 * The title of the site from preInfo, and from the brand until preInfo arrives (APP-1). preInfo has one title; when it is
 * the brand's own, the page shows it in its language.
 */
export const siteTitle = (brand: Brand, locale: Locale, title: string | undefined): string =>
  title && !Object.values(brand.siteName).includes(title) ? title : inLanguage(brand.siteName, locale);
