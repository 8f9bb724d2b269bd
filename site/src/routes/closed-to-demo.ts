import type { RouteRow } from './route-table';

/** Whether a demo does not see a page: one for members, unless it shows games and their results (DEM-1). */
export const isClosedToDemo = ({ access, isOpenToDemo }: RouteRow): boolean =>
  access === 'member' && !isOpenToDemo;
