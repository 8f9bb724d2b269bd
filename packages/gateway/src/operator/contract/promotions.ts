import { type PromotionRule, promotionCategories, promotionPeriods } from '@pavilion/contract';
import { Type } from '@sinclair/typebox';
import {
  AmountInput,
  act,
  Body,
  Id,
  Local,
  MemberName,
  Money,
  Nullable,
  OneOf,
  Reason,
  read,
  Summary,
  Time,
  TimeInput,
  Title,
  VipLevel,
} from './define';
import { RuleInput } from './promotion-rules';
import { secondOperatorTexts } from './second-operator';

/** What members read of a promotion. It can change at any time. */
const texts = {
  category: OneOf(promotionCategories),
  title: Title,
  summary: Summary,
  /** The name of a drawn scene. */
  scene: Type.String({ pattern: '^[a-zA-Z]{1,40}$' }),
};

/** What members agree to when they take part. */
const conditions = {
  /** What the rule and the fields below do not say: a paragraph a line, as many in both languages. */
  terms: Type.Optional(Body),
  /** Without one, the promotion is only to be read. */
  rule: Type.Optional(RuleInput),
  /** The page of the site that a promotion without a rule is about. */
  href: Type.Optional(Type.String({ pattern: '^/[\\w/-]{0,99}$' })),
  period: OneOf(promotionPeriods),
  /** Required turnover of what is granted, hundredths of its amount. */
  multiple: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** Days to claim what is granted. */
  claimDays: Type.Integer({ minimum: 1, maximum: 90 }),
  needsRealName: Type.Boolean(),
  minLevel: VipLevel,
  /** Days after the registration in which members can take part; without it, all members can. */
  newMemberDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
};

export const promotionCalls = {
  promotionList: read(
    'Promotions with their budgets',
    ['editor', 'cashier'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          title: Local,
          startsAt: Time,
          endsAt: Nullable(Time),
          isPublished: Type.Boolean(),
          budget: Money,
          committed: Money,
        }),
      ),
    }),
  ),
  promotionInfo: read(
    'A promotion as operators write it, and whether its conditions can change',
    ['editor', 'cashier'],
    Type.Object({ id: Id }),
    Type.Object({
      id: Type.String(),
      slug: Type.String(),
      category: OneOf(promotionCategories),
      title: Local,
      summary: Local,
      scene: Type.String(),
      terms: Type.Array(Local),
      rule: Nullable(Type.Unsafe<PromotionRule>({ type: 'object' })),
      href: Nullable(Type.String()),
      period: OneOf(promotionPeriods),
      multiple: Type.Number(),
      claimDays: Type.Number(),
      needsRealName: Type.Boolean(),
      minLevel: Type.Number(),
      newMemberDays: Nullable(Type.Number()),
      /** Participations. */
      entries: Type.Number(),
      /** Why its conditions cannot change; null if they can. */
      fixedBecause: Nullable(OneOf(['members-joined', 'published'] as const)),
    }),
  ),
  promotionAdd: act(
    { 'zh-CN': '新建优惠', en: 'Promotion written' },
    `Writes a promotion, which is published by an act of its own; a second operator confirms a budget of more than ${secondOperatorTexts.byHand}`,
    ['editor', 'cashier'],
    Type.Object({
      /** Its name in addresses. */
      slug: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 40, examples: ['new-offer'] }),
      ...texts,
      ...conditions,
      /** Of a promotion with a rule. */
      budget: Type.Optional(AmountInput),
      startsAt: TimeInput,
      /** Without one, it lasts until it is taken down. */
      endsAt: Type.Optional(TimeInput),
    }),
    'by-amount',
  ),
  promotionEdit: act(
    { 'zh-CN': '修改优惠内容', en: 'Promotion edited' },
    `Replaces the texts of a promotion, and its conditions while it is not published and nobody has taken part; a second operator confirms other conditions of a budget of more than ${secondOperatorTexts.byHand}`,
    ['editor', 'cashier'],
    Type.Object({ id: Id, ...texts, ...conditions }),
    'by-amount',
  ),
  promotionPublish: act(
    { 'zh-CN': '上架或下架优惠', en: 'Promotion published or taken down' },
    'Publishes a promotion, or takes it from the site',
    ['editor'],
    Type.Object({ id: Id, on: Type.Boolean() }),
  ),
  promotionChange: act(
    { 'zh-CN': '修改优惠预算或期限', en: 'Budget or period of a promotion changed' },
    `Changes the budget or the period of a promotion; a second operator confirms raises of more than ${secondOperatorTexts.byHand} within a day`,
    ['editor', 'cashier'],
    Type.Object({
      id: Id,
      budget: Type.Optional(AmountInput),
      startsAt: Type.Optional(TimeInput),
      /** Null: until it is taken off. */
      endsAt: Type.Optional(Nullable(TimeInput)),
    }),
    'by-amount',
  ),
  promotionEntries: read(
    'Applications that wait for a decision',
    ['editor', 'cashier'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          promotion: Local,
          member: MemberName,
          answer: Nullable(Type.String()),
          amount: Money,
          at: Time,
        }),
      ),
    }),
  ),
  promotionDecide: act(
    { 'zh-CN': '审批优惠申请', en: 'Application decided' },
    `Approves an application, or refuses it with a reason; a second operator confirms more than ${secondOperatorTexts.byHand} for a member within a day`,
    ['cashier'],
    Type.Object({ id: Id, reason: Type.Optional(Reason) }),
    'by-amount',
  ),
} as const;
