import type { GameCategory } from '@pavilion/contract';
import { api } from '@pavilion/sdk/react';
import type { PageData } from '../../../shared/page/page-data';
import { filterBody, isPersonal, readFilters } from './filters';

/** What the server sends with a lobby: the games that fit the filters of its address. */
export const lobbyData =
  (category: GameCategory): PageData =>
  ({ dispatch, isMember, search }) => {
    const filters = readFilters(search);
    if (isPersonal(filters.shelf) && !isMember) return [];
    return [dispatch(api.endpoints.gameList.initiate(filterBody(filters, category)))];
  };
