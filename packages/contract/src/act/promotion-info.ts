import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, LocalText, Moment, Nullable, oneOf } from '../entities/common';
import { PromotionOwn, PromotionRule, PromotionSummary } from '../entities/promotion';
import { promotionPeriods } from '../enumerations';

export const promotionInfo = defineCall({
  path: '/act/api/v1/promotion/info',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'A promotion with its rules, and the own part in it',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Dividends'] },
  request: Type.Object({ slug: Id }),
  response: Type.Object({
    ...PromotionSummary.properties,
    version: Type.Integer({
      minimum: 1,
      description: 'Of its conditions and its start and end, which `promotionApply` must name',
    }),
    startsAt: Moment,
    terms: Type.Array(LocalText, { description: 'The rules that no other field says, one a paragraph' }),
    href: Nullable(Type.String(), { description: 'The page of this site that the promotion is about' }),
    rule: Nullable(PromotionRule, { description: 'Null for a promotion that is only to be read' }),
    period: oneOf(promotionPeriods),
    claimDays: Type.Integer({ minimum: 1, description: 'Days to claim what was granted' }),
    needsRealName: Type.Boolean(),
    minLevel: Type.Integer({ minimum: 0, description: 'The lowest VIP level that can take part' }),
    newMemberDays: Nullable(Type.Integer({ minimum: 1 }), {
      description: 'Days after the registration in which members can take part; null without an end',
    }),
    own: Nullable(PromotionOwn, { description: 'Null for visitors, and if it is only to be read' }),
  }),
});
