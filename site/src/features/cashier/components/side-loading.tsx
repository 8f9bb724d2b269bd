import { ErrorFallback, Skeleton } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

/** The part of a query's state that is used. */
export interface QueryState {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Shown in a side card while its query is loading or has failed. */
export const SideLoading = ({ query: { error, isFetching, refetch } }: { query: QueryState }) => {
  const t = useMessages(cashierMessages);
  return error ? (
    <ErrorFallback compact title={t('loadFailed')} onRetry={refetch} retrying={isFetching} />
  ) : (
    <Skeleton lines={4} />
  );
};
