import { moneyApi } from '@pavilion/sdk/react/money';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LazyOnInteraction, LazyOnLoad } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import type { PageData } from '../../../shared/page/page-data';
import { useIsMember } from '../../../shared/session/session-context';

const bodySource = 'features/promotions/components/discounts-body.tsx';
const loadBody = () => import('../components/discounts-body');
const discountsBody = lazyComponent(bodySource, 'DiscountsBody', loadBody);

/** One promotion with its rules, of which the list needs nothing. Not in a module of its own, which would be one more file. */
const promotionDetail = lazyComponent(
  'features/promotions/components/promotion-detail.tsx',
  'PromotionDetail',
  () => import('../components/promotion-detail'),
);

/** The page at the address of a promotion. Hydrated before its detail, it would lose a click on a button of that. */
const bodyWithDetail = lazyComponent(bodySource, 'DiscountsBody', async () => {
  const [body] = await Promise.all([loadBody(), promotionDetail.preload()]);
  return body;
});

export const deferred = [discountsBody, bodyWithDetail, promotionDetail];

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
  const [search] = useSearchParams();
  const [component] = useState(() => (search.has('id') ? bodyWithDetail : discountsBody));
  return <Island component={component} props={bodyProps} />;
};
