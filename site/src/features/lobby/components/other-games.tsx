import type { GameCategory } from '@pavilion/contract';
import { useGameListInfiniteQuery } from '@pavilion/sdk/react';
import { breakpoint, token } from '@pavilion/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useClosedVenues } from '../../../shared/games/closed-venues';
import { GameCard } from '../../../shared/games/game-card';
import { GameCardSkeleton } from '../../../shared/games/game-card-skeleton';
import { useMessages } from '../../../shared/messages';
import { lobbyMessages } from '../messages/lobby-messages';
import { otherGames, otherGamesBody, otherGamesShown } from '../model/other-games';
import { GameGrid, type GridProps } from './content';

const Root = styled.section`
  display: grid;
  gap: ${token.space[4]};
  margin-top: ${token.space[4]};
  h2 { font-family: ${token.font.serif}; font-size: ${token.text.xl}; }
`;

/** One row where a row has five columns, which six games do not fill. */
const Games = styled(GameGrid)`
  @media (min-width: ${breakpoint.tablet + 1}px) ${({ $columns }) => $columns !== 5 && `and (max-width: ${breakpoint.desktop}px)`} {
    > :nth-child(n + 6) { display: none; }
  }
`;

interface OtherGamesProps {
  readonly category: GameCategory;
  /** The columns of the covers above, on wide screens. */
  readonly columns: GridProps['$columns'];
}

/** Games of other lobbies, below a list so short that the page would end at half its height. */
export const OtherGames = ({ category, columns }: OtherGamesProps) => {
  const id = useId();
  const t = useMessages(lobbyMessages);
  const { data, isError } = useGameListInfiniteQuery(otherGamesBody);
  const closed = useClosedVenues();
  const games = data && otherGames(data.pages[0]?.items ?? [], category, closed);
  if (games?.length === 0 || (isError && !games)) return null;
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('otherGames')}</h2>
      <Games $columns={columns} $phoneColumns={3} aria-busy={!games}>
        {games
          ? games.map((game) => (
              <li key={game.code}>
                <GameCard game={game} />
              </li>
            ))
          : Array.from({ length: otherGamesShown }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and keep their order
              <li key={index}>
                <GameCardSkeleton />
              </li>
            ))}
      </Games>
    </Root>
  );
};
