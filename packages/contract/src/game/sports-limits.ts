import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount } from '../entities/common';
import { LegPrice, Provider, SelectionId, SlipRefusalView, SlipSizes, slipLegs } from '../entities/sports';

export const sportsLimits = defineCall({
  path: '/game/api/v1/sports/limits',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary:
    'The prices of a slip and its smallest and largest unit stake, apart from the balance, or why it is refused',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Bets'] },
  request: Type.Object({
    provider: Provider,
    legs: slipLegs(SelectionId),
    sizes: SlipSizes,
  }),
  response: Type.Object({
    min: Amount,
    max: Amount,
    maxPayout: Amount,
    legs: Type.Array(LegPrice, { description: 'The prices now, in the order of the request' }),
    refusal: Type.Optional(SlipRefusalView),
  }),
});
