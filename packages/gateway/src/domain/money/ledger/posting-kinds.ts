import { type AccountKind, type HouseAccount, houseAccounts, memberOfAccount } from './accounts';
import type { Entry } from './posting';
import type { LedgerRule } from './verify-ledger';

interface PostingKindRow {
  /** The accounts of the member that it debits or credits. */
  readonly accounts: readonly AccountKind[];
  /** The accounts of the house that are its other side. */
  readonly house: readonly HouseAccount[];
  /**
   * The rules of `verifyLedger` that compare its transactions with the rows that caused them, in both directions. A text instead says
   * why there is none.
   */
  readonly checkedBy: readonly [LedgerRule, ...LedgerRule[]] | string;
}

const { cashier, games, promotions, fees, commissions, demo, adjustments, coins } = houseAccounts;

/**
 * The kinds of posting (`ledger_transactions.kind`): whose money or coins each moves, and what proves it. `ledgerPost` refuses a posting
 * that moves another account. The function that makes a posting is in `posting.ts`, those of sports bets and of shared rounds are in
 * `db/functions.ts`. Proved by `npm run test:unit -- posting-kinds verify-ledger`.
 */
export const postingKinds = {
  deposit: {
    accounts: ['main'],
    house: [cashier],
    checkedBy: ['every paid order was credited exactly once, and no other'],
  },
  withdrawal: {
    accounts: ['main', 'locked'],
    house: [cashier, fees],
    checkedBy: [
      'every withdrawal has left, is locked, or came back',
      'all locked money belongs to a withdrawal',
    ],
  },
  transfer: {
    accounts: ['main', 'venue'],
    house: [],
    checkedBy: 'The transaction is all that there is of a transfer.',
  },
  round: {
    accounts: ['main', 'venue'],
    house: [games],
    checkedBy: [
      'every bet has its stake and payout in its transactions, and a void one its stake back',
      'every round has its bet',
    ],
  },
  sport: {
    accounts: ['main', 'venue', 'stake'],
    // Of a correction, what the member no longer has is written off against the adjustments.
    house: [games, adjustments],
    checkedBy: [
      'every sports bet has its stake and payout in its transactions, less what was written off',
      'every sports transaction has its bet',
      'stakes are held for the sports bets that are not settled',
    ],
  },
  bonus: {
    accounts: ['main'],
    house: [promotions],
    checkedBy: ['every claimed grant was credited exactly once with its amount, and no other bonus'],
  },
  rebate: {
    accounts: ['main', 'coins'],
    house: [promotions, coins],
    checkedBy: ['every rebate and its coins were credited exactly once'],
  },
  exchange: {
    accounts: ['coins', 'main'],
    house: [coins, promotions],
    checkedBy: 'The transaction is all that there is of an exchange of coins.',
  },
  'sign-in': {
    accounts: ['coins'],
    house: [coins],
    checkedBy: ['every sign-in moved its coins exactly once, and no other'],
  },
  purchase: {
    accounts: ['coins', 'main'],
    house: [coins, promotions],
    checkedBy: [
      'every order in the mall took its coins and gave its money once, and its coins came back once if it ended',
    ],
  },
  commission: {
    accounts: ['main'],
    house: [commissions],
    checkedBy: ['every commission of an agent was paid exactly once, and no other'],
  },
  adjustment: {
    accounts: ['main', 'venue', 'coins'],
    house: [adjustments, demo, coins],
    checkedBy:
      'An adjustment by hand is a row of the acts of operators at most, and that of a demo has none.',
  },
} as const satisfies Readonly<Record<string, PostingKindRow>>;

/** What a ledger transaction is for. */
export type PostingKind = keyof typeof postingKinds;

/** The kinds whose money comes from the promotions of the house: what members get without a deposit or a bet. */
export const promotionKinds = (Object.entries(postingKinds) as [PostingKind, PostingKindRow][]).flatMap(
  ([kind, { house }]) => (house.includes(promotions) ? [kind] : []),
);

/**
 * Checks that a posting moves the accounts of its kind alone.
 *
 * @throws Error for another account: a fault of the program, to be fixed in `postingKinds` or in the posting.
 */
export const requireAccountsOfKind = (
  kind: PostingKind,
  entries: readonly Pick<Entry, 'account'>[],
): void => {
  const { accounts, house }: PostingKindRow = postingKinds[kind];
  for (const { account } of entries) {
    const name = memberOfAccount(account) === undefined ? account : account.slice(0, account.indexOf(':'));
    if (!(accounts as readonly string[]).includes(name) && !(house as readonly string[]).includes(name))
      throw new Error(
        `A posting of the kind "${kind}" moves "${name}", which its row in posting-kinds.ts does not list.`,
      );
  }
};
