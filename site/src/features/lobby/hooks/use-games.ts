import type { GameCategory } from '@pavilion/contract';
import { useGameListInfiniteQuery } from '@pavilion/sdk/react';
import { useEffect } from 'react';
import { useVisitorGames } from '../../../shared/games/visitor-games';
import { useIsMember } from '../../../shared/session/session-context';
import {
  type Filters,
  filterBody,
  isPersonal,
  noFilters,
  pickGames,
  visitorShelfBody,
} from '../model/filters';

/** The codes on the shelf of a visitor, recent ones latest first; undefined on the server and for other lists. */
const useVisitorShelf = ({ shelf }: Filters): readonly string[] | undefined => {
  const isMember = useIsMember();
  const games = useVisitorGames();
  if (isMember || !games || !isPersonal(shelf)) return undefined;
  return shelf === 'recent' ? [...games.recents].reverse() : games.favourites;
};

/** The games that match the filters, paginated. */
export const useGames = (category: GameCategory, filters: Filters) => {
  const isMember = useIsMember();
  const isOfVisitor = isPersonal(filters.shelf) && !isMember;
  const codes = useVisitorShelf(filters);
  const isEmpty = isOfVisitor && codes?.length === 0;
  const query = useGameListInfiniteQuery(
    isOfVisitor ? visitorShelfBody(filters, category) : filterBody(filters, category),
    { skip: isOfVisitor && !codes?.length },
  );
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  // The shelf of a visitor is chosen from the whole list.
  const needsNextPage = isOfVisitor && !isEmpty && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (needsNextPage) fetchNextPage();
  }, [needsNextPage, fetchNextPage]);

  // While a new search loads, the previous games stay visible, dimmed, to avoid a layout shift.
  const listed = (query.currentData ?? query.data)?.pages.flatMap(({ items }) => items);
  const games = () => {
    if (!isOfVisitor) return listed;
    if (isEmpty) return [];
    const isByRecency = filters.shelf === 'recent' && filters.sort === noFilters.sort;
    return codes && listed && pickGames(listed, codes, isByRecency);
  };
  const found = games();
  const isMissingPage = isOfVisitor && isFetchNextPageError;
  const isIncomplete = isOfVisitor && !isEmpty && (!query.currentData || hasNextPage);
  return {
    games: found,
    total: isOfVisitor ? found?.length : (query.currentData ?? query.data)?.pages[0]?.total,
    /** The venues that have games of the category, whatever the filters. */
    venues: query.data?.pages[0]?.venues,
    isError: (query.isError && !query.currentData) || isMissingPage,
    isStale: (isFetching && !query.currentData) || (isIncomplete && !query.isError),
    more:
      isOfVisitor || !hasNextPage
        ? ('end' as const)
        : query.isFetchingNextPage
          ? ('loading' as const)
          : isFetchNextPageError
            ? ('error' as const)
            : ('idle' as const),
    loadMore: fetchNextPage,
    retry: query.refetch,
    isRetrying: isFetching,
  };
};
