import { sql } from 'kysely';
import { limits } from '../../packages/contract/src/limits';
import { formatMinor } from '../../packages/format/src';
import type { Database } from '../../packages/gateway/src/db/database';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import type { Deed } from './deed';

/** What the database has of deeds, beside what was told of them. */
export interface Comparison {
  acknowledged: number;
  /** Acknowledged, and not there or not as it was told. */
  lost: number;
  /** Transactions beyond the one that a key stands for. */
  double: number;
  /** Deeds without an answer: they are there whole, or not at all. */
  unsure: { done: number; undone: number };
  findings: string[];
}

interface Stored {
  owner: string;
  key: string;
  answer: string | null;
}

const keyOf = ({ kind, key }: Pick<Deed, 'kind' | 'key'>) => (kind === 'round' ? `round:${key}` : key);
const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const money = (minor: string | undefined) => minor !== undefined && formatMinor(BigInt(minor));

interface LedgerAnswer {
  id: string;
  payout?: string;
  balances: Record<string, string>;
}

/** Whether what is kept with a key says the same as what was told. */
const isAsTold = (deed: Deed, answer: string): boolean => {
  const data = deed.told?.data as Record<string, string>;
  if (deed.kind === 'deposit' || deed.kind === 'collect') return sameJson(JSON.parse(answer), data);
  const kept = JSON.parse(answer) as LedgerAnswer;
  const main = money(kept.balances[`main:${deed.player.id}`]);
  return (
    kept.id === data.id &&
    (deed.kind === 'round'
      ? money(kept.payout) === data.payout && main === data.balance
      : main === data.main &&
        Object.values(kept.balances)
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

/** Compares what was told with what is stored, row by row, and proves the ledger. */
export const compare = async (db: Database, deeds: readonly Deed[]): Promise<Comparison> => {
  const owners = [...new Set(deeds.map((deed) => deed.player.id))];
  const { keys, transactions, paid } = await read(db, owners);
  const name = (owner: string, key: string) => `${owner} ${key}`;
  const kept = new Map<string, Stored>(keys.map((row) => [name(row.owner, row.key), row]));
  const known = new Set(transactions.map((row) => row.id));
  const findings: string[] = [];
  const unsure = { done: 0, undone: 0 };
  let [acknowledged, lost, double] = [0, 0, 0];

  for (const deed of deeds) {
    const row = kept.get(name(deed.player.id, keyOf(deed)));
    if (row && row.answer === null) findings.push(`${deed.key} is there without its answer`);
    if (deed.told === undefined) {
      unsure[row ? 'done' : 'undone'] += 1;
    } else if (deed.told.code !== limits.successCode) {
      if (row) findings.push(`${deed.key} was refused (${deed.told.code}) and is there`);
    } else {
      acknowledged += 1;
      const id = (deed.told.data as { id?: string }).id;
      const moved = deed.kind === 'round' || deed.kind === 'transfer';
      const isThere =
        row?.answer != null && isAsTold(deed, row.answer) && (!moved || known.has(id as string));
      if (!isThere || (deed.paid && !paid.has(id as string))) lost += 1;
    }
  }

  // Every transaction of a round or a transfer is the one of exactly one key; a collection names none.
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
  return { acknowledged, lost, double, unsure, findings };
};
