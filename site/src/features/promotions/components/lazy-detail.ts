import { lazyComponent } from '../../../shared/lazy/lazy-component';

/** One promotion with its rules, of which the list needs nothing. */
export const promotionDetail = lazyComponent(
  'features/promotions/components/promotion-detail.tsx',
  'PromotionDetail',
  () => import('./promotion-detail'),
);
