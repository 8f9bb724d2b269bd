import { keepParameters } from '../shared/navigation/kept-parameters';
import { paths } from './paths';
import type { RouteRow } from './route-table';

/** Pages that phones can open. Redirecting from the targets of error redirects would cause a loop. */
const phonePages: readonly string[] = [
  paths.downloadOnPhone,
  paths.other.maintenance,
  paths.other.restrictedIp,
];

/** Whether a phone that opens this route is redirected to the page for phones. So are unknown addresses. */
export const belongsOnPhonePage = (row: Pick<RouteRow, 'path'> | undefined): boolean =>
  row === undefined || !phonePages.includes(row.path);

/** The address of the page for phones, with the parameters to keep from this path and query (MOB-1). */
export const phonePageFor = (path: string): string => keepParameters(paths.downloadOnPhone, path);
