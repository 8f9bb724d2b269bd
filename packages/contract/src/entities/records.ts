import { type Static, Type } from '@sinclair/typebox';
import { coinKinds, giftStates, welfareKinds } from '../enumerations';
import { Amount, Cursor, Day, Id, LocalText, Moment, Nullable, oneOf } from './common';

/** The filter fields that every list of records has. */
export const recordFilter = {
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** A bonus that was granted. */
export const GiftRecord = Type.Object({
  id: Id,
  title: LocalText,
  amount: Amount,
  turnover: Amount,
  state: oneOf(giftStates),
  grantedAt: Moment,
  expiresAt: Nullable(Moment),
  claimedAt: Nullable(Moment),
  /** Why it was revoked. */
  reason: Nullable(LocalText),
});
export type GiftRecord = Static<typeof GiftRecord>;

/** A reward for playing. */
export const WelfareRecord = Type.Object({
  id: Id,
  kind: oneOf(welfareKinds),
  title: LocalText,
  amount: Amount,
  at: Moment,
});
export type WelfareRecord = Static<typeof WelfareRecord>;

/** A transaction of coins. */
export const CoinRecord = Type.Object({
  id: Id,
  kind: oneOf(coinKinds),
  title: LocalText,
  coins: Type.String({ description: 'Decimal string; negative for coins spent', examples: ['100.00'] }),
  balanceAfter: Amount,
  money: Nullable(Type.String({ description: 'The money paid for the coins', examples: ['100.00'] })),
  at: Moment,
});
export type CoinRecord = Static<typeof CoinRecord>;
