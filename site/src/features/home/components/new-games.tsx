import { useGameListInfiniteQuery } from '@pavilion/sdk/react';
import { newGamesOf } from '../model/new-games';
import { hotBody, newBody, shownNewGames } from '../model/queries';
import { AllGamesTile } from './all-games-tile';
import { GameSection } from './game-section';

/** New games that are not among the hot ones above, and links to all lobbies. */
export const NewGames = () => {
  const { data, isError } = useGameListInfiniteQuery(hotBody);
  const hot = data?.pages[0]?.items ?? (isError ? [] : undefined);
  return (
    <GameSection
      title="newGames"
      lead="newLead"
      body={newBody}
      limit={shownNewGames}
      choose={(games) => hot && newGamesOf(games, hot)}
      columns={6}
    >
      <AllGamesTile />
    </GameSection>
  );
};
