import { api, usePreInfoQuery } from '@pavilion/sdk/react';
import { useBrand } from '../../../shared/brand/brand-context';
import { useLocale, useMessages } from '../../../shared/messages';
import type { PageData } from '../../../shared/page/page-data';
import { Late } from '../../../shared/parts/late';
import { lazyPart } from '../../../shared/parts/lazy-part';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { homeMessages } from '../messages/home-messages';
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
export const Page = () => {
  const t = useMessages(homeMessages);
  const brand = useBrand();
  const { locale } = useLocale();
  const site = usePreInfoQuery(preInfoBody).data?.SiteBaseConfigVo.title || brand.siteName[locale];
  return (
    <>
      <h1 className="pv-sr-only">{t('title', { site })}</h1>
      <Late part={body} props={{}} />
    </>
  );
};
