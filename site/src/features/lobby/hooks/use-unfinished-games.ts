import type { GameCategory } from '@pavilion/contract';
import { useBetRecordsInfiniteQuery } from '@pavilion/sdk/react';
import { isUnfinished } from '../../../shared/games/unfinished';
import { useIsMember } from '../../../shared/session/session-context';

/** The lobbies with games whose rounds take several acts. */
const categoriesWithHands: readonly GameCategory[] = ['chess', 'fishing'];

/** The codes of the games with an unfinished hand or magazine of the member; none without a category. */
export const useUnfinishedGames = (category: GameCategory | undefined): ReadonlySet<string> => {
  const isMember = useIsMember();
  const isNeeded = isMember && category !== undefined && categoriesWithHands.includes(category);
  // Open bets on tables are in the same answer, and a member has at most one unfinished round a game.
  const { data } = useBetRecordsInfiniteQuery(
    { ...(category && { category }), state: 'open', limit: 100 },
    { skip: !isNeeded },
  );
  const bets = (isNeeded && data?.pages.flatMap(({ items }) => items)) || [];
  return new Set(bets.filter(isUnfinished).map(({ gameCode }) => gameCode));
};
