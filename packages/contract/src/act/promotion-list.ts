import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Cursor, NextCursor, oneOf } from '../entities/common';
import { PromotionSummary } from '../entities/promotion';
import { promotionCategories } from '../promotion-categories';

export const promotionList = defineCall({
  path: '/act/api/v1/promotion/list',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'The promotions that are on, with the state of the own part; none while the account is closed for play',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Dividends'] },
  request: Type.Object({
    category: Type.Optional(oneOf(promotionCategories)),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({
    items: Type.Array(PromotionSummary),
    counts: Type.Array(
      Type.Object({ category: oneOf(promotionCategories), count: Type.Integer({ minimum: 0 }) }),
      { description: 'Of the categories that have promotions, in order' },
    ),
    nextCursor: NextCursor,
  }),
});
