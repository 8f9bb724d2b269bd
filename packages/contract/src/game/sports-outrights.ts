import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { OutrightView, Provider, Sport } from '../entities/sports';

export const sportsOutrights = defineCall({
  path: '/game/api/v1/sports/outrights',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'The seasons of a sport whose winner can be bet on or was decided lately, with the prices of their participants',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: [] },
  request: Type.Object({ provider: Provider, sport: Sport }),
  response: Type.Object({
    outrights: Type.Array(OutrightView, {
      description: 'By rank of the competition, the latest season first',
    }),
  }),
});
