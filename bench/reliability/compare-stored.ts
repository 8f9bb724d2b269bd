import { sql } from 'kysely';
import { limits } from '../../packages/contract/src/limits';
import { formatMinor } from '../../packages/format/src';
import type { Database } from '../../packages/gateway/src/db/database';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import type { Submission } from './submission';

/** The stored submissions compared with the responses to them. */
export interface Comparison {
  acknowledged: number;
  /** Acknowledged, and missing or different in the database. */
  lost: number;
  /** Transactions beyond the one a key may have. */
  double: number;
  /** Submissions without a response: each is stored completely or not at all. */
  unknown: { done: number; undone: number };
  findings: string[];
}

interface Stored {
  owner: string;
  key: string;
  answer: string | null;
}

const keyOf = ({ kind, key }: Pick<Submission, 'kind' | 'key'>) => (kind === 'round' ? `round:${key}` : key);
const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const money = (minor: string | undefined) => minor !== undefined && formatMinor(BigInt(minor));

interface LedgerAnswer {
  id: string;
  payout?: string;
  balances: Record<string, string>;
}

/** Whether the answer stored with a key equals the response. */
const matchesResponse = (submission: Submission, answer: string): boolean => {
  const data = submission.response?.data as Record<string, string>;
  if (submission.kind === 'deposit' || submission.kind === 'collect')
    return sameJson(JSON.parse(answer), data);
  const stored = JSON.parse(answer) as LedgerAnswer;
  const main = money(stored.balances[`main:${submission.member.id}`]);
  return (
    stored.id === data.id &&
    (submission.kind === 'round'
      ? money(stored.payout) === data.payout && main === data.balance
      : main === data.main &&
        Object.values(stored.balances)
          .map(money)
          .includes(data.venueBalance as string))
  );
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
  return {
    keys,
    transactions: rows,
    paid: new Set(orders.filter((o) => o.state === 'paid').map((o) => o.id)),
  };
};

/** Compares every response with the stored rows and verifies the ledger. */
export const compare = async (db: Database, submissions: readonly Submission[]): Promise<Comparison> => {
  const owners = [...new Set(submissions.map((submission) => submission.member.id))];
  const { keys, transactions, paid } = await read(db, owners);
  const name = (owner: string, key: string) => `${owner} ${key}`;
  const stored = new Map<string, Stored>(keys.map((row) => [name(row.owner, row.key), row]));
  const known = new Set(transactions.map((row) => row.id));
  const findings: string[] = [];
  const unknown = { done: 0, undone: 0 };
  let [acknowledged, lost, double] = [0, 0, 0];

  for (const submission of submissions) {
    const row = stored.get(name(submission.member.id, keyOf(submission)));
    if (row && row.answer === null) findings.push(`${submission.key} is stored without its answer`);
    if (submission.response === undefined) {
      unknown[row ? 'done' : 'undone'] += 1;
    } else if (submission.response.code !== limits.successCode) {
      if (row) findings.push(`${submission.key} was rejected (${submission.response.code}) and is stored`);
    } else {
      acknowledged += 1;
      const id = (submission.response.data as { id?: string }).id;
      const moved = submission.kind === 'round' || submission.kind === 'transfer';
      const isStored =
        row?.answer != null && matchesResponse(submission, row.answer) && (!moved || known.has(id as string));
      if (!isStored || (submission.paid && !paid.has(id as string))) lost += 1;
    }
  }

  // Every transaction of a round or a transfer belongs to exactly one key; a collection's answer names no transaction.
  const named = new Set<string>();
  const collections = new Map<string, number>();
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
    } else if ((kind === 'round' || kind === 'transfer') && !named.has(id)) {
      double += 1;
    }
  }
  for (const left of collections.values()) if (left > 0) lost += left;

  const { checks } = await verifyLedger(db);
  for (const { rule, violations } of checks) {
    if (violations > 0) findings.push(`the ledger: ${rule} (${violations})`);
  }
  return { acknowledged, lost, double, unknown, findings };
};
