import { paths } from '../routes/paths';
import type { RouteRow } from '../routes/route-table';
import { titles } from '../routes/titles';
import { type BrandTexts, type Locale, translate } from '../shared/messages';

/** The document title, for example `存款 - 华亭`; on Home the site title alone. */
export const pageTitle = (
  row: RouteRow | undefined,
  siteTitle: string,
  locale: Locale,
  brand: BrandTexts,
): string =>
  row === undefined || row.path === paths.home
    ? siteTitle
    : `${translate(titles, locale, brand)(row.id)} - ${siteTitle}`;
