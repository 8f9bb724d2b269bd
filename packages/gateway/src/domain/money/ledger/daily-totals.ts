import type { TransactionKind } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';
import { averageValue } from '../../../db/average-value';
import type { Database } from '../../../db/database';
import { dayEnd, dayStart } from '../../days';
import { numberCursor } from '../../paging';

/** Entries that one fold looks at for accounts. */
const entriesAtOnce = 20_000;

/** Entries of an account; `kinds` of them, `causes` of their transactions. Without a list: all. */
export interface EntrySelection {
  account: string;
  /** Days of the brand's calendar, both included. */
  from?: string | undefined;
  to?: string | undefined;
  kinds?: readonly string[] | undefined;
  causes?: readonly string[] | undefined;
}

/** Money in and out, minor units. */
export interface Flow {
  in: bigint;
  out: bigint;
}

interface EntrySums extends Flow {
  count: number;
  /** The numbers of the first and the last entry. */
  first: bigint | null;
  last: bigint | null;
}

interface KindTotals extends EntrySums {
  kind: string;
}

/** Number and sums of entries, all together and by their kind. */
export interface EntryTotals extends EntrySums {
  kinds: Map<string, Flow>;
}

export interface DayFlow extends Flow {
  day: string;
}

const anyIn = (column: RawBuilder<unknown>, values: readonly string[] | undefined) =>
  values ? sql`and ${column} = any (${values}::text[])` : sql``;

/** Of the days of an account. */
const daysOf = ({ account, from, to, kinds, causes }: EntrySelection) => sql`
  from ledger_days where account = ${account}
    ${from === undefined ? sql`` : sql`and day >= ${from}::date`} ${to === undefined ? sql`` : sql`and day <= ${to}::date`}
    ${anyIn(sql`kind`, kinds)} ${anyIn(sql`cause`, causes)}`;

/** Of the entries behind a mark. */
const entriesBehind = (
  mark: bigint,
  { account, from, to, kinds, causes }: EntrySelection,
  timeZone: string,
) => sql`
  from ledger_entries e where account = ${averageValue(account)} and seq > ${mark}::bigint
    ${from === undefined ? sql`` : sql`and at >= ${dayStart(from, timeZone)}`}
    ${to === undefined ? sql`` : sql`and at < ${dayEnd(to, timeZone)}`}
    ${anyIn(sql`kind`, kinds)}
    ${causes ? sql`and exists (select 1 from ledger_transactions t where t.id = e.transaction_id ${anyIn(sql`t.kind`, causes)})` : sql``}`;

const lower = (one: bigint | null, other: bigint | null) =>
  one === null || (other !== null && other < one) ? other : one;
const higher = (one: bigint | null, other: bigint | null) =>
  one === null || (other !== null && other > one) ? other : one;

/**
 * Totals of ledger entries: the sums of days up to the mark of the account, and the entries behind it. They are exact at every
 * moment, whether entries are folded or not; folding keeps them fast.
 */
export const createDailyTotals = ({ db, timeZone }: { db: Database; timeZone: string }) => ({
  async totals(selection: EntrySelection): Promise<EntryTotals> {
    // One statement, since a fold changes days and mark together.
    const folded = await sql<KindTotals & { mark: bigint; kind: string | null }>`
      select marks.seq as mark, kind, coalesce(sum(count), 0)::int as count, coalesce(sum(incoming), 0)::bigint as in,
        coalesce(sum(outgoing), 0)::bigint as out, min(first_seq) as first, max(last_seq) as last
      from (select coalesce(max(seq), 0) as seq from ledger_marks where account = ${selection.account}) as marks
        left join (select * ${daysOf(selection)}) as days on true
      group by 1, 2`.execute(db);
    const { mark } = folded.rows[0] as { mark: bigint };
    const behind = await sql<KindTotals>`
      select kind, count(*)::int as count, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as in,
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as out, min(seq) as first, max(seq) as last
      ${entriesBehind(mark, selection, timeZone)} group by 1`.execute(db);
    const totals: EntryTotals = { count: 0, in: 0n, out: 0n, first: null, last: null, kinds: new Map() };
    for (const { kind, ...sums } of [...folded.rows, ...behind.rows]) {
      if (kind === null) continue;
      totals.count += sums.count;
      totals.in += sums.in;
      totals.out += sums.out;
      totals.first = lower(totals.first, sums.first);
      totals.last = higher(totals.last, sums.last);
      const flow = totals.kinds.get(kind) ?? { in: 0n, out: 0n };
      totals.kinds.set(kind, { in: flow.in + sums.in, out: flow.out + sums.out });
    }
    return totals;
  },

  /** Money in and out of each day with entries. */
  async byDay(selection: EntrySelection & { from: string }): Promise<Map<string, DayFlow>> {
    const folded = await sql<{ mark: bigint; day: string | null; in: bigint; out: bigint }>`
      select marks.seq as mark, day, sum(incoming)::bigint as in, sum(outgoing)::bigint as out
      from (select coalesce(max(seq), 0) as seq from ledger_marks where account = ${selection.account}) as marks
        left join (select * ${daysOf(selection)}) as days on true
      group by 1, 2`.execute(db);
    const { mark } = folded.rows[0] as { mark: bigint };
    const behind = await sql<DayFlow>`
      select (at at time zone ${timeZone})::date as day, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as in,
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as out
      ${entriesBehind(mark, selection, timeZone)} group by 1`.execute(db);
    const flows = new Map<string, DayFlow>();
    for (const { day, in: incoming, out } of [...folded.rows, ...behind.rows]) {
      if (day === null) continue;
      const flow = flows.get(day) ?? { day, in: 0n, out: 0n };
      flows.set(day, { day, in: flow.in + incoming, out: flow.out + out });
    }
    return flows;
  },
});

/** Kinds that the index of kinds leaves out. Their entries are so many that the index of the account finds them. */
const playKinds: readonly string[] = ['stake', 'payout'];

/**
 * Selects the numbers of entries of an account of at most one kind, the newest first, below a cursor. The totals of the selection bound
 * them, so that a page of long ago is not looked for among all later entries.
 */
export const selectEntryNumbers = (
  db: Database,
  { account, from, to, kinds }: Omit<EntrySelection, 'kinds'> & { kinds?: readonly [string] | undefined },
  { first, last }: Partial<EntryTotals>,
  { cursor, limit, timeZone }: { cursor: string | undefined; limit: number; timeZone: string },
) => {
  const kind = kinds?.[0];
  return db
    .selectFrom('ledger_entries')
    .select('ledger_entries.seq')
    .where('ledger_entries.account', '=', averageValue(account))
    .$if(from !== undefined, (query) =>
      query.where('ledger_entries.at', '>=', dayStart(from as string, timeZone)),
    )
    .$if(to !== undefined, (query) => query.where('ledger_entries.at', '<', dayEnd(to as string, timeZone)))
    .$if(kind !== undefined, (query) => query.where('ledger_entries.kind', '=', kind as TransactionKind))
    .$if(kind !== undefined && !playKinds.includes(kind), (query) =>
      query.where(sql<boolean>`ledger_entries.kind <> 'stake' and ledger_entries.kind <> 'payout'`),
    )
    .$if(typeof first === 'bigint', (query) => query.where('ledger_entries.seq', '>=', first as bigint))
    .$if(typeof last === 'bigint', (query) => query.where('ledger_entries.seq', '<=', last as bigint))
    .$if(cursor !== undefined, (query) =>
      query.where('ledger_entries.seq', '<', numberCursor(cursor as string)),
    )
    .orderBy('ledger_entries.seq', 'desc')
    .limit(limit);
};

/**
 * Moves the marks of accounts that have many entries behind them. The caller holds the row of `fold_positions`.
 *
 * @param after number of the entry up to which accounts were looked for.
 * @param options `least`: entries behind a mark that are worth moving it.
 * @returns the number up to which they are looked for now; undefined when nothing is new.
 */
export const foldEntries = async (
  transaction: Database,
  after: bigint,
  { timeZone, least }: { timeZone: string; least: number },
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ last: bigint | null }>`
    with recent as materialized (
      select seq, account from ledger_entries where seq > ${after} order by seq limit ${entriesAtOnce}
    ), due as materialized (
      select account, coalesce(m.seq, 0) as mark
      from (select distinct account from recent where account not like 'house:%') as a left join ledger_marks m using (account)
      where (select count(*) from (
        select 1 from ledger_entries e where e.account = a.account and e.seq > coalesce(m.seq, 0) limit ${least}
      ) as behind) = ${least}
    ), days as (
      insert into ledger_days as d (account, day, kind, cause, count, incoming, outgoing, first_seq, last_seq)
        select due.account, (e.at at time zone ${timeZone})::date, e.kind,
          (select t.kind from ledger_transactions t where t.id = e.transaction_id), count(*),
          coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(-sum(e.amount) filter (where e.amount < 0), 0),
          min(e.seq), max(e.seq)
        -- The offset keeps the planner from joining with all entries.
        from due cross join lateral (
          select * from ledger_entries where account = due.account and seq > due.mark offset 0) as e
        group by 1, 2, 3, 4
        on conflict (account, day, kind, cause) do update set count = d.count + excluded.count,
          incoming = d.incoming + excluded.incoming, outgoing = d.outgoing + excluded.outgoing, last_seq = excluded.last_seq
        returning account, last_seq
    ), marks as (
      insert into ledger_marks (account, seq) select account, max(last_seq) from days group by account
        on conflict (account) do update set seq = excluded.seq
    )
    select max(seq) as last from recent`.execute(transaction);
  return rows[0]?.last ?? undefined;
};
