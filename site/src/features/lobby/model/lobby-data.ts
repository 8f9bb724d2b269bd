import type { GameCategory } from '@pavilion/contract';
import { api } from '@pavilion/sdk/react';
import type { PageData } from '../../../shared/page/page-data';
import { filterBody, isPersonal, readFilters } from './filters';

/** Prefetches the games that match the filters of the address. */
export const lobbyData =
  (category: GameCategory): PageData =>
  ({ dispatch, isMember, search }) => {
    const filters = readFilters(search);
    if (isPersonal(filters.shelf) && !isMember) return [];
    return [dispatch(api.endpoints.gameList.initiate(filterBody(filters, category)))];
  };
