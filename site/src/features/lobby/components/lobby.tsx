import type { GameCategory } from '@pavilion/contract';
import { useBetRecordsInfiniteQuery } from '@pavilion/sdk/react';
import { isUnfinished } from '../../../shared/games/unfinished';
import { useIsMember } from '../../../shared/session/session-context';
import { useFilters } from '../hooks/use-filters';
import { useGames } from '../hooks/use-games';
import { useTableRounds } from '../hooks/use-table-rounds';
import { lobbyTable } from '../model/lobby-table';
import { Content } from './content';
import { FilterBar } from './filter-bar';
import { FilterChips } from './filter-chips';
import { Games } from './games';
import { LobbyHeader } from './lobby-header';
import { OpenGame } from './open-game';

/** The lobbies with games whose rounds take several acts. */
const categoriesWithHands: readonly GameCategory[] = ['chess', 'fishing'];

/** The codes of the games with an unfinished hand or magazine of the member. */
const useUnfinishedGames = (category: GameCategory): ReadonlySet<string> => {
  const isMember = useIsMember();
  // Open bets on tables are in the same answer, and a member has at most one unfinished round a game.
  const { data } = useBetRecordsInfiniteQuery(
    { category, state: 'open', limit: 100 },
    { skip: !isMember || !categoriesWithHands.includes(category) },
  );
  const bets = data?.pages.flatMap(({ items }) => items) ?? [];
  return new Set(bets.filter(isUnfinished).map(({ gameCode }) => gameCode));
};

interface LobbyProps {
  readonly category: GameCategory;
}

/** The lobby of a game category. Filters and open game are stored in the address. */
export const Lobby = ({ category }: LobbyProps) => {
  const { filters, change, play, leaveGame } = useFilters();
  const list = useGames(category, filters);
  const tables = useTableRounds(category);
  const unfinished = useUnfinishedGames(category);
  const { venues = [], total, isStale } = list;
  return (
    <Content>
      <LobbyHeader row={lobbyTable[category]} />
      <FilterBar filters={filters} venues={venues} onChange={change} />
      <FilterChips filters={filters} venues={venues} total={isStale ? undefined : total} onChange={change} />
      <Games
        category={category}
        list={list}
        tables={tables}
        unfinished={unfinished}
        filters={filters}
        onChange={change}
      />
      {play && <OpenGame category={category} code={play} onLeave={leaveGame} />}
    </Content>
  );
};
