import { ErrorFallback, Skeleton } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

/** What is read of the SDK's hooks. */
export interface Asked {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Stands at the side where an answer is not there yet, or did not come. */
export const SideWaiting = ({ asked: { error, isFetching, refetch } }: { asked: Asked }) => {
  const t = useMessages(cashierMessages);
  return error ? (
    <ErrorFallback compact title={t('loadFailed')} onRetry={refetch} retrying={isFetching} />
  ) : (
    <Skeleton lines={4} />
  );
};
