import { ErrorFallback, LoadMore } from '@pavilion/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { GameCard } from '../../../shared/games/game-card';
import { GameCardSkeleton } from '../../../shared/games/game-card-skeleton';
import { useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import type { useGames } from '../hooks/use-games';
import type { TableRounds } from '../hooks/use-table-rounds';
import { lobbyMessages } from '../messages/lobby-messages';
import type { Filters } from '../model/filters';
import { GameGrid } from './content';
import { NeedsLogin, NoGames } from './no-games';
import { TableStatus } from './table-status';

/** The number of covers to load eagerly, those visible without scrolling. */
const firstRow = 6;
const expected = 12;

interface GamesProps {
  readonly list: ReturnType<typeof useGames>;
  readonly tables: TableRounds | undefined;
  /** Codes of games with an unfinished round of the member. */
  readonly unfinished: ReadonlySet<string>;
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** The games that match the filters, or an error or empty state. Loads more near the end of the list or by the button. */
export const Games = ({ list, tables, unfinished, filters, onChange }: GamesProps) => {
  const t = useMessages(lobbyMessages);
  const end = useRef<HTMLDivElement>(null);
  const { games, more } = list;
  const loadMoreIfIdle = useEffectEvent(() => {
    if (more === 'idle') list.loadMore();
  });
  const statusOf = (gameCode: string) => {
    const round = tables?.roundOf(gameCode);
    return round && <TableStatus round={round} receivedAt={tables!.receivedAt} ticker={tables!.ticker} />;
  };
  const isShown = games !== undefined && games.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the observed element changes with the list
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMoreIfIdle(), {
      rootMargin: '400px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isShown, games?.length]);

  if (list.needsLogin) return <NeedsLogin />;
  if (list.isError) {
    return (
      <ErrorFallback
        picture={<SceneImage name="network" />}
        title={t('errorTitle')}
        onRetry={list.retry}
        retrying={list.isRetrying}
      />
    );
  }
  if (games?.length === 0 && !list.isStale) return <NoGames filters={filters} onChange={onChange} />;
  return (
    <>
      <GameGrid $dimmed={list.isStale && isShown} aria-busy={list.isStale}>
        {isShown
          ? games.map((game, index) => (
              <li key={game.code}>
                <GameCard
                  game={game}
                  eager={index < firstRow}
                  status={statusOf(game.code)}
                  isUnfinished={unfinished.has(game.code)}
                />
              </li>
            ))
          : Array.from({ length: expected }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and keep their order
              <li key={index}>
                <GameCardSkeleton />
              </li>
            ))}
      </GameGrid>
      {isShown && (
        <div ref={end}>
          <LoadMore status={more} onLoadMore={() => list.loadMore()} />
        </div>
      )}
    </>
  );
};
