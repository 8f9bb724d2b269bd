import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Win } from '../entities/game';

export const latestWins = defineCall({
  path: '/game/api/v1/win/latest',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The latest rounds that paid more than their stake; account names are masked',
  bundle: 'core',
  sameForAll: true,
  endpoint: { kind: 'query', providesTags: ['Games'] },
  request: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    notable: Type.Optional(
      Type.Boolean({
        description:
          'Only wins of ten stakes or 20.00 and more; there may be fewer than the limit, since the search ends after some hundred wins',
      }),
    ),
  }),
  response: Type.Array(Win),
});
