import type { BetRecord } from '@pavilion/contract';
import { ErrorFallback, Skeleton } from '@pavilion/ui';
import { Suspense } from 'react';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { Detail } from './detail';

/** It has the views of all rounds, which load with the first bet that is opened. */
export const betDetail = lazyComponent(
  'features/records/components/bet-detail.tsx',
  'BetDetail',
  () => import('./bet-detail'),
);

const skeleton = (
  <Detail aria-busy="true">
    <Skeleton shape="block" width={280} height={96} />
    <Skeleton shape="block" width={280} height={96} />
  </Detail>
);

/** `BetDetail`, and its skeleton while it loads. */
export const DeferredBetDetail = ({ bet }: { readonly bet: BetRecord }) => (
  <Suspense fallback={skeleton}>
    <Lazy component={betDetail} props={{ bet }} fallback={(retry) => <ErrorFallback onRetry={retry} />} />
  </Suspense>
);
