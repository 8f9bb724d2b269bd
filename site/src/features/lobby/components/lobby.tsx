import type { GameCategory } from '@pavilion/contract';
import { useFilters } from '../hooks/use-filters';
import { useGames } from '../hooks/use-games';
import { useTableRounds } from '../hooks/use-table-rounds';
import { useUnfinishedGames } from '../hooks/use-unfinished-games';
import { lobbyTable } from '../model/lobby-table';
import { Content } from './content';
import { FilterBar } from './filter-bar';
import { FilterChips } from './filter-chips';
import { Games } from './games';
import { LobbyHeader } from './lobby-header';
import { OpenGame } from './open-game';

interface LobbyProps {
  readonly category: GameCategory;
}

/** The lobby of a game category. Filters and open game are stored in the address. */
export const Lobby = ({ category }: LobbyProps) => {
  const { filters, change, play, leaveGame, wantsSearch } = useFilters();
  const list = useGames(category, filters);
  const tables = useTableRounds(category);
  const unfinished = useUnfinishedGames(category);
  const { venues = [], total, isStale } = list;
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
      <Games list={list} tables={tables} unfinished={unfinished} filters={filters} onChange={change} />
      {play && <OpenGame category={category} code={play} onLeave={leaveGame} />}
    </Content>
  );
};
