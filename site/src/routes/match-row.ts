import { type RouteRow, routeTable } from './route-table';

const isPattern = (path: string) => path.includes(':');
const rowsByPath = new Map(routeTable.filter(({ path }) => !isPattern(path)).map((row) => [row.path, row]));
const rowsById = new Map(routeTable.map((row) => [row.id, row]));
const patterns = routeTable.filter(({ path }) => isPattern(path));

const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  );
};

/** The row of a pathname: upper and lower case count, a slash at the end does not. */
export const matchRow = (pathname: string): RouteRow | undefined => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return rowsByPath.get(path) ?? patterns.find((row) => fits(row.path, path));
};

/** The row by its id. */
export const rowOf = (id: RouteRow['id']): RouteRow => rowsById.get(id)!;
