import { sql } from 'kysely';
import { stakeLimitReached } from '../../packages/contract/src/error-codes.generated';
import { limits } from '../../packages/contract/src/limits';
import { formatMinor } from '../../packages/format/src';
import type { Database } from '../../packages/gateway/src/db/database';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import type { Submission, SubmissionKind } from './submission';

/** The result of comparing the database with the responses that members received. */
export interface Comparison {
  acknowledged: number;
  /** Acknowledged, but missing or different in the database. */
  lost: number;
  /** Transactions in excess of those that a key may have. */
  double: number;
  /** Submissions without a response, by whether they are stored. */
  unknown: { done: number; undone: number };
  findings: string[];
}

interface Stored {
  owner: string;
  key: string;
  answer: string | null;
}

const prefixes: Partial<Record<SubmissionKind, string>> = { round: 'round:', bet: 'sport:' };
const keyOf = ({ kind, key }: Pick<Submission, 'kind' | 'key'>) => (prefixes[kind] ?? '') + key;
const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const money = (minor: string | undefined) => minor !== undefined && formatMinor(BigInt(minor));

interface LedgerAnswer {
  id: string;
  payout?: string;
  balances: Record<string, string>;
}

/** Whether the stored answer is that of the ledger function, with balances. Other calls store the answer as sent. */
const isPosted = ({ kind }: Pick<Submission, 'kind'>) =>
  kind === 'round' || kind === 'transfer' || kind === 'coins' || kind === 'bet';

/** The transaction or order that a response names. */
const idOf = ({ kind, response }: Submission): string | undefined => {
  const data = response?.data as { id?: string; bet?: { id: string } };
  return kind === 'bet' ? data.bet?.id : data.id;
};

/** Whether the answer stored with a key equals the response. */
const matchesResponse = (submission: Submission, answer: string): boolean => {
  const data = submission.response?.data as Record<string, string>;
  if (!isPosted(submission)) return sameJson(JSON.parse(answer), data);
  const stored = JSON.parse(answer) as LedgerAnswer;
  const balances = Object.values(stored.balances).map(money);
  const main = money(stored.balances[`main:${submission.member.id}`]);
  if (stored.id !== idOf(submission)) return false;
  // A round or a bet is paid from the main wallet or from that of the venue.
  if (submission.kind === 'bet') return balances.includes(data.balance as string);
  if (submission.kind === 'round')
    return money(stored.payout) === data.payout && balances.includes(data.balance as string);
  if (main !== data.main) return false;
  return submission.kind === 'coins'
    ? money(stored.balances[`coins:${submission.member.id}`]) === data.coinsLeft
    : balances.includes(data.venueBalance as string);
};

const read = async (db: Database, owners: readonly string[]) => {
  const keys = await db
    .selectFrom('idempotency_keys')
    .select(['owner', 'key', 'answer'])
    .where('owner', 'in', owners)
    .execute();
  const { rows } = await sql<{ id: string; kind: string; reference: string; owner: string }>`
    select distinct t.id, t.kind, t.reference, b.member_id as owner
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    join ledger_balances b on b.account = e.account where b.member_id = any (${owners}::text[])`.execute(db);
  const orders = await db
    .selectFrom('deposit_orders')
    .select(['id', 'state'])
    .where('member_id', 'in', owners)
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal_orders')
    .select(['id', 'state'])
    .where('member_id', 'in', owners)
    .execute();
  const cashOuts = await db
    .selectFrom('sport_cash_outs')
    .select(['id', 'member_id as owner', 'bet_id as bet', 'request_id as key', 'state', 'amount'])
    .where('member_id', 'in', owners)
    .execute();
  const states = new Map<string, string>([...orders, ...withdrawals].map(({ id, state }) => [id, state]));
  return { keys, transactions: rows, states, cashOuts };
};

/** Compares every response with the stored rows and verifies the ledger. */
export const compare = async (db: Database, submissions: readonly Submission[]): Promise<Comparison> => {
  const owners = [...new Set(submissions.map((submission) => submission.member.id))];
  const { keys, transactions, states, cashOuts } = await read(db, owners);
  const name = (owner: string, key: string) => `${owner} ${key}`;
  const stored = new Map<string, Stored>(keys.map((row) => [name(row.owner, row.key), row]));
  // A cash-out is stored as a row with the key of its request.
  const cashedOut = new Map(cashOuts.map((row) => [name(row.owner, row.key), row]));
  const known = new Set(transactions.map((row) => row.id));
  const findings: string[] = [];
  const unknown = { done: 0, undone: 0 };
  let [acknowledged, lost, double] = [0, 0, 0];

  for (const submission of submissions) {
    if (submission.kind === 'limit') {
      if (submission.response?.code === limits.successCode) acknowledged += 1;
      continue;
    }
    if (submission.kind === 'cash-out') {
      const { code, data } = submission.response ?? {};
      const row = cashedOut.get(name(submission.member.id, submission.key));
      cashedOut.delete(name(submission.member.id, submission.key));
      if (code === undefined) unknown[row ? 'done' : 'undone'] += 1;
      else if (code !== limits.successCode) {
        if (row) findings.push(`${submission.key} was rejected (${code}) and is stored`);
      } else {
        acknowledged += 1;
        const { id, state, amount } = data as Record<string, string>;
        if (row?.id !== id || row?.state !== state || money(String(row?.amount)) !== amount) lost += 1;
      }
      continue;
    }
    const row = stored.get(name(submission.member.id, keyOf(submission)));
    if (row && row.answer === null) findings.push(`${submission.key} is stored without its answer`);
    if (submission.response === undefined) {
      unknown[row ? 'done' : 'undone'] += 1;
    } else if (submission.response.code !== limits.successCode) {
      if (row) findings.push(`${submission.key} was rejected (${submission.response.code}) and is stored`);
    } else {
      acknowledged += 1;
      const id = idOf(submission);
      const isStored =
        row?.answer != null &&
        matchesResponse(submission, row.answer) &&
        (!isPosted(submission) || known.has(id as string));
      if (!isStored || (submission.ended && states.get(id as string) !== submission.ended)) lost += 1;
    }
  }

  double += cashedOut.size;

  // Every transaction must belong to one key. The stored answer has the id of the transaction, or of the order, claim or
  // dividend that the transaction refers to. A withdrawal has two transactions, for the request and for the end; a bet has one
  // more for each cash-out. The answer of a collection has no id, so collections are counted by member.
  const named = new Set<string>();
  const referred = new Map<string, number>();
  const collections = new Map<string, number>();
  const most = ({ kind, reference }: { kind: string; reference: string }) => {
    if (kind === 'sport') return 1 + cashOuts.filter(({ bet }) => bet === reference).length;
    return kind === 'withdrawal' ? 2 : 1;
  };
  for (const { owner, answer } of keys) {
    const { id, collected } = JSON.parse(answer ?? '{}') as { id?: string; collected?: string };
    if (id) named.add(id);
    if (collected !== undefined && collected !== '0.00') {
      collections.set(owner, (collections.get(owner) ?? 0) + 1);
    }
  }
  for (const { id, kind, reference, owner } of transactions) {
    if (kind === 'transfer' && reference === 'collect') {
      const left = (collections.get(owner) ?? 0) - 1;
      collections.set(owner, left);
      if (left < 0) double += 1;
    } else if (['round', 'transfer', 'exchange', 'purchase'].includes(kind) && !named.has(id)) {
      double += 1;
    } else if (['rebate', 'bonus', 'withdrawal', 'sport'].includes(kind)) {
      const times = (referred.get(reference) ?? 0) + 1;
      referred.set(reference, times);
      if (!named.has(reference) || times > most({ kind, reference })) double += 1;
    }
  }
  for (const left of collections.values()) if (left > 0) lost += left;

  const { checks } = await verifyLedger(db);
  for (const { rule, violations } of checks) {
    if (violations > 0) findings.push(`the ledger: ${rule} (${violations})`);
  }
  return { acknowledged, lost, double, unknown, findings };
};

/**
 * Compares the stakes of the month with the members' limits, and the stored limits with the responses. Members only lower
 * their limits.
 *
 * @param first the limit of each member at the start, minor units
 */
export const compareLimits = async (
  db: Database,
  submissions: readonly Submission[],
  first: bigint,
): Promise<{ limited: number; findings: string[] }> => {
  const findings: string[] = [];
  const limited = submissions.filter(({ response }) => response?.code === stakeLimitReached).length;
  for (const { id, account, limit } of new Set(submissions.map(({ member }) => member))) {
    if (limit === undefined) continue;
    const { staked } = await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_balances', 'ledger_balances.account', 'ledger_entries.account')
      .select(sql<bigint>`coalesce(-sum(amount), 0)::bigint`.as('staked'))
      .where('member_id', '=', id)
      .where('ledger_entries.kind', '=', 'stake')
      .executeTakeFirstOrThrow();
    if (staked > first) findings.push(`${account} staked ${staked}, with a limit of ${first}`);
    const { amount } = await db
      .selectFrom('protection_limits')
      .select('amount')
      .where('member_id', '=', id)
      .where('kind', '=', 'stake')
      .where('span', '=', 'month')
      .executeTakeFirstOrThrow();
    const acknowledged = submissions.flatMap(({ member, limit, response }) =>
      member.id === id && limit !== undefined && response?.code === limits.successCode ? [limit] : [],
    );
    const highest = acknowledged.at(-1) ?? first;
    if (amount === null || amount > highest || amount < limit)
      findings.push(`${account} has a limit of ${amount}, not ${highest}`);
  }
  return { limited, findings };
};
