import { api } from '@pavilion/sdk/react';
import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
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
  slotsBody,
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
    dispatch(gameList.initiate(slotsBody)),
    dispatch(gameList.initiate(fishingBody)),
    dispatch(latestWins.initiate(winsBody)),
    dispatch(sportsBoard.initiate(liveMatchesBody)),
  ];
};

/** On wide screens the summary of a member is beside the banners, in one frame of the content's width. */
const Parts = styled.div`
  @media (min-width: ${breakpoint.desktop}px) {
    &:has([data-part='summary']):has([data-part='banners']) {
      display: grid;
      grid-template-columns: minmax(${token.layout.gutter}, 1fr) minmax(0, 848px) 392px minmax(${token.layout.gutter}, 1fr);
      > * > * { grid-column: 1 / -1; }
      > * > [data-part] { --page-gutter: 0px; grid-row: 1; margin-top: ${token.space[5]}; }
      > * > [data-part='banners'] { grid-column: 2; }
      > * > [data-part='summary'] { grid-column: 3; padding: 0 0 0 ${token.space[4]}; }
    }
  }
`;

/** Home: for members what waits for them, then `HomeBody` (APP-8, PLT-1). */
export const HomePage = () => (
  <Parts>
    {useIsMember() && <LazyOnLoad component={memberRewards} props={{}} />}
    <LazyOnInteraction component={homeBody} props={{}} isShared />
  </Parts>
);
