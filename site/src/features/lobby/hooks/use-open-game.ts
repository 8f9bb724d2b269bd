import type { Game, GameCategory } from '@pavilion/contract';
import { useGameListInfiniteQuery } from '@pavilion/sdk/react';
import { useEffect } from 'react';

/** Finds a game by its code: `undefined` while loading, `null` if there is none. */
export const useOpenGame = (category: GameCategory, code: string) => {
  const { data, isError, hasNextPage, isFetching, fetchNextPage, refetch } = useGameListInfiniteQuery({
    category,
    limit: 60,
  });
  const found = data?.pages.flatMap(({ items }) => items).find((game) => game.code === code);
  const needsNextPage = !found && hasNextPage && !isFetching && !isError;

  useEffect(() => {
    if (needsNextPage) fetchNextPage();
  }, [needsNextPage, fetchNextPage]);

  const game: Game | null | undefined = found ?? (data && !hasNextPage && !isFetching ? null : undefined);
  return { game, isError: isError && !found, retry: refetch };
};
