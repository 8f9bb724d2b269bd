import { type Static, Type } from '@sinclair/typebox';
import { gameCategories, giftStates, promotionNeeds, promotionStates } from '../enumerations';
import { promotionCategories } from '../promotion-categories';
import { Amount, Id, LocalText, Moment, Nullable, oneOf } from './common';

/** What a promotion pays, and for what. Proved by `npm run test:unit -- promotion-rules engagement/promotions`. */
export const PromotionRule = Type.Union([
  Type.Object(
    {
      type: Type.Literal('deposit-match'),
      percent: Type.Integer({ minimum: 1, description: 'Of the deposit' }),
      max: Amount,
      minDeposit: Amount,
      hours: Type.Integer({ minimum: 1, description: 'After opting in, in which the deposit is paid' }),
    },
    { description: 'Opt in, then the first paid deposit that is large enough is matched' },
  ),
  Type.Object(
    {
      type: Type.Literal('turnover-steps'),
      categories: Type.Array(oneOf(gameCategories)),
      steps: Type.Array(Type.Object({ turnover: Amount, amount: Amount })),
    },
    { description: 'Opt in, then each step of turnover up to the end of the period pays its amount' },
  ),
  Type.Object(
    {
      type: Type.Literal('days-played'),
      categories: Type.Array(oneOf(gameCategories)),
      /** The turnover of a day from which it counts; more on the same day earns nothing. */
      dayTurnover: Amount,
      steps: Type.Array(Type.Object({ days: Type.Integer({ minimum: 1 }), amount: Amount })),
    },
    { description: 'Opt in, then a number of days with play up to the end of the period pays its amount' },
  ),
  Type.Object(
    { type: Type.Literal('first-real-name'), amount: Amount },
    { description: 'Claimed at once by members whose real name is confirmed' },
  ),
  Type.Object(
    { type: Type.Literal('manual'), amount: Amount, question: LocalText },
    { description: 'Members apply with an answer, a person decides' },
  ),
]);
export type PromotionRule = Static<typeof PromotionRule>;

/** A promotion in a list. */
export const PromotionSummary = Type.Object({
  slug: Id,
  category: oneOf(promotionCategories),
  title: LocalText,
  summary: LocalText,
  scene: Type.String({ description: 'Name of a drawn scene of the kit' }),
  endsAt: Nullable(Moment),
  upTo: Nullable(Amount, {
    description: 'The most that one participation pays; null if it pays nothing itself',
  }),
  multiple: Type.Integer({
    minimum: 0,
    description: 'Turnover that a grant requires, in hundredths of its amount',
  }),
  state: Nullable(oneOf(promotionStates), {
    description:
      'State of the member’s participation; null for visitors, and for promotions without participation',
  }),
});
export type PromotionSummary = Static<typeof PromotionSummary>;

/** A member's participation in a promotion. */
export const PromotionOwn = Type.Object({
  state: oneOf(promotionStates),
  needs: Type.Array(oneOf(promotionNeeds)),
  since: Nullable(Moment, { description: 'When the member opted in or applied' }),
  until: Nullable(Moment, { description: 'Until when deposits and turnover count; null without an end' }),
  done: Nullable(Amount, { description: 'Turnover since the member opted in' }),
  daysPlayed: Nullable(Type.Integer({ minimum: 0 }), {
    description: 'Days since the member opted in that count; null unless days pay',
  }),
  reason: Nullable(LocalText, { description: 'Why it was refused' }),
  grants: Type.Array(
    Type.Object({
      id: Id,
      amount: Amount,
      turnover: Amount,
      state: oneOf(giftStates),
      expiresAt: Nullable(Moment),
    }),
    { description: 'What was granted; claimed with `manualDividend`' },
  ),
});
export type PromotionOwn = Static<typeof PromotionOwn>;
