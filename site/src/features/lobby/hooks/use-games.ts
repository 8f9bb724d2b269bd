import type { GameCategory } from '@pavilion/contract';
import { useGameListInfiniteQuery } from '@pavilion/sdk/react';
import { useIsMember } from '../../../shared/session/session-context';
import { type Filters, filterBody, isPersonal } from '../model/filters';

/** The games that match the filters, paginated. */
export const useGames = (category: GameCategory, filters: Filters) => {
  const isMember = useIsMember();
  const needsLogin = isPersonal(filters.shelf) && !isMember;
  const query = useGameListInfiniteQuery(filterBody(filters, category), { skip: needsLogin });
  // While a new search loads, the previous games stay visible, dimmed, to avoid a layout shift.
  const pages = needsLogin ? undefined : (query.currentData ?? query.data)?.pages;
  return {
    needsLogin,
    games: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total,
    /** The venues that have games of the category, whatever the filters. */
    venues: query.data?.pages[0]?.venues,
    isError: query.isError && !query.currentData,
    isStale: query.isFetching && !query.currentData,
    more: !query.hasNextPage
      ? ('end' as const)
      : query.isFetchingNextPage
        ? ('loading' as const)
        : query.isFetchNextPageError
          ? ('error' as const)
          : ('idle' as const),
    loadMore: query.fetchNextPage,
    retry: query.refetch,
    isRetrying: query.isFetching,
  };
};
