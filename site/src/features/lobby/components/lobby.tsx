import type { GameCategory } from '@pavilion/contract';
import type { ReactNode } from 'react';
import { useFilters } from '../hooks/use-filters';
import { useGames } from '../hooks/use-games';
import { lobbyTable } from '../model/lobby-table';
import { Content } from './content';
import { FilterBar } from './filter-bar';
import { FilterChips } from './filter-chips';
import { Games } from './games';
import { LobbyHeader } from './lobby-header';
import { OpenGame } from './open-game';

interface LobbyProps {
  readonly category: GameCategory;
  /** Replaces the lobby when no venue has a game of the category. */
  readonly withoutGames: ReactNode;
}

/** The lobby of a game category. Filters and open game are stored in the address. */
export const Lobby = ({ category, withoutGames }: LobbyProps) => {
  const { filters, change, play, leaveGame, wantsSearch } = useFilters();
  const list = useGames(category, filters);
  const { venues = [], total, isStale } = list;
  if (list.venues?.length === 0) return withoutGames;
  return (
    <Content>
      <LobbyHeader row={lobbyTable[category]} />
      <FilterBar filters={filters} venues={venues} onChange={change} focusSearch={wantsSearch} />
      {!list.needsLogin && (
        <FilterChips
          filters={filters}
          venues={venues}
          total={isStale ? undefined : total}
          onChange={change}
        />
      )}
      <Games list={list} filters={filters} onChange={change} />
      {play && <OpenGame category={category} code={play} onLeave={leaveGame} />}
    </Content>
  );
};
