import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Nullable } from '../entities/common';
import { PeakRound } from '../entities/peak';

export const peakShare = defineCall({
  path: '/act/api/v1/peak/share',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The round that a link with `r_code` and `r_bet` shares',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Content'] },
  request: Type.Object({
    code: Type.String({ maxLength: 64, examples: ['FRIEND88'] }),
    bet: Type.String({ maxLength: 64, examples: ['id-1'] }),
  }),
  response: Type.Object({
    shared: Nullable(Type.Object({ account: Type.String({ description: 'Masked' }), round: PeakRound }), {
      description: 'Null unless the settled round belongs to the member of the code',
    }),
  }),
});
