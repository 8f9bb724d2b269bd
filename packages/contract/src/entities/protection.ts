import { type Static, Type } from '@sinclair/typebox';
import { closureKinds, realityCheckMinutes } from '../enumerations';
import { limitKinds, spansOrEach } from '../limit-kinds';
import { limits } from '../limits';
import { inHours } from '../time-units';
import { Amount, Moment, Nullable, oneOf } from './common';

/** Decimal string by the unit of the kind: yuan with two decimals, or a whole number of minutes or of what is counted. */
export const LimitAmount = Type.String({ pattern: '^\\d{1,16}(\\.\\d{1,2})?$', examples: ['500.00'] });

/** A higher limit that waits: it can be confirmed from `readyAt` until `lapsesAt`. */
export const WaitingLimit = Type.Object({
  amount: Nullable(LimitAmount, { description: 'Null: no limit' }),
  requestedAt: Moment,
  readyAt: Moment,
  lapsesAt: Moment,
});
export type WaitingLimit = Static<typeof WaitingLimit>;

/** A limit of a member and the part of it that the running span has used; a limit on each stake has no such part. */
export const PlayLimit = Type.Object({
  kind: oneOf(limitKinds),
  span: oneOf(spansOrEach, { description: '`each`: a limit on each stake by itself' }),
  amount: Nullable(LimitAmount, { description: 'Set by the member; null: none' }),
  cap: Nullable(LimitAmount, { description: 'Set by the brand for all members; null: none' }),
  inForce: Nullable(LimitAmount, { description: 'The smaller of both; null: none' }),
  used: Nullable(Type.String({ examples: ['120.00'] }), {
    description:
      'In the running span; negative for the kind `loss` after winnings; null with the span `each`',
  }),
  left: Nullable(LimitAmount, {
    description:
      'Until the limit in force is reached, at least zero; null without a limit and with the span `each`',
  }),
  resetsAt: Nullable(Moment, { description: 'When the next span begins; null with the span `each`' }),
  waiting: Nullable(WaitingLimit),
});
export type PlayLimit = Static<typeof PlayLimit>;

/** A time-out or a self-exclusion. */
export const Closure = Type.Object({
  kind: oneOf(closureKinds),
  startedAt: Moment,
  /** The chosen end. A time-out ends then by itself; after a self-exclusion the member has to ask. */
  endsAt: Moment,
  mayAskToReturn: Type.Boolean({
    description: 'A self-exclusion that is over and has to be ended by asking',
  }),
  returnsAt: Nullable(Moment, {
    description: `When play opens again: the end of a time-out, or ${inHours(limits.protection.returnWaits)} hours after asking`,
  }),
});
export type Closure = Static<typeof Closure>;

/** In `net` they count as lost, as limits count them; adding them to `net` gives the result of settled bets. */
const running = Type.String({
  description: 'Stakes placed in it that are not settled yet',
  examples: ['20.00'],
});

/** A stretch of play without a break of 30 minutes or more. */
export const PlaySession = Type.Object({
  startedAt: Moment,
  stakes: Amount,
  payouts: Amount,
  net: Type.String({ description: 'Payouts less stakes, running ones included', examples: ['-12.00'] }),
  running,
  checkDueAt: Type.String({ format: 'date-time', description: 'When the next reality check is due' }),
});
export type PlaySession = Static<typeof PlaySession>;

/** How often a member is reminded of time and result during play. */
export const RealityCheck = Type.Object({
  minutes: Type.Integer({ minimum: 1, examples: [realityCheckMinutes[2]] }),
  waiting: Nullable(
    Type.Object({
      minutes: Type.Integer({ minimum: 1, examples: [realityCheckMinutes[3]] }),
      readyAt: Moment,
    }),
    { description: 'A longer interval, in force from `readyAt`' },
  ),
});
export type RealityCheck = Static<typeof RealityCheck>;

/** Everything about the protection of a member. */
export const ProtectionInfo = Type.Object({
  limits: Type.Array(PlayLimit),
  realityCheck: RealityCheck,
  session: Nullable(PlaySession, { description: 'The running one' }),
  closure: Nullable(Closure, { description: 'In force now' }),
  /** Whether the member should be asked about limits: after registering, and every six months. */
  reviewDue: Type.Boolean(),
  now: Type.String({ format: 'date-time', description: 'The time of the gateway' }),
});
export type ProtectionInfo = Static<typeof ProtectionInfo>;

/** A member's own results over a span. */
export const PlaySummary = Type.Object({
  from: Moment,
  to: Moment,
  deposits: Amount,
  withdrawals: Amount,
  netDeposits: Amount,
  stakes: Amount,
  payouts: Amount,
  net: Type.String({ description: 'Payouts less stakes, running ones included', examples: ['-120.00'] }),
  running,
  minutes: Type.Integer({ minimum: 0, description: 'Of play, longer breaks left out' }),
  rounds: Type.Integer({ minimum: 0 }),
});
export type PlaySummary = Static<typeof PlaySummary>;
