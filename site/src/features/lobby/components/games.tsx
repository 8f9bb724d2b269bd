import type { Game, GameCategory } from '@pavilion/contract';
import { breakpoint, ErrorFallback, LoadMore, Skeleton, token } from '@pavilion/ui';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { GameCard } from '../../../shared/games/game-card';
import { GameCardSkeleton } from '../../../shared/games/game-card-skeleton';
import { Lazy } from '../../../shared/lazy/lazy';
import { useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import type { useGames } from '../hooks/use-games';
import type { TableRounds } from '../hooks/use-table-rounds';
import { lobbyMessages } from '../messages/lobby-messages';
import type { Filters } from '../model/filters';
import { lobbyTable } from '../model/lobby-table';
import { shortestList, shortList } from '../model/other-games';
import { columnsOf, GameGrid } from './content';
import { NoGames } from './no-games';
import { OtherGames } from './other-games';
import { TableCard } from './table-card';
import { lastDraw, tableStatus } from './table-views';
import { WideGameCard } from './wide-game-card';

/** The number of covers to load eagerly, those visible without scrolling. */
const firstRow = 6;

/** From so many covers on, three columns shorten the page of a phone. */
const fewestInThree = 5;

/** As high as a card with its results, or as a wide card. */
const Waiting = styled.li`
  &[data-results='draws'] { --below: 80px; }
  &[data-cards='tables'] {
    --below: 82px;
    > div {
      overflow: hidden;
      border: 1px solid ${token.color.line};
      border-radius: ${token.radius.lg};
      background: ${token.gradient.panel};
    }
    > div > :last-child { padding-inline: ${token.space[3]}; }
    /* A row, as the card. */
    @media (max-width: ${breakpoint.phone}px) {
      > div { display: grid; grid-template-columns: 112px minmax(0, 1fr); height: 128px; }
      > div > :first-child { align-self: stretch; border-radius: 0; }
    }
  }
  &[data-cards='wide'] {
    height: 322px;
    > div { height: 100%; overflow: hidden; border-radius: ${token.radius.lg}; }
    @media (max-width: ${breakpoint.phone}px) { height: 175px; }
  }
`;

interface GamesProps {
  readonly category: GameCategory;
  readonly list: ReturnType<typeof useGames>;
  readonly tables: TableRounds | undefined;
  /** Codes of games with an unfinished round of the member. */
  readonly unfinished: ReadonlySet<string>;
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** The games that match the filters, or an error or empty state. Loads more near the end of the list or by the button. */
export const Games = ({ category, list, tables, unfinished, filters, onChange }: GamesProps) => {
  const t = useMessages(lobbyMessages);
  const end = useRef<HTMLDivElement>(null);
  const { games, more } = list;
  const loadMoreIfIdle = useEffectEvent(() => {
    if (more === 'idle') list.loadMore();
  });
  const { results, placeholders } = lobbyTable[category];
  const statusOf = (gameCode: string) => {
    const round = tables?.roundOf(gameCode);
    return (
      round && (
        <Suspense>
          <Lazy
            component={tableStatus}
            props={{ round, receivedAt: tables!.receivedAt, ticker: tables!.ticker }}
          />
        </Suspense>
      )
    );
  };
  /** The last draw. Its height, of two lines, is kept free until the first answer. */
  const drawOf = (gameCode: string) => {
    if (results !== 'draws') return undefined;
    const round = tables?.roundOf(gameCode);
    return (
      <span style={{ display: 'block', height: 44, marginTop: 8 }}>
        {round?.lastDraw && (
          <Suspense>
            <Lazy component={lastDraw} props={{ draw: round.lastDraw, round: round.round }} />
          </Suspense>
        )}
      </span>
    );
  };
  const isShown = games !== undefined && games.length > 0;
  const isShort = isShown && more === 'end' && games.length <= shortList;
  const count = isShown ? games.length : placeholders;
  const isShortest = count <= shortestList && (isShort || !isShown);
  const columns = more === 'end' || !isShown ? columnsOf(count) : undefined;
  const cards = results === 'roads' ? 'tables' : isShortest ? 'wide' : 'covers';
  const cardOf = (game: Game, eager: boolean) => {
    if (cards === 'tables') return <TableCard game={game} eager={eager} tables={tables} />;
    const Card = cards === 'wide' ? WideGameCard : GameCard;
    return (
      <Card
        game={game}
        eager={eager}
        status={statusOf(game.code)}
        below={drawOf(game.code)}
        isUnfinished={unfinished.has(game.code)}
      />
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the observed element changes with the list
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMoreIfIdle(), {
      rootMargin: '400px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isShown, games?.length]);

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
      <GameGrid
        $dimmed={list.isStale && isShown}
        $cards={cards}
        $columns={columns}
        // Those with a draw need the width.
        $phoneColumns={count >= fewestInThree && results === undefined ? 3 : 2}
        aria-busy={list.isStale}
      >
        {isShown
          ? games.map((game, index) => <li key={game.code}>{cardOf(game, index < firstRow)}</li>)
          : Array.from({ length: placeholders }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and keep their order
              <Waiting key={index} data-cards={cards} data-results={results}>
                <GameCardSkeleton ratio={cards === 'tables' ? '16 / 9' : undefined}>
                  {results && <Skeleton height={results === 'roads' ? 36 : 20} />}
                </GameCardSkeleton>
              </Waiting>
            ))}
      </GameGrid>
      {isShort && <OtherGames category={category} columns={columns} />}
      {isShown && !isShort && (
        <div ref={end}>
          <LoadMore status={more} onLoadMore={() => list.loadMore()} />
        </div>
      )}
    </>
  );
};
