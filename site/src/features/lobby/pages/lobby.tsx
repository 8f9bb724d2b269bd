import type { GameCategory } from '@pavilion/contract';
import { api } from '@pavilion/sdk/react';
import type { PageData } from '../../../shared/page/page-data';
import { Lobby } from '../components/lobby';
import { filterBody, isPersonal, readFilters } from '../model/filters';

/** Prefetches the games that match the filters of the address. */
export const lobbyData =
  (category: GameCategory): PageData =>
  ({ dispatch, isMember, search }) => {
    const filters = readFilters(search);
    if (isPersonal(filters.shelf) && !isMember) return [];
    return [dispatch(api.endpoints.gameList.initiate(filterBody(filters, category)))];
  };

export interface LobbyPageProps {
  readonly category: GameCategory;
}

/** The lobby of a game category (GAM-2). */
export const LobbyPage = ({ category }: LobbyPageProps) => <Lobby category={category} />;
