import type { GameCategory } from '@pavilion/contract';
import { api } from '@pavilion/sdk/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyOnInteraction, LazyOnLoad } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import type { PageData } from '../../../shared/page/page-data';
import { useIsMember } from '../../../shared/session/session-context';
import { filterBody, isPersonal, readFilters } from '../model/filters';
import { hasTables } from '../model/has-tables';
import { isShort, otherGamesBody } from '../model/other-games';

const lobby = lazyComponent(
  'features/lobby/components/lobby.tsx',
  'Lobby',
  () => import('../components/lobby'),
);

export const deferred = [lobby];

/** Prefetches the games that match the filters of the address and, if they are few, the games of other lobbies shown below. */
export const lobbyData =
  (category: GameCategory): PageData =>
  ({ dispatch, isMember, search }) => {
    const filters = readFilters(search);
    if (isPersonal(filters.shelf) && !isMember) return [];
    const games = dispatch(api.endpoints.gameList.initiate(filterBody(filters, category)));
    const others = games.then(({ data }) =>
      isShort(data?.pages[0]) ? dispatch(api.endpoints.gameList.initiate(otherGamesBody)) : undefined,
    );
    return [games, others];
  };

export interface LobbyPageProps {
  readonly category: GameCategory;
}

/**
 * The lobby of a game category (GAM-2). For visitors it hydrates at the first interaction; at once if it shows running
 * rounds, or if the address has filters or opens a game.
 */
export const LobbyPage = ({ category }: LobbyPageProps) => {
  const isMember = useIsMember();
  const { search, hash } = useLocation();
  const mayWait = !isMember && !hasTables(category) && search === '' && hash === '';
  const [Island] = useState(() => (mayWait ? LazyOnInteraction : LazyOnLoad));
  return <Island component={lobby} props={{ category }} />;
};
