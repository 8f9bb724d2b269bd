import { api } from '@pavilion/sdk/react';
import type { PageData } from '../../../shared/page/page-data';
import { Late } from '../../../shared/parts/late';
import { lazyPart } from '../../../shared/parts/lazy-part';
import { adsBody, fishingBody, hotBody, newBody, platformBody, winsBody } from '../model/queries';

const body = lazyPart<object>('features/home/components/home-body.tsx', () =>
  import('../components/home-body').then(({ HomeBody }) => ({ Page: HomeBody })),
);

export const late = [body];

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

/** Home. Source: section 2 of the specification (/); requirements APP-8, PLT-1. */
export const Page = () => <Late part={body} props={{}} />;
