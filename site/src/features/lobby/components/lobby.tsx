import type { GameCategory } from '@pavilion/contract';
import { useState } from 'react';
import { useFilters } from '../hooks/use-filters';
import { useGames } from '../hooks/use-games';
import { useTableRounds } from '../hooks/use-table-rounds';
import { useUnfinishedGames } from '../hooks/use-unfinished-games';
import { writeFilters } from '../model/filters';
import { type LobbyFacts, lobbyFacts } from '../model/lobby-facts';
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

const isEqual = (one: LobbyFacts, other: LobbyFacts) =>
  one.games === other.games && one.returns === other.returns;

/** The lobby of a game category. Filters and open game are stored in the address. */
export const Lobby = ({ category }: LobbyProps) => {
  const { filters, change, play, leaveGame } = useFilters();
  const list = useGames(category, filters);
  const tables = useTableRounds(category);
  const unfinished = useUnfinishedGames(category);
  const { venues = [], games, total, isStale } = list;
  const isUnfiltered = writeFilters(filters).size === 0;
  // Filters do not change the facts: the list without them, which has loaded before, stays known.
  const [known, setKnown] = useState<{ category: GameCategory; facts: LobbyFacts }>();
  const facts = isUnfiltered && !isStale && games && total !== undefined && lobbyFacts(games, total);
  if (facts && (known?.category !== category || !isEqual(known.facts, facts))) setKnown({ category, facts });
  return (
    <Content>
      <LobbyHeader
        row={lobbyTable[category]}
        facts={known?.category === category ? known.facts : undefined}
      />
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
