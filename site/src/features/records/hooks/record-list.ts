import type { SdkErrorData } from '@pavilion/sdk';
import type { DataTableProps, LoadMoreProps } from '@pavilion/ui';
import { loadMore, moreOf, type PagedQuery } from '../../../shared/paging/next-page';

/** A page of the gateway's response. */
interface ListPage<Row, Totals> {
  readonly items: readonly Row[];
  readonly totals: Totals;
}

/** The part of an infinite query's state that is used. */
export interface ListQuery<Row, Totals> extends PagedQuery {
  readonly currentData?: { readonly pages: readonly ListPage<Row, Totals>[] } | undefined;
  readonly error?: unknown;
}

export interface RecordList<Row, Totals> {
  readonly status: NonNullable<DataTableProps<Row>['status']>;
  readonly rows: readonly Row[];
  /** The gateway's totals of the whole selection. */
  readonly totals: Totals | undefined;
  readonly error: SdkErrorData | undefined;
  readonly more: LoadMoreProps['status'];
  readonly retry: () => void;
  readonly loadMore: () => void;
}

/** A query as a list with its states. Rows of another selection are never shown for this one. */
export const recordList = <Row, Totals>(query: ListQuery<Row, Totals>): RecordList<Row, Totals> => {
  const pages = query.currentData?.pages;
  const failed = query.isError && !query.isFetching;
  return {
    status: pages ? 'ready' : failed ? 'error' : 'loading',
    rows: pages?.flatMap(({ items }) => items) ?? [],
    totals: pages?.at(-1)?.totals,
    error: failed ? (query.error as SdkErrorData) : undefined,
    more: moreOf(query),
    retry: () => void query.refetch(),
    loadMore: () => loadMore(query),
  };
};
