import { api } from '@pavilion/sdk/react';
import { LazyOnInteraction, LazyOnLoad } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import type { PageData } from '../../../shared/page/page-data';
import { useIsMember } from '../../../shared/session/session-context';
import {
  adsBody,
  fishingBody,
  hotBody,
  liveMatchesBody,
  newBody,
  platformBody,
  winsBody,
} from '../model/queries';

const homeBody = lazyComponent(
  'features/home/components/home-body.tsx',
  'HomeBody',
  () => import('../components/home-body'),
);

/** A chunk of its own: visitors do not load it. */
const memberRewards = lazyComponent(
  'features/home/components/member-rewards.tsx',
  'MemberRewards',
  () => import('../components/member-rewards'),
);

export const deferred = [homeBody, memberRewards];

export const data: PageData = ({ dispatch }) => {
  const { queryStationAdList, platformCount, gameList, latestWins, sportsBoard } = api.endpoints;
  return [
    dispatch(queryStationAdList.initiate(adsBody)),
    dispatch(platformCount.initiate(platformBody)),
    dispatch(gameList.initiate(hotBody)),
    dispatch(gameList.initiate(newBody)),
    dispatch(gameList.initiate(fishingBody)),
    dispatch(latestWins.initiate(winsBody)),
    dispatch(sportsBoard.initiate(liveMatchesBody)),
  ];
};

/** Home: for members what waits for them, then `HomeBody` (APP-8, PLT-1). */
export const HomePage = () => (
  <>
    {useIsMember() && <LazyOnLoad component={memberRewards} props={{}} />}
    <LazyOnInteraction component={homeBody} props={{}} isShared />
  </>
);
