import { gameCategories } from '@pavilion/contract';
import { venues } from '../packages/gateway/src/venues/registry';
import { pages } from '../site/src/routes/pages';
import { routeTable } from '../site/src/routes/route-table';

/** Lobbies of categories without games show the placeholder page too. */
const isEmptyLobby = (id: string) =>
  gameCategories.some((category) => category === id) &&
  !venues.some(({ category, games }) => category === id && games.length > 0);

/** The routes that show the placeholder page. */
export const placeholderRoutes = routeTable.filter(
  ({ id, page }) => page === pages.placeholder || isEmptyLobby(id),
);
