import type { GameCategory } from '@pavilion/contract';
import { useBetRecordsInfiniteQuery } from '@pavilion/sdk/react';
import { isUnfinished } from '../../../shared/games/unfinished';
import { useIsMember } from '../../../shared/session/session-context';

/** The lobbies with games whose rounds take several acts. */
const categoriesWithHands: readonly GameCategory[] = ['chess', 'fishing'];

/** The codes of the games with an unfinished hand or magazine of the member. */
export const useUnfinishedGames = (category: GameCategory): ReadonlySet<string> => {
  const isMember = useIsMember();
  // Open bets on tables are in the same answer, and a member has at most one unfinished round a game.
  const { data } = useBetRecordsInfiniteQuery(
    { category, state: 'open', limit: 100 },
    { skip: !isMember || !categoriesWithHands.includes(category) },
  );
  const bets = data?.pages.flatMap(({ items }) => items) ?? [];
  return new Set(bets.filter(isUnfinished).map(({ gameCode }) => gameCode));
};
