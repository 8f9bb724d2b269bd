import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { StationAd } from '../entities/content';

export const queryStationAdList = defineCall({
  path: '/act/api/v1/advertising/queryStationAdList',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'spec',
  summary: 'Banners of a position',
  bundle: 'core',
  sameForAll: true,
  endpoint: { kind: 'query', providesTags: ['Content'] },
  request: Type.Object({ position: Type.Optional(Type.String({ maxLength: 32 })) }),
  response: Type.Array(StationAd),
});
