import type { LocalText, TransactionKind } from '@pavilion/contract';
import { houseAccounts, mainAccount } from './accounts';

/** One side of a movement. Minor units; what leaves the account is negative. */
export interface Entry {
  account: string;
  kind: TransactionKind;
  amount: bigint;
}

/** Names one intended effect: the same key with the same request moves money once. */
export interface Idempotency {
  owner: string;
  key: string;
  /** Of what was asked, not of what came out of it. */
  requestHash: string;
}

/** A transaction before it is in the ledger. Its entries sum to zero. */
export interface Posting {
  id: string;
  kind: 'deposit' | 'round' | 'bonus' | 'adjustment';
  /** The order or round that caused it. */
  reference: string;
  /** What a person calls the cause: a channel, a game. */
  subject: LocalText;
  at: Date;
  entries: readonly Entry[];
  idempotency?: Idempotency;
  /** Kept with the key and answered again to it. */
  answer?: Record<string, unknown>;
}

type Cause = Pick<Posting, 'id' | 'reference' | 'subject' | 'at'>;

const movement = (from: string, to: string, kind: TransactionKind, amount: bigint): Entry[] =>
  amount === 0n
    ? []
    : [
        { account: from, kind, amount: -amount },
        { account: to, kind, amount },
      ];

/** Money that a member paid in. */
export const depositPosting = (cause: Cause, memberId: string, amount: bigint): Posting => ({
  ...cause,
  kind: 'deposit',
  entries: movement(houseAccounts.cashier, mainAccount(memberId), 'deposit', amount),
});

/** What the house gives. */
export const bonusPosting = (cause: Cause, memberId: string, amount: bigint): Posting => ({
  ...cause,
  kind: 'bonus',
  entries: movement(houseAccounts.promotions, mainAccount(memberId), 'bonus', amount),
});

/** A settled round: the stake leaves before the payout comes, so a payout never covers its own stake. */
export const roundPosting = (cause: Cause, memberId: string, stake: bigint, payout: bigint): Posting => ({
  ...cause,
  kind: 'round',
  entries: [
    ...movement(mainAccount(memberId), houseAccounts.games, 'stake', stake),
    ...movement(houseAccounts.games, mainAccount(memberId), 'payout', payout),
  ],
});
