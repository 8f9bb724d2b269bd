import { moneyApi } from '@pavilion/sdk/react/money';
import { useState } from 'react';
import { LazyOnInteraction, LazyOnLoad } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import type { PageData } from '../../../shared/page/page-data';
import { useIsMember } from '../../../shared/session/session-context';

const discountsBody = lazyComponent(
  'features/promotions/components/discounts-body.tsx',
  'DiscountsBody',
  () => import('../components/discounts-body'),
);

/** One promotion with its rules, of which the list needs nothing. Not in a module of its own, which would be one more file. */
const promotionDetail = lazyComponent(
  'features/promotions/components/promotion-detail.tsx',
  'PromotionDetail',
  () => import('../components/promotion-detail'),
);

export const deferred = [discountsBody, promotionDetail];

const bodyProps = { detail: promotionDetail };

export const data: PageData = ({ dispatch, search }) => {
  const slug = search.get('id');
  const { promotionInfo, promotionList } = moneyApi.endpoints;
  // Below a promotion are others.
  const list = dispatch(promotionList.initiate({}));
  return slug === null ? [list] : [dispatch(promotionInfo.initiate({ slug })), list];
};

/** `/activity/discount` (ACT-4). The server renders all that visitors see; members also have their history. */
export const DiscountsPage = () => {
  const isMember = useIsMember();
  // Another wrapper would mount the page again at a login.
  const [Island] = useState(() => (isMember ? LazyOnLoad : LazyOnInteraction));
  return <Island component={discountsBody} props={bodyProps} />;
};
