import { paths } from './paths';
import { type RouteRow, routeTable } from './route-table';

const rowsByPath = new Map(routeTable.map((row) => [row.path, row]));
const rowsById = new Map(routeTable.map((row) => [row.id, row]));

/** The route of a pathname. Case-sensitive; ignores a trailing slash. */
export const matchRow = (pathname: string): RouteRow | undefined =>
  rowsByPath.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);

/** The route with an id. */
export const rowOf = (id: RouteRow['id']): RouteRow => rowsById.get(id)!;

/** The route that matches a pathname, otherwise the route of the not-found page. */
export const rowOrNotFound = (pathname: string): RouteRow => matchRow(pathname) ?? matchRow(paths.notFound)!;
