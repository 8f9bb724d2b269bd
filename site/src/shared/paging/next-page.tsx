import { LoadMore, type LoadMoreProps } from '@pavilion/ui';

/** The part of an infinite query's state that describes the next page. */
export interface PagedQuery {
  readonly data?: { readonly pages: readonly unknown[] } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Whether more rows can be loaded, are loading, could not be loaded, or do not exist. */
export const moreOf = (query: PagedQuery): LoadMoreProps['status'] => {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isError) return query.isFetching ? 'loading' : 'error';
  return query.hasNextPage ? 'idle' : 'end';
};

/** Loads the next page; after the failure of a refetch, the loaded pages again. */
export const loadMore = (query: PagedQuery): void =>
  void (query.isError && !query.isFetchNextPageError ? query.refetch() : query.fetchNextPage());

/** The button below the loaded pages of a list, with the state of the next page. A list of one page needs neither it nor a note of its end. */
export const NextPage = ({ list }: { readonly list: PagedQuery }) => {
  const status = moreOf(list);
  if (status === 'end' && list.data?.pages.length === 1) return null;
  return <LoadMore status={status} onLoadMore={() => loadMore(list)} />;
};
