import { type Static, Type } from '@sinclair/typebox';
import { giftStates } from '../enumerations';
import { Amount, Id, Moment, Nullable, oneOf } from './common';
import { Game } from './game';

const Multiple = Type.String({
  description: 'Payout divided by stake, truncated to two decimals',
  examples: ['12.50'],
});

/** A round as its member shares it: never its stake or payout. */
export const PeakRound = Type.Object({
  id: Id,
  game: Type.Pick(Game, ['code', 'name', 'category', 'cover']),
  multiple: Multiple,
  at: Moment,
});
export type PeakRound = Static<typeof PeakRound>;

/** A member in the ranking of a week. Friends see neither games nor stakes of each other. */
export const PeakRow = Type.Object({
  place: Nullable(Type.Integer({ minimum: 1 }), {
    description: 'Null for too few rounds, and for a second account of a person',
  }),
  account: Type.String({ description: 'Masked' }),
  isSelf: Type.Boolean(),
  roundsLeft: Type.Integer({ minimum: 0, description: 'Until a place' }),
  isSamePerson: Type.Boolean({ description: 'Shares phone, payout account or name with a member above' }),
  multiple: Nullable(Multiple, { description: 'Of the best round; null without a round' }),
});
export type PeakRow = Static<typeof PeakRow>;

/** The prize of the member for a week. */
export const PeakPrize = Type.Object({
  id: Id,
  amount: Amount,
  turnover: Amount,
  state: oneOf(giftStates),
  expiresAt: Nullable(Moment),
});
export type PeakPrize = Static<typeof PeakPrize>;
