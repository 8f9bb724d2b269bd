import type { LocalText, TransactionKind } from '@pavilion/contract';
import { coinAccount, houseAccounts, lockedAccount, mainAccount } from './accounts';

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
  kind: 'deposit' | 'withdrawal' | 'transfer' | 'round' | 'bonus' | 'rebate' | 'exchange' | 'adjustment';
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
export const roundPosting = (cause: Cause, account: string, stake: bigint, payout: bigint): Posting => ({
  ...cause,
  kind: 'round',
  entries: [
    ...movement(account, houseAccounts.games, 'stake', stake),
    ...movement(houseAccounts.games, account, 'payout', payout),
  ],
});

/** Money that changes its place between accounts of one member. */
export const transferPosting = (
  cause: Cause,
  moves: readonly { from: string; to: string; amount: bigint }[],
): Posting => ({
  ...cause,
  kind: 'transfer',
  entries: moves.flatMap(({ from, to, amount }) => movement(from, to, 'transfer', amount)),
});

const withdrawal = (cause: Cause, entries: readonly Entry[]): Posting => ({
  ...cause,
  kind: 'withdrawal',
  entries,
});

/** Money that is asked for: it is locked. */
export const lockPosting = (cause: Cause, memberId: string, amount: bigint): Posting =>
  withdrawal(cause, movement(mainAccount(memberId), lockedAccount(memberId), 'withdrawal', amount));

/** Locked money that comes back, since its withdrawal was refused or taken back. */
export const unlockPosting = (cause: Cause, memberId: string, amount: bigint): Posting =>
  withdrawal(cause, movement(lockedAccount(memberId), mainAccount(memberId), 'withdrawal', amount));

/** Locked money that is paid out, its fee to the house. */
export const payoutPosting = (cause: Cause, memberId: string, amount: bigint, fee: bigint): Posting =>
  withdrawal(cause, [
    ...movement(lockedAccount(memberId), houseAccounts.cashier, 'withdrawal', amount - fee),
    ...movement(lockedAccount(memberId), houseAccounts.fees, 'withdrawal', fee),
  ]);

/** What comes back of what was played, with the coins for it. */
export const rebatePosting = (cause: Cause, memberId: string, amount: bigint, coins: bigint): Posting => ({
  ...cause,
  kind: 'rebate',
  entries: [
    ...movement(houseAccounts.promotions, mainAccount(memberId), 'rebate', amount),
    ...movement(houseAccounts.coins, coinAccount(memberId), 'rebate', coins),
  ],
});

/** Money for coins. */
export const exchangePosting = (cause: Cause, memberId: string, coins: bigint, amount: bigint): Posting => ({
  ...cause,
  kind: 'exchange',
  entries: [
    ...movement(coinAccount(memberId), houseAccounts.coins, 'bonus', coins),
    ...movement(houseAccounts.promotions, mainAccount(memberId), 'bonus', amount),
  ],
});

/** What the back office puts right by hand; a negative amount takes. */
export const adjustmentPosting = (cause: Cause, memberId: string, amount: bigint): Posting => ({
  ...cause,
  kind: 'adjustment',
  entries: [
    { account: houseAccounts.adjustments, kind: 'adjustment', amount: -amount },
    { account: mainAccount(memberId), kind: 'adjustment', amount },
  ],
});
