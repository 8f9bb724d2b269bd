import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Cursor, Id, LocalText, Moment, NextCursor, Nullable, oneOf } from '../entities/common';
import { promotionStates } from '../enumerations';

export const promotionHistory = defineCall({
  path: '/act/api/v1/promotion/history',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The promotions that the member has taken part in, newest first',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Dividends'] },
  request: Type.Object({
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Id,
        slug: Id,
        title: LocalText,
        at: Moment,
        state: oneOf(promotionStates),
        granted: Nullable(Amount, { description: 'Null while nothing is granted' }),
        reason: Nullable(LocalText),
      }),
    ),
    nextCursor: NextCursor,
  }),
});
