import { pages } from '../site/src/routes/pages';
import { routeTable } from '../site/src/routes/route-table';

/** The routes that show the placeholder page. */
export const placeholderRoutes = routeTable.filter(({ page }) => page === pages.placeholder);
