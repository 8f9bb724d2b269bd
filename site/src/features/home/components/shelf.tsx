import { useGameListInfiniteQuery } from '@pavilion/sdk/react';
import { ChevronRightIcon, Empty, ErrorFallback } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../routes/paths';
import { GameCard } from '../../../shared/games/game-card';
import { GameCardSkeleton } from '../../../shared/games/game-card-skeleton';
import { useMessages } from '../../../shared/messages';
import { type HomeKey, homeMessages } from '../messages/home-messages';
import type { hotBody, newBody } from '../model/queries';
import { MoreLink } from './more-link';
import { SectionHead } from './section-head';
import { ShelfGrid } from './shelf-grid';

interface ShelfProps {
  readonly title: HomeKey;
  readonly lead: HomeKey;
  readonly body: typeof hotBody | typeof newBody;
  /** How many cards stand there while the games are on their way. */
  readonly expected: number;
  /** After the last game. */
  readonly children?: ReactNode;
}

/** Some games of one shelf. */
export const Shelf = ({ title, lead, body, expected, children }: ShelfProps) => {
  const t = useMessages(homeMessages) as (key: HomeKey) => string;
  const { data, isError, isFetching, refetch } = useGameListInfiniteQuery(body);
  const games = data?.pages[0]?.items;
  const all = `${paths.game.egame}?${new URLSearchParams({ shelf: body.shelf })}`;

  const content = () => {
    if (games?.length === 0) return <Empty compact title={t('emptyShelf')} />;
    if (!games && isError) {
      return <ErrorFallback compact title={t('shelfFailed')} onRetry={refetch} retrying={isFetching} />;
    }
    return (
      <ShelfGrid aria-busy={!games}>
        {games
          ? games.map((game) => (
              <li key={game.code}>
                <GameCard game={game} />
              </li>
            ))
          : Array.from({ length: expected }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
              <li key={index}>
                <GameCardSkeleton />
              </li>
            ))}
        {children && <li>{children}</li>}
      </ShelfGrid>
    );
  };

  return (
    <section>
      <SectionHead title={t(title)} lead={t(lead)}>
        <MoreLink to={all}>
          {t('seeAll')}
          <ChevronRightIcon size={16} />
        </MoreLink>
      </SectionHead>
      {content()}
    </section>
  );
};
