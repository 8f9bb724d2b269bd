import { type Static, Type } from '@sinclair/typebox';
import { mallGiftKinds, mallOrderStates } from '../enumerations';
import { limits } from '../limits';
import { Amount, Day, Id, LocalText, Moment, Nullable, oneOf } from './common';

/** A gift of the mall. Any change gives it a new version, which an order must name. */
export const MallGift = Type.Object({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  kind: oneOf(mallGiftKinds),
  title: LocalText,
  picture: Type.String({ description: 'Name of a drawing', examples: ['tea'] }),
  /** Coins for one. */
  price: Amount,
  /** Money for one: by kind credited with the order, or claimed later as a grant. Null for a kind without money. */
  money: Nullable(Amount, { examples: [null] }),
  turnover: Nullable(Amount, {
    description: 'Turnover that the money of one requires before a withdrawal; null for a kind without money',
    examples: [null],
  }),
  stock: Type.Integer({ minimum: 0 }),
  /** How many of it a member may order in a month. */
  perMonth: Type.Integer({ minimum: 1 }),
  /** The lowest VIP level that may order it. */
  minVipLevel: Type.Integer({ minimum: 0 }),
});
export type MallGift = Static<typeof MallGift>;

const addressText = (maxLength: number, example: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', examples: [example] });

/** The fields of an address that a member enters. */
export const addressFields = {
  name: addressText(limits.address.name, '张三'),
  phone: Type.String({ pattern: '^1\\d{10}$', examples: ['13800000000'] }),
  region: addressText(limits.address.region, '浙江省杭州市'),
  detail: addressText(limits.address.detail, '示例路 1 号'),
};

/** An address for gifts. Name and phone are masked. */
export const MallAddress = Type.Object({
  id: Id,
  name: Type.String({ description: 'Masked' }),
  phone: Type.String({ description: 'Masked' }),
  region: Type.String(),
  detail: Type.String(),
  isDefault: Type.Boolean(),
});
export type MallAddress = Static<typeof MallAddress>;

/** An order of a gift. */
export const MallOrder = Type.Object({
  id: Id,
  gift: Id,
  kind: oneOf(mallGiftKinds),
  title: LocalText,
  picture: Type.String({ examples: ['tea'] }),
  quantity: Type.Integer({ minimum: 1 }),
  /** Coins for all. */
  coins: Amount,
  /** Money for all; null for a kind without money. */
  money: Nullable(Amount, { examples: [null] }),
  state: oneOf(mallOrderStates),
  /** Masked; null for a kind without an address, and some time after the receipt. */
  address: Nullable(Type.String()),
  /** What the mall entered with a step of the delivery: the courier’s number. */
  tracking: Nullable(Type.String()),
  /** Why it was refused. */
  reason: Nullable(LocalText),
  at: Moment,
  packedAt: Nullable(Moment),
  shippedAt: Nullable(Moment),
  endedAt: Nullable(Moment),
  /** Until when the member can cancel it; null when it cannot be cancelled. */
  cancellableUntil: Nullable(Moment),
});
export type MallOrder = Static<typeof MallOrder>;

/** Coins received and spent on a day. */
export const CoinDay = Type.Object({ day: Day, in: Amount, out: Amount });
