import type { Game } from '@pavilion/contract';
import { useGameListInfiniteQuery } from '@pavilion/sdk/react';
import { breakpoint, Empty, ErrorFallback, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { categoryRows } from '../../../shared/games/categories';
import { GameCard } from '../../../shared/games/game-card';
import { GameCardSkeleton } from '../../../shared/games/game-card-skeleton';
import { gamesMessages } from '../../../shared/games/games-messages';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { type HomeKey, homeMessages } from '../messages/home-messages';
import type { hotBody, newBody } from '../model/queries';
import { phoneRail } from './phone-rail';
import { SectionHeader } from './section-header';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--hot-columns, 4), minmax(0, 1fr));
  gap: ${token.space[5]} ${token.space[4]};
  &[data-columns='6'] { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  @media (max-width: ${breakpoint.tablet}px) { &[data-columns='6'] { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  ${phoneRail(2, '132px')}
`;

const MoreLink = styled(Link)`
  min-height: ${token.control.sm};
  align-content: center;
  color: ${token.color.accentText};
  font-weight: ${token.weight.medium};
  &:hover { text-decoration: underline; text-underline-offset: 4px; }
`;

interface GameSectionProps {
  readonly title: HomeKey;
  readonly lead: HomeKey;
  readonly body: typeof hotBody | typeof newBody;
  /** How many games are shown at most. */
  readonly limit: number;
  /** Chooses them from those that `body` asks for; undefined until it can. By default all. */
  readonly choose?: (games: readonly Game[]) => readonly Game[] | undefined;
  /** On a wide screen; the last row is full for `limit` games. */
  readonly columns: 4 | 6;
  /** A tile after the last game. */
  readonly children?: ReactNode;
}

/** A grid of hot or new games with links to the lobbies that have them: no lobby has games of several categories. */
export const GameSection = (props: GameSectionProps) => {
  const { title, lead, body, limit, choose = (all) => all, columns, children } = props;
  const t = useMessages(homeMessages) as (key: HomeKey) => string;
  const { data, isError, isFetching, refetch } = useGameListInfiniteQuery(body);
  const items = data?.pages[0]?.items;
  const games = items && choose(items);
  const tGames = useMessages(gamesMessages);
  const lobbies = categoryRows.filter(({ category }) => games?.some((game) => game.category === category));

  const content = () => {
    if (items?.length === 0) return <Empty compact title={t('emptyShelf')} />;
    if (!items && isError) {
      return <ErrorFallback compact title={t('shelfFailed')} onRetry={refetch} retrying={isFetching} />;
    }
    return (
      <Grid aria-busy={!games} data-columns={columns}>
        {games
          ? games.map((game) => (
              <li key={game.code}>
                <GameCard game={game} />
              </li>
            ))
          : Array.from({ length: limit }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and keep their order
              <li key={index}>
                <GameCardSkeleton />
              </li>
            ))}
        {children && <li>{children}</li>}
      </Grid>
    );
  };

  // All of them are shown elsewhere.
  if (items?.length && games?.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t(title)} lead={t(lead)}>
        {lobbies.map(({ category }) => (
          <MoreLink
            key={category}
            to={`${paths.game[category]}?${new URLSearchParams({ shelf: body.shelf })}`}
            aria-label={`${t(title)} ${tGames(category)}`}
          >
            {tGames(category)}
          </MoreLink>
        ))}
      </SectionHeader>
      {content()}
    </section>
  );
};
