import { paths } from '../routes/paths';
import type { RouteRow } from '../routes/route-table';
import { titles } from '../routes/titles';
import { type Locale, translate } from '../shared/messages';

/** `存款 - 华亭`; home is named by the site alone. */
export const pageTitle = (row: RouteRow | undefined, siteTitle: string, locale: Locale): string =>
  row === undefined || row.path === paths.home
    ? siteTitle
    : `${translate(titles, locale)(row.title)} - ${siteTitle}`;
