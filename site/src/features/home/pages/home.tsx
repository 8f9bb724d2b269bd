import { api } from '@pavilion/sdk/react';
import { LazyOnInteraction } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import type { PageData } from '../../../shared/page/page-data';
import { adsBody, fishingBody, hotBody, newBody, platformBody, winsBody } from '../model/queries';

const homeBody = lazyComponent(
  'features/home/components/home-body.tsx',
  'HomeBody',
  () => import('../components/home-body'),
);

export const deferred = [homeBody];

export const data: PageData = ({ dispatch }) => {
  const { queryStationAdList, platformCount, gameList, latestWins } = api.endpoints;
  return [
    dispatch(queryStationAdList.initiate(adsBody)),
    dispatch(platformCount.initiate(platformBody)),
    dispatch(gameList.initiate(hotBody)),
    dispatch(gameList.initiate(newBody)),
    dispatch(gameList.initiate(fishingBody)),
    dispatch(latestWins.initiate(winsBody)),
  ];
};

/** Home; its content is `HomeBody` (APP-8, PLT-1). */
export const HomePage = () => <LazyOnInteraction component={homeBody} props={{}} />;
