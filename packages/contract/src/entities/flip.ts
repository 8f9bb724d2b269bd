import { type Static, Type } from '@sinclair/typebox';
import { flipRoundStates, giftStates } from '../enumerations';
import { limits } from '../limits';
import { Amount, Id, Moment, Nullable, oneOf } from './common';

/** A seed of the member, which the board depends on. */
export const ClientSeed = Type.String({
  minLength: 1,
  maxLength: limits.clientSeed,
  pattern: '^[A-Za-z0-9_-]+$',
  examples: ['my-seed-2026'],
});

/** A card that the member has flipped. */
export const FlippedCard = Type.Object({
  card: Type.Integer({ minimum: 0, description: 'Its place on the board, from 0' }),
  prize: Amount,
  grant: Nullable(
    Type.Object({ id: Id, turnover: Amount, state: oneOf(giftStates), expiresAt: Nullable(Moment) }),
    { description: 'To be claimed with `manualDividend`; null without a prize' },
  ),
});
export type FlippedCard = Static<typeof FlippedCard>;

/** A round of the card game. Both seeds determine the board; the server seed is revealed when the round has ended. */
export const FlipRound = Type.Object({
  id: Id,
  state: oneOf(flipRoundStates),
  commitment: Type.String({
    description: 'SHA-256 of the server’s seed, hexadecimal; known before the member chooses a seed',
    examples: ['00'.repeat(32)],
  }),
  prizes: Type.Array(Amount, { description: 'Those of its board, by number; 0.00 for none' }),
  clientSeed: Nullable(Type.String(), { description: 'Null before the first card' }),
  flipsLeft: Type.Integer({ minimum: 0 }),
  cards: Type.Array(FlippedCard),
  startedAt: Moment,
  endsAt: Moment,
  revealed: Nullable(
    Type.Object({
      serverSeed: Type.String({ description: '32 bytes, hexadecimal', examples: ['00'.repeat(32)] }),
      board: Type.Array(Type.Integer({ minimum: 0 }), {
        description: 'The number of the prize on each card; empty when no card was flipped',
      }),
    }),
    { description: 'Null while the round is open' },
  ),
});
export type FlipRound = Static<typeof FlipRound>;
