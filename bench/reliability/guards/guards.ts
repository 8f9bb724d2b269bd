/** Something that keeps money right, and how to take it away. */
export interface Guard {
  /** What it is, for the page. */
  what: string;
  /** Where it stands, below the gateway's sources. */
  file: string;
  /** Its text, which stands there once. */
  find: string;
  /** What stands there without it. */
  replace: string;
  /** The tests nearest to it: a pattern of paths. */
  tests: string;
  /** Of their titles, where the file has many others. */
  titles?: string;
}

const money = 'db/migrations/0010-money.ts';
const ledger = 'db/migrations/0012-wallets-open-themselves.ts';
const books = 'db/migrations/0002-ledger.ts';
const withdrawals = 'domain/money/withdrawals/withdrawals.ts';
const deposits = 'domain/money/deposits/deposits.ts';

/** Each is removed alone. */
export const guards: readonly Guard[] = [
  {
    what: 'balance: an update that would go below nothing changes no row',
    file: ledger,
    find: 'where account = p_accounts[i] and balance + p_amounts[i] >= 0',
    replace: 'where account = p_accounts[i]',
    tests: 'ledger/post.concurrency',
  },
  {
    what: 'CHECK: no balance is negative',
    file: books,
    find: ' constraint ledger_balance_not_negative check (balance >= 0)',
    replace: '',
    tests: 'ledger/ledger-guards',
    titles: 'holds no row',
  },
  {
    what: 'CHECK: no entry is huge',
    file: money,
    find: 'check (amount between -1000000000000000 and 1000000000000000);',
    replace: 'check (true);',
    tests: 'ledger/ledger-guards',
    titles: 'holds no entry',
  },
  {
    what: 'CHECK: accounts are of a known kind',
    file: money,
    find: "check (account ~ '^((main|locked|coins):[^:]+|venue:[^:]+:[^:]+|house:[a-z]+)$');",
    replace: 'check (true);',
    tests: 'ledger/ledger-guards',
    titles: 'holds no entry',
  },
  {
    what: 'trigger: the ledger is append only',
    file: books,
    find: 'create trigger append_only before update or delete on ledger_entries',
    replace: 'create trigger append_only before truncate on ledger_entries',
    tests: 'ledger/verify-ledger',
    titles: 'itself refuses',
  },
  {
    what: 'sum: entries of a transaction, money and coins apart, are zero together',
    file: ledger,
    find: "or entry.account = 'house:coins' having sum(entry.amount) <> 0",
    replace: "or entry.account = 'house:coins' having false",
    tests: 'ledger/ledger-guards',
    titles: 'writes no transaction',
  },
  {
    what: 'sorted locking of balance rows',
    file: ledger,
    find: 'perform 1 from ledger_balances where account = any (p_accounts) order by account for update;',
    replace: '',
    tests: 'ledger/ledger-guards',
    titles: 'in their order',
  },
  {
    what: 'halt: no money moves while the book is not sound',
    file: ledger,
    find: 'if exists (select 1 from ledger_halt) then',
    replace: 'if false then',
    tests: 'ledger/book.test',
  },
  {
    what: 'idempotency: a key with another request is refused, in the ledger',
    file: ledger,
    find: 'if v_stored.request_hash <> p_request_hash then',
    replace: 'if false then',
    tests: 'ledger/post.concurrency',
  },
  {
    what: 'idempotency: a key with another request is refused, in longer deeds',
    file: 'domain/money/idempotency/once.ts',
    find: '  if (stored.request_hash !== requestHash) throw new BusinessError(errorCodes.idempotencyKeyReused);\n',
    replace: '',
    tests: 'domain/money/deposits/deposits.test',
    titles: 'repeated key',
  },
  {
    what: 'idempotency: a repeated key finds its answer and does nothing',
    file: 'domain/money/idempotency/once.ts',
    find: 'if (!claimed) return (await answered<Answer>(transaction, idempotency)) as Answer;',
    replace: '',
    tests: 'domain/money/deposits/deposits.test',
    titles: 'repeated key',
  },
  {
    what: 'idempotency: money calls need a key',
    file: 'http/pipeline.ts',
    find: 'if (!key || !keyPattern.test(key) || exchange.memberId === undefined) throw new BusinessError(errorCodes.idempotencyKeyMissing);',
    replace:
      "if (exchange.memberId === undefined || !key) return void (exchange.idempotency = { owner: '', key: String(Math.random()), requestHash: '' });",
    tests: 'domain/money/deposits/deposits.test',
    titles: 'asks for a key',
  },
  {
    what: 'unique key: a bound account belongs to one member',
    file: money,
    find: 'create unique index payout_accounts_once on',
    replace: 'create index payout_accounts_once on',
    tests: 'domain/money/payout/payout-accounts',
  },
  {
    what: 'unique key: turnover is required once for a credit',
    file: money,
    find: ',\n        unique (cause, reference)',
    replace: '',
    tests: 'ledger/ledger-guards',
    titles: 'for one cause',
  },
  {
    what: 'state: only a pending deposit is paid',
    file: 'domain/money/deposits/pay-order.ts',
    find: " and state = 'pending' returning id",
    replace: ' returning id',
    tests: 'domain/money/money-attacks',
    titles: 'credited nothing',
  },
  {
    what: 'state: only an open withdrawal ends',
    file: 'domain/money/withdrawals/end-withdrawal.ts',
    find: 'and state = any (',
    // Every list of states has this one.
    replace: "and 'reviewed' = any (",
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'both come at once|end once',
  },
  {
    what: 'state: a dividend is claimed once',
    file: 'domain/engagement/promotions/dividends.ts',
    find: "        .where('claimed_at', 'is', null)\n",
    replace: '',
    tests: 'domain/engagement/promotions/promotions',
  },
  {
    what: 'row lock: open deposits are counted one after the other',
    file: deposits,
    find: "await transaction.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();",
    replace: '',
    tests: 'domain/money/held-rows',
    titles: 'open deposits',
  },
  {
    what: 'row lock: withdrawals of a day are counted one after the other',
    file: withdrawals,
    find: "await transaction.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();",
    replace: '',
    tests: 'domain/money/held-rows',
    titles: 'withdrawals of a day',
  },
  {
    what: 'row lock: venues are collected from what lies there',
    file: 'domain/money/wallet/transfers.ts',
    find: "          .orderBy('account')\n          .forUpdate()\n",
    replace: "          .orderBy('account')\n",
    tests: 'domain/money/held-rows',
    titles: 'is collected',
  },
  {
    what: 'row lock: turnover is claimed for by one at a time',
    file: 'domain/engagement/rebates/rebates.ts',
    find: "          .orderBy('category')\n          .forUpdate()\n",
    replace: "          .orderBy('category')\n",
    tests: 'domain/money/held-rows',
    titles: 'is given back',
  },
  {
    what: 'limit: open deposits',
    file: deposits,
    find: 'if (open.length >= openOrderLimit) throw new BusinessError(errorCodes.tooManyOpenOrders);',
    replace: '',
    tests: 'domain/money/deposits/deposits.test',
    titles: 'at most three',
  },
  {
    what: 'limit: a deposit is within its channel’s range',
    file: deposits,
    find: '        checkRange(amount, channel);\n',
    replace: '',
    tests: 'domain/money/deposits/deposits.test',
    titles: 'limits of the channel',
  },
  {
    what: 'limit: a stake is within its game’s range',
    file: 'domain/play/games/house.ts',
    find: 'if (stake < game.min_stake || stake > game.max_stake) {',
    replace: 'if (stake === undefined) {',
    tests: 'ledger/post.concurrency',
    titles: 'out of the game',
  },
  {
    what: 'limit: an amount that is moved is more than nothing',
    file: 'domain/money/wallet/transfers.ts',
    find: 'if (amount < range.min || amount > range.max) {',
    replace: 'if (amount === undefined) {',
    tests: 'domain/money/wallet/wallet.test',
    titles: 'no amount',
  },
  {
    what: 'limit: reasons why not stop a withdrawal',
    file: withdrawals,
    find: 'if (locks.length > 0) throw new BusinessError(errorCodes.withdrawalLocked, { locks });',
    replace: '',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'has been played|as the day allows',
  },
  {
    what: 'limit: the amount of a withdrawal',
    file: withdrawals,
    find: 'checkAmount(amount, known);\n        const account',
    replace: 'const account',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'cost what the quote said',
  },
  {
    what: 'limit: coins are exchanged whole',
    file: 'domain/engagement/coins/coins.ts',
    find: ' || coins % coinsPerUnit !== 0n',
    replace: '',
    tests: 'domain/engagement/rebates/rebates',
    titles: 'exchange coins',
  },
  {
    what: 'limit: tries of the payment password',
    file: 'domain/members/security/payment-password.ts',
    find: "each.or([each('payment_locked_until', 'is', null), each('payment_locked_until', '<=', now)]),",
    replace: "each.or([each('payment_locked_until', 'is', null), each('member_id', '=', memberId)]),",
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'wrong payment passwords',
  },
  {
    what: 'signature of a call',
    file: 'http/check-signature.ts',
    find: '    throw new BusinessError(errorCodes.signatureInvalid);\n',
    replace: '',
    tests: 'http/pipeline',
  },
  {
    what: 'session: a call of a member needs one',
    file: 'http/pipeline.ts',
    find: 'if (token === undefined) throw new BusinessError(errorCodes.sessionExpired);',
    replace: 'if (token === undefined) return;',
    tests: 'http/every-call',
    titles: 'rejected without a session',
  },
  {
    what: 'ownership: a withdrawal is seen and cancelled by its member',
    file: withdrawals,
    find: "      .where('member_id', '=', memberId)\n      .executeTakeFirst();\n    if (!row) throw new BusinessError(errorCodes.notFound);\n    return row;\n  };\n  const ownOrder",
    replace:
      '      .executeTakeFirst();\n    if (!row) throw new BusinessError(errorCodes.notFound);\n    return row;\n  };\n  const ownOrder',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'nobody else',
  },
  {
    what: 'ownership: money is paid to an account of the member',
    file: 'domain/money/withdrawals/withdrawal-facts.ts',
    find: "      .where('member_id', '=', memberId)\n      .where('removed_at', 'is', null)\n",
    replace: "      .where('removed_at', 'is', null)\n",
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'nobody else',
  },
  {
    what: 'ownership: a deposit is cancelled by its member',
    file: deposits,
    find: "        .where('member_id', '=', memberId)\n        .where('state', '=', 'pending')\n        .returning",
    replace: "        .where('state', '=', 'pending')\n        .returning",
    tests: 'domain/money/deposits/deposits.test',
    titles: 'somebody else',
  },
  {
    what: 'ownership: a dividend is claimed by its member',
    file: 'domain/engagement/promotions/dividends.ts',
    find: "        .where('member_id', '=', memberId)\n",
    replace: '',
    tests: 'domain/engagement/promotions/promotions',
  },
  {
    what: 'fee of a withdrawal',
    file: withdrawals,
    find: 'fee: feeOf(amount, known.today.times, known.limits),',
    replace: 'fee: 0n,',
    tests: 'domain/money/withdrawals/withdrawals',
    titles: 'cost what the quote said',
  },
  {
    what: 'replay: a round asked for again counts no turnover',
    file: 'domain/play/bets/settle-round.ts',
    find: 'case when not replayed then',
    replace: 'case when true then',
    tests: 'ledger/post.concurrency',
  },
  {
    what: 'replay: a round asked for again writes no bet',
    file: 'domain/play/bets/settle-round.ts',
    find: 'from posted where not replayed',
    replace: 'from posted',
    tests: 'ledger/post.concurrency',
  },
  {
    what: 'rebate: what was claimed for is not claimed for again',
    file: 'domain/engagement/rebates/rebates.ts',
    find: '.set({ rebated: sql`total` })',
    replace: '.set({ rebated: sql`rebated` })',
    tests: 'domain/engagement/rebates/rebates',
  },
  {
    what: 'repetition: a deadlock is tried again',
    file: 'db/retry.ts',
    find: "new Set(['40001', '40P01'])",
    replace: "new Set(['40001'])",
    tests: 'db/retry',
  },
  {
    what: 'connection: one that breaks between statements ends nothing else',
    file: 'db/database.ts',
    find: "  pool.on('connect', (client) => client.on('error', () => {}));\n",
    replace: '',
    tests: 'db/database.test',
  },
];
