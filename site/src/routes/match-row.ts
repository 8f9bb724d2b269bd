import type { Brand } from '../brands';
import { offersAddress } from '../shared/brand/offers';
import { paths } from './paths';
import { type RouteRow, routeTable } from './route-table';

const rowsByPath = new Map(routeTable.map((row) => [row.path, row]));
const rowsById = new Map(routeTable.map((row) => [row.id, row]));

type Offer = Pick<Brand, 'off' | 'categories'>;

/** The route of a pathname, if the brand has it; every brand by default. Case-sensitive; ignores a trailing slash. */
export const matchRow = (pathname: string, brand: Offer = {}): RouteRow | undefined => {
  const row = rowsByPath.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
  return row && offersAddress(brand, row.path) ? row : undefined;
};

/** The route with an id. */
export const rowOf = (id: RouteRow['id']): RouteRow => rowsById.get(id)!;

/** The route that matches a pathname, otherwise the route of the not-found page. */
export const rowOrNotFound = (pathname: string, brand?: Offer): RouteRow =>
  matchRow(pathname, brand) ?? matchRow(paths.notFound)!;
