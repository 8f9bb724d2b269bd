import type { CoinKind, GameCategory, LocalText, TransactionKind } from '@pavilion/contract';
import { coinAccount, houseAccounts, lockedAccount, mainAccount } from './accounts';
import type { PostingKind } from './posting-kinds';

/**
 * What an entry is for: of money a kind of transaction, of coins also a kind of coin transaction. `held` is the other side of a
 * stake that waits for its settlement; members see the entry of their wallet alone.
 */
export type EntryKind = TransactionKind | CoinKind | 'held';

/** One entry of a transaction, minor units; debits are negative. */
export interface Entry {
  account: string;
  kind: EntryKind;
  amount: bigint;
}

/** Identifies one operation: the same key with the same request moves money once. */
export interface Idempotency {
  owner: string;
  key: string;
  /** Hash of the request, not of its result. */
  requestHash: string;
}

/** A transaction to post. Its entries sum to zero. */
export interface Posting {
  id: string;
  kind: PostingKind;
  /** The order or round that caused it. */
  reference: string;
  /** Name of the cause for members: a channel or a game. */
  subject: LocalText;
  at: Date;
  /** Of a void, which gives a stake back: when that was taken. */
  stakeAt?: Date;
  /** Of a settled bet: what it counts as turnover, minor units. */
  turnover?: { readonly category: GameCategory; readonly amount: bigint };
  entries: readonly Entry[];
  idempotency?: Idempotency;
  /** Stored with the key as the answer to replays. */
  answer?: Record<string, unknown>;
}

type Cause = Pick<Posting, 'id' | 'reference' | 'subject' | 'at'>;

const entryPair = (from: string, to: string, kind: EntryKind, amount: bigint): Entry[] =>
  amount === 0n
    ? []
    : [
        { account: from, kind, amount: -amount },
        { account: to, kind, amount },
      ];

/** A deposit. */
export const depositPosting = (cause: Cause, memberId: string, amount: bigint): Posting => ({
  ...cause,
  kind: 'deposit',
  entries: entryPair(houseAccounts.cashier, mainAccount(memberId), 'deposit', amount),
});

/** A bonus. */
export const bonusPosting = (cause: Cause, memberId: string, amount: bigint): Posting => ({
  ...cause,
  kind: 'bonus',
  entries: entryPair(houseAccounts.promotions, mainAccount(memberId), 'bonus', amount),
});

/** A settled round: the stake is debited before the payout is credited, so a payout never covers its own stake. */
export const roundPosting = (cause: Cause, account: string, stake: bigint, payout: bigint): Posting => ({
  ...cause,
  kind: 'round',
  entries: [
    ...entryPair(account, houseAccounts.games, 'stake', stake),
    ...entryPair(houseAccounts.games, account, 'payout', payout),
  ],
});

/** A transfer between accounts of one member. */
export const transferPosting = (
  cause: Cause,
  moves: readonly { from: string; to: string; amount: bigint }[],
): Posting => ({
  ...cause,
  kind: 'transfer',
  entries: moves.flatMap(({ from, to, amount }) => entryPair(from, to, 'transfer', amount)),
});

const withdrawalOf = (cause: Cause, entries: readonly Entry[]): Posting => ({
  ...cause,
  kind: 'withdrawal',
  entries,
});

/** A requested withdrawal: its money is locked. */
export const withdrawalPosting = (cause: Cause, memberId: string, amount: bigint): Posting =>
  withdrawalOf(cause, entryPair(mainAccount(memberId), lockedAccount(memberId), 'withdrawal', amount));

/** A refused or cancelled withdrawal: its money is unlocked. */
export const withdrawalReturnPosting = (cause: Cause, memberId: string, amount: bigint): Posting =>
  withdrawalOf(cause, entryPair(lockedAccount(memberId), mainAccount(memberId), 'withdrawal', amount));

/** A paid withdrawal: its locked money leaves, and its fee goes to the house. */
export const withdrawalPayoutPosting = (
  cause: Cause,
  memberId: string,
  amount: bigint,
  fee: bigint,
): Posting =>
  withdrawalOf(cause, [
    ...entryPair(lockedAccount(memberId), houseAccounts.cashier, 'withdrawal', amount - fee),
    ...entryPair(lockedAccount(memberId), houseAccounts.fees, 'withdrawal', fee),
  ]);

/** A rebate with its coins. */
export const rebatePosting = (cause: Cause, memberId: string, amount: bigint, coins: bigint): Posting => ({
  ...cause,
  kind: 'rebate',
  entries: [
    ...entryPair(houseAccounts.promotions, mainAccount(memberId), 'rebate', amount),
    ...entryPair(houseAccounts.coins, coinAccount(memberId), 'rebate', coins),
  ],
});

/** An exchange of coins for money. */
export const exchangePosting = (cause: Cause, memberId: string, coins: bigint, amount: bigint): Posting => ({
  ...cause,
  kind: 'exchange',
  entries: [
    ...entryPair(coinAccount(memberId), houseAccounts.coins, 'bonus', coins),
    ...entryPair(houseAccounts.promotions, mainAccount(memberId), 'bonus', amount),
  ],
});

/** The coins of a sign-in, and those that a make-up costs. */
export const signInPosting = (cause: Cause, memberId: string, cost: bigint, coins: bigint): Posting => ({
  ...cause,
  kind: 'sign-in',
  entries: [
    ...entryPair(coinAccount(memberId), houseAccounts.coins, 'spent', cost),
    ...entryPair(houseAccounts.coins, coinAccount(memberId), 'signed-in', coins),
  ],
});

/** An order in the mall: its coins, and the money of a cash gift. */
export const purchasePosting = (cause: Cause, memberId: string, coins: bigint, money: bigint): Posting => ({
  ...cause,
  kind: 'purchase',
  entries: [
    ...entryPair(coinAccount(memberId), houseAccounts.coins, 'spent', coins),
    ...entryPair(houseAccounts.promotions, mainAccount(memberId), 'bonus', money),
  ],
});

/** An order in the mall that was cancelled or refused: its coins come back. */
export const purchaseReturnPosting = (cause: Cause, memberId: string, coins: bigint): Posting => ({
  ...cause,
  kind: 'purchase',
  entries: entryPair(houseAccounts.coins, coinAccount(memberId), 'returned', coins),
});

/** A manual adjustment of coins; a negative number debits the member. */
export const coinAdjustmentPosting = (cause: Cause, memberId: string, coins: bigint): Posting => ({
  ...cause,
  kind: 'adjustment',
  entries: entryPair(houseAccounts.coins, coinAccount(memberId), 'adjustment', coins),
});

/** The commission of an agent. */
export const commissionPosting = (cause: Cause, memberId: string, amount: bigint): Posting => ({
  ...cause,
  kind: 'commission',
  entries: entryPair(houseAccounts.commissions, mainAccount(memberId), 'commission', amount),
});

/** The play money of a demo. */
export const demoPosting = (cause: Cause, memberId: string, amount: bigint): Posting => ({
  ...cause,
  kind: 'adjustment',
  entries: entryPair(houseAccounts.demo, mainAccount(memberId), 'adjustment', amount),
});

/** A manual adjustment; a negative amount debits the member. */
export const adjustmentPosting = (cause: Cause, memberId: string, amount: bigint): Posting => ({
  ...cause,
  kind: 'adjustment',
  entries: [
    { account: houseAccounts.adjustments, kind: 'adjustment', amount: -amount },
    { account: mainAccount(memberId), kind: 'adjustment', amount },
  ],
});
