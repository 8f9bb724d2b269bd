import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { type RoundKind, roundKinds } from '../enumerations';
import { Amount, Nullable } from './common';

/** A finished round of a slot game. */
export const SlotRound = Type.Object({
  kind: Type.Literal('slots'),
  stops: Type.Array(Type.Integer(), { description: 'Position of each reel on its strip' }),
  grid: Type.Array(Type.Array(Type.String()), {
    description: 'Symbols shown: reels from the left, each from the top',
  }),
  wins: Type.Array(
    Type.Object({
      line: Nullable(Type.Integer({ minimum: 1 }), { description: 'Pay line; null for a scatter win' }),
      picture: Type.String(),
      count: Type.Integer({ minimum: 1 }),
      amount: Amount,
    }),
  ),
});
export type SlotRound = Static<typeof SlotRound>;

/** What a bet record keeps of its round, by kind: one row a kind. */
export const roundDetails = { slots: SlotRound } as const satisfies Record<RoundKind, TSchema>;

/** A kind of another backend: the site shows such a bet without its round. */
const OtherRound = Type.Object({
  kind: Type.Unsafe<string>({ type: 'string', maxLength: 32, not: { enum: [...roundKinds] } }),
});

/** What a bet record keeps of its round. `kind` says which fields it has. */
export const RoundDetail = Type.Union([...Object.values(roundDetails), OtherRound], {
  description: 'The round, for the detail view; `kind` says which fields it has',
});
export type RoundDetail = Static<typeof RoundDetail>;
