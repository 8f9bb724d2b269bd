import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { PromotionOwn } from '../entities/promotion';
import { limits } from '../limits';

export const promotionApply = defineCall({
  path: '/act/api/v1/promotion/apply',
  auth: 'member',
  needs: 'offer',
  idempotent: true,
  provenance: 'ours',
  summary:
    'Takes part in a promotion by the conditions that the member saw: opts in, applies, or grants at once, by its rule. Once a period; later calls answer the state',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Dividends', 'Mail'] },
  request: Type.Object({
    slug: Id,
    version: Type.Integer({ minimum: 1, description: 'Of the conditions that the member saw' }),
    answer: Type.Optional(
      Type.String({
        maxLength: limits.promotionAnswer,
        description: 'To the question of a promotion that a person decides about',
      }),
    ),
  }),
  response: PromotionOwn,
});
