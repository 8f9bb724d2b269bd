import { matchRow } from './match-row';
import { paths } from './paths';
import type { RouteRow } from './route-table';

/** The row that a pathname shows: its own, or that of the not-found page. */
export const rowShown = (pathname: string): RouteRow => matchRow(pathname) ?? matchRow(paths.notFound)!;
