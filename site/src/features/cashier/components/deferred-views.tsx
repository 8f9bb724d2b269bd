import { ErrorFallback } from '@pavilion/ui';
import { type ReactNode, Suspense } from 'react';
import { Lazy } from '../../../shared/lazy/lazy';
import { type LazyComponent, lazyComponent } from '../../../shared/lazy/lazy-component';

const ended = 'features/cashier/components/order-ended.tsx';
const withdrawal = 'features/cashier/withdrawal/components/withdrawal-order-card.tsx';

/** The views that replace the form, each of which loads when it is shown first. */
export const orderPending = lazyComponent(
  'features/cashier/components/order-pending.tsx',
  'OrderPending',
  () => import('./order-pending'),
);
export const orderPaid = lazyComponent(ended, 'OrderPaid', () => import('./order-ended'));
export const orderClosed = lazyComponent(ended, 'OrderClosed', () => import('./order-ended'));
export const withdrawalOrderCard = lazyComponent(
  withdrawal,
  'WithdrawalOrderCard',
  () => import('../withdrawal/components/withdrawal-order-card'),
);
export const lockCard = lazyComponent(
  'features/cashier/withdrawal/components/lock-card.tsx',
  'LockCard',
  () => import('../withdrawal/components/lock-card'),
);
export const closedNotice = lazyComponent(
  'shared/protection/closed-notice.tsx',
  'ClosedNotice',
  () => import('../../../shared/protection/closed-notice'),
);

interface DeferredViewProps<Props extends object, Module> {
  readonly component: LazyComponent<Props, Module>;
  readonly props: Props;
  /** Shown while the view loads. */
  readonly skeleton: ReactNode;
}

/** One of the views above, or an error with a retry if it cannot be loaded. */
export const DeferredView = <Props extends object, Module>({
  component,
  props,
  skeleton,
}: DeferredViewProps<Props, Module>) => (
  <Suspense fallback={skeleton}>
    <Lazy component={component} props={props} fallback={(retry) => <ErrorFallback onRetry={retry} />} />
  </Suspense>
);
