/** A rule in the gateway that keeps money right. A comment `guard: <id>` marks its place in the sources. */
export interface Guard {
  id: string;
  /** The rule in words, for the reliability page. */
  what: string;
  /** Replaces the marked code; without it the code is removed. */
  instead?: string;
  /** Path pattern of the tests closest to it. */
  tests: string;
  /** Title pattern, where those files have many other tests. */
  titles?: string;
}

/** Each is removed alone. */
export const guards: readonly Guard[] = [
  {
    id: 'balance-not-negative',
    what: 'balance: an update below zero changes no row',
    tests: 'ledger/post.concurrency',
  },
  {
    id: 'check-balance-not-negative',
    what: 'CHECK: no balance is negative',
    tests: 'ledger/ledger-guards',
    titles: 'holds no row',
  },
  {
    id: 'check-entry-not-huge',
    what: 'CHECK: no entry is huge',
    instead: 'check (true);',
    tests: 'ledger/ledger-guards',
    titles: 'holds no entry',
  },
  {
    id: 'check-account-kind',
    what: 'CHECK: accounts are of a known kind',
    instead: 'check (true);',
    tests: 'ledger/ledger-guards',
    titles: 'holds no entry',
  },
  {
    id: 'ledger-append-only',
    what: 'trigger: the ledger is append only',
    tests: 'ledger/verify-ledger',
    titles: 'itself rejects',
  },
  {
    id: 'ledger-not-truncated',
    what: 'trigger: the ledger is not truncated',
    tests: 'ledger/verify-ledger',
    titles: 'itself rejects',
  },
  {
    id: 'settled-bets-final',
    what: 'trigger: a settled bet does not change',
    tests: '0030-settled-rows',
  },
  {
    id: 'ended-deposits-final',
    what: 'trigger: a paid, expired or cancelled deposit does not change',
    tests: '0030-settled-rows',
  },
  {
    id: 'ended-withdrawals-final',
    what: 'trigger: a paid, refused or cancelled withdrawal does not change',
    tests: '0030-settled-rows',
  },
  {
    id: 'entries-sum-to-zero',
    what: 'sum: the entries of a transaction sum to zero, money and coins apart',
    instead: 'having false',
    tests: 'ledger/ledger-guards',
    titles: 'writes no transaction',
  },
  {
    id: 'balances-locked-in-order',
    what: 'sorted locking of balance rows',
    tests: 'ledger/ledger-guards',
    titles: 'in their order',
  },
  {
    id: 'halted-book-moves-nothing',
    what: 'halt: no money moves while the ledger does not verify',
    instead: 'if false then',
    tests: 'ledger/book.test',
  },
  {
    id: 'ledger-key-of-one-request',
    what: 'idempotency: a key with another request is rejected, in the ledger',
    instead: 'if false then',
    tests: 'ledger/post.concurrency',
  },
  {
    id: 'key-of-one-request',
    what: 'idempotency: a key with another request is rejected, in operations of several statements',
    tests: 'domain/money/deposits/deposits.test',
    titles: 'repeated key',
  },
  {
    id: 'repeated-key-finds-answer',
    what: 'idempotency: a repeated key returns the stored answer and changes nothing',
    tests: 'domain/money/deposits/deposits.test',
    titles: 'repeated key',
  },
  {
    id: 'money-calls-need-key',
    what: 'idempotency: money calls need a key',
    instead:
      "if (exchange.memberId === undefined || !key) return void (exchange.idempotency = { owner: '', key: String(Math.random()), requestHash: '' });",
    tests: 'domain/money/deposits/deposits.test',
    titles: 'without a valid key',
  },
  {
    id: 'payout-account-once',
    what: 'unique key: a member binds an account once',
    instead:
      'create index payout_accounts_once on payout_accounts (member_id, kind, number) where removed_at is null;',
    tests: 'domain/money/payout/payout-accounts',
    titles: 'no second row',
  },
  {
    id: 'payout-account-step-up-login',
    what: 'step-up: binding a payout account needs the login password before a payment password is set',
    tests: 'domain/money/payout/payout-accounts',
    titles: 'without the login password',
  },
  {
    id: 'payout-account-step-up-payment',
    what: 'step-up: binding a payout account needs the payment password',
    tests: 'domain/money/payout/payout-accounts',
    titles: 'without the payment password',
  },
  {
    id: 'turnover-once-per-credit',
    what: 'unique key: turnover is required once for a credit',
    instead: 'check (true)',
    tests: 'ledger/ledger-guards',
    titles: 'for one cause',
  },
  {
    id: 'only-pending-deposit-is-paid',
    what: 'state: only a pending deposit is paid',
    tests: 'domain/money/money-attacks',
    titles: 'without an open order',
  },
  {
    id: 'only-open-withdrawal-ends',
    what: 'state: only an open withdrawal ends',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'either paid or cancelled|end once',
  },
  {
    id: 'dividend-claimed-once',
    what: 'state: a dividend is claimed once',
    tests: 'domain/engagement/promotions/promotions',
  },
  {
    id: 'open-deposits-counted-in-turn',
    what: 'row lock: open deposits are counted one after the other',
    tests: 'domain/money/held-rows',
    titles: 'open deposits',
  },
  {
    id: 'withdrawals-of-day-counted-in-turn',
    what: 'row lock: withdrawals of a day are counted one after the other',
    tests: 'domain/money/held-rows',
    titles: 'withdrawals of a day',
  },
  {
    id: 'withdrawal-locks-accounts',
    what: 'row lock: a withdrawal counts a concurrent deposit with its required turnover',
    tests: 'domain/money/held-rows',
    titles: 'before its turnover',
  },
  {
    id: 'collection-locks-wallets',
    what: 'row lock: a collection locks the venue wallets it empties',
    tests: 'domain/money/held-rows',
    titles: 'is collected',
  },
  {
    id: 'rebate-locks-turnover',
    what: 'row lock: turnover is claimed by one request at a time',
    tests: 'domain/money/held-rows',
    titles: 'is given back',
  },
  {
    id: 'open-deposits-limit',
    what: 'limit: open deposits',
    tests: 'domain/money/deposits/deposits.test',
    titles: 'allows three open orders',
  },
  {
    id: 'deposit-range',
    what: 'limit: a deposit is within its channel’s range',
    tests: 'domain/money/deposits/deposits.test',
    titles: 'limits of the channel',
  },
  {
    id: 'stake-range',
    what: 'limit: a stake is within its game’s range',
    tests: 'ledger/post.concurrency',
    titles: 'limits of the game',
  },
  {
    id: 'transfer-range',
    what: 'limit: a transferred amount is within its range',
    tests: 'domain/money/wallet/wallet.test',
    titles: 'invalid amounts',
  },
  {
    id: 'withdrawal-locks',
    what: 'limit: withdrawal locks stop a withdrawal',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'has been played|as the day allows',
  },
  {
    id: 'withdrawal-amount',
    what: 'limit: the amount of a withdrawal',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'cost what the quote said',
  },
  {
    id: 'coins-exchanged-whole',
    what: 'limit: coins are exchanged whole',
    instead: 'false',
    tests: 'domain/engagement/rebates/rebates',
    titles: 'exchange coins',
  },
  {
    id: 'payment-password-attempts',
    what: 'limit: attempts at the payment password',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'wrong payment passwords',
  },
  {
    id: 'call-signature',
    what: 'signature of a call',
    tests: 'http/pipeline',
  },
  {
    id: 'member-call-needs-session',
    what: 'session: a call of a member needs one',
    instead: 'if (token === undefined) return;',
    tests: 'http/every-call',
    titles: 'rejected without a session',
  },
  {
    id: 'withdrawal-of-its-member',
    what: 'ownership: a withdrawal is seen and cancelled by its member only',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'by another member',
  },
  {
    id: 'paid-to-own-account',
    what: 'ownership: money is paid to an account of the member',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'by another member',
  },
  {
    id: 'deposit-cancelled-by-its-member',
    what: 'ownership: a deposit is cancelled by its member only',
    tests: 'domain/money/deposits/deposits.test',
    titles: 'of other members',
  },
  {
    id: 'dividend-of-its-member',
    what: 'ownership: a dividend is claimed by its member only',
    tests: 'domain/engagement/promotions/promotions',
  },
  {
    id: 'withdrawal-fee',
    what: 'fee of a withdrawal',
    instead: 'fee: 0n',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'cost what the quote said',
  },
  {
    id: 'replay-counts-no-turnover',
    what: 'replay: a repeated round counts no turnover',
    instead: 'when true',
    tests: 'ledger/post.concurrency',
  },
  {
    id: 'replay-writes-no-bet',
    what: 'replay: a repeated round writes no bet',
    tests: 'ledger/post.concurrency',
  },
  {
    id: 'rebate-claimed-once',
    what: 'rebate: claimed turnover is not claimed again',
    instead: '.set({ rebated: sql`rebated` })',
    tests: 'domain/engagement/rebates/rebates',
  },
  {
    id: 'deadlock-retried',
    what: 'retry: a deadlock is retried',
    instead: "const repeatable = new Set(['40001']);",
    tests: 'db/retry',
  },
  {
    id: 'broken-connection-ends-nothing',
    what: 'connection: one that breaks between statements does not end the process',
    tests: 'db/database.test',
  },
  {
    id: 'stakes-pass-the-gate',
    what: 'protection: stakes pass the gate in the ledger',
    instead: 'if false then',
    tests: 'domain/protection/protection.test',
    titles: 'refuses a bet above',
  },
  {
    id: 'closed-account-takes-no-stake',
    what: 'protection: a closed account takes no stake',
    instead: 'if false then',
    tests: 'domain/protection/protection.test',
    titles: 'ends by itself',
  },
  {
    id: 'closed-account-takes-no-deposit',
    what: 'protection: a deposit of a closed account is refused behind the lock',
    tests: 'domain/protection/protection.test',
    titles: 'at the same moment',
  },
  {
    id: 'closed-account-by-needs',
    what: 'protection: calls are refused by what they need',
    tests: 'domain/protection/protection.test',
    titles: 'refuses exactly the calls',
  },
  {
    id: 'play-time-limit',
    what: 'protection: minutes of play a day',
    instead: 'if false then',
    tests: 'domain/protection/protection.test',
    titles: 'minutes of the day',
  },
  {
    id: 'reality-check-answered',
    what: 'protection: no stake before a reality check is answered',
    instead: 'if false then',
    tests: 'domain/protection/protection.test',
    titles: 'until it is answered',
  },
  {
    id: 'stake-limit-day',
    what: 'protection: stake limit of the day',
    tests: 'domain/protection/protection.test',
    titles: 'refuses a bet above',
  },
  {
    id: 'stake-limit-week',
    what: 'protection: stake limit of the week',
    tests: 'domain/protection/protection.test',
    titles: 'refuses a bet above',
  },
  {
    id: 'stake-limit-month',
    what: 'protection: stake limit of the month',
    tests: 'domain/protection/protection.test',
    titles: 'refuses a bet above',
  },
  {
    id: 'loss-limit-day',
    what: 'protection: loss limit of the day',
    tests: 'domain/protection/protection.test',
    titles: 'refuses a bet above',
  },
  {
    id: 'loss-limit-week',
    what: 'protection: loss limit of the week',
    tests: 'domain/protection/protection.test',
    titles: 'refuses a bet above',
  },
  {
    id: 'loss-limit-month',
    what: 'protection: loss limit of the month',
    tests: 'domain/protection/protection.test',
    titles: 'refuses a bet above',
  },
  {
    id: 'deposit-limit',
    what: 'protection: deposit limits',
    tests: 'domain/protection/protection.test',
    titles: 'refuses a deposit above',
  },
  {
    id: 'raise-waits',
    what: 'protection: a higher limit waits',
    instead: '{ ...row, amount: wanted, requested_at: null, requested_amount: null }',
    tests: 'domain/protection/protection.test',
    titles: 'has a higher limit in force',
  },
  {
    id: 'raise-confirmed-after-a-day',
    what: 'protection: a higher limit is confirmed after a day',
    instead: 'if (!waiting) throw new BusinessError(errorCodes.limitChangeNotReady);',
    tests: 'domain/protection/protection.test',
    titles: 'has a higher limit in force',
  },
  {
    id: 'raise-lapses',
    what: 'protection: an unconfirmed limit lapses',
    tests: 'domain/protection/protection.test',
    titles: 'lets a higher limit lapse',
  },
  {
    id: 'closure-only-longer',
    what: 'protection: a closure is only made longer',
    tests: 'domain/protection/protection.test',
    titles: 'made longer',
  },
  {
    id: 'excluded-person-registers-nothing',
    what: 'protection: an excluded person registers no other account',
    tests: 'domain/protection/protection.test',
    titles: 'follows the person',
  },
  {
    id: 'excluded-person-names-itself-nowhere',
    what: 'protection: an excluded person names itself nowhere else',
    tests: 'domain/protection/protection.test',
    titles: 'follows the person',
  },
  {
    id: 'excluded-person-binds-nothing',
    what: 'protection: an excluded person binds no account elsewhere',
    tests: 'domain/protection/protection.test',
    titles: 'follows the person',
  },
  {
    id: 'excluded-person-changes-no-profile',
    what: 'protection: an excluded person changes no other profile',
    tests: 'domain/protection/protection.test',
    titles: 'follows the person',
  },
];
