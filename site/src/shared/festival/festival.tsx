import { api } from '@pavilion/sdk/react';
import { LazyOnInteraction } from '../lazy/lazy';
import { preInfoBody } from '../site-config/pre-info';
import type { FestivalPlace } from './drawings';
import { festivalOrnament } from './festival-ornament';

/** The ornament of the festival skin that preInfo names, if any. The app has requested preInfo. Its place is the nearest positioned box. */
export const Festival = ({ place }: { readonly place: FestivalPlace }) => {
  const skin = api.endpoints.preInfo.useQueryState(preInfoBody).data?.siteFestivalSkin;
  return skin ? <LazyOnInteraction component={festivalOrnament} props={{ skin, place }} /> : null;
};
