import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty, oneOf } from '../entities/common';
import { guideStepStates, guideSteps } from '../enumerations';

export const guideInfo = defineCall({
  path: '/site/api/v1/guide/info',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The first steps of a new member, in order, each with its state',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Security', 'Payouts', 'Deposits', 'Bets'] },
  request: Empty,
  response: Type.Array(Type.Object({ step: oneOf(guideSteps), state: oneOf(guideStepStates) })),
});
