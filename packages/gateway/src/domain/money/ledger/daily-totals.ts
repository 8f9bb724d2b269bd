import type { CallRequest } from '@pavilion/contract';
import { parseMinor } from '@pavilion/format';
import { type RawBuilder, sql } from 'kysely';
import { averageValue } from '../../../db/average-value';
import type { Database } from '../../../db/database';
import { dayEnd, dayStart } from '../../days';
import { numberCursor } from '../../paging';
import type { EntryKind } from './posting';

/** Entries that one step of folding looks at for accounts. */
const entriesAtOnce = 20_000;

/** Entries of an account: the filters of the transaction record, with any kind of entry, and the kind of their transaction. */
export interface EntrySelection extends Omit<CallRequest<'transactionRecords'>, 'cursor' | 'limit' | 'kind'> {
  account: string;
  kind?: EntryKind | undefined;
  cause?: string | undefined;
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

/** Kinds that the index of kinds leaves out. Their entries are so many that the index of the account finds them. */
const playKinds: readonly string[] = ['stake', 'payout'];

/** The conditions of a filter in SQL. */
interface FilterSql<Value> {
  entries(value: Value, timeZone: string): RawBuilder<unknown>;
  /** On the sums of days; `not kept` if these have no column for the filter. Totals then add up the entries of whole days. */
  days: 'not kept' | ((value: Value) => RawBuilder<unknown>);
}

/** Every filter of entries, from which list and totals derive: one that they would ignore does not compile. */
const filters: { readonly [Name in keyof EntrySelection]-?: FilterSql<NonNullable<EntrySelection[Name]>> } = {
  account: {
    entries: (account) => sql`account = ${averageValue(account)}`,
    days: (account) => sql`account = ${account}`,
  },
  from: {
    entries: (from, timeZone) => sql`at >= ${dayStart(from, timeZone)}`,
    days: (from) => sql`day >= ${from}::date`,
  },
  to: {
    entries: (to, timeZone) => sql`at < ${dayEnd(to, timeZone)}`,
    days: (to) => sql`day <= ${to}::date`,
  },
  kind: {
    entries: (kind) =>
      playKinds.includes(kind)
        ? sql`kind = ${kind}`
        : sql`kind = ${kind} and kind <> 'stake' and kind <> 'payout'`,
    days: (kind) => sql`kind = ${kind}`,
  },
  cause: {
    entries: (cause) =>
      sql`exists (select 1 from ledger_transactions t where t.id = transaction_id and t.kind = ${cause})`,
    days: (cause) => sql`cause = ${cause}`,
  },
  amount: {
    // The index of amounts has the entries of members alone, which have a balance.
    entries: ({ min, max }) => sql`balance_after is not null
      ${min === undefined ? sql`` : sql`and abs(amount) >= ${parseMinor(min)}::bigint`}
      ${max === undefined ? sql`` : sql`and abs(amount) <= ${parseMinor(max)}::bigint`}`,
    days: 'not kept',
  },
};

type Filter = [name: keyof EntrySelection, value: never];
const filtersOf = (selection: EntrySelection) =>
  (Object.entries(selection) as Filter[]).filter(([, value]) => value !== undefined);

const entriesOf = (selection: EntrySelection, timeZone: string) =>
  sql`from ledger_entries where ${sql.join(
    filtersOf(selection).map(([name, value]) => filters[name].entries(value, timeZone)),
    sql` and `,
  )}`;

/** Of the sums of days, by the filters that they keep. */
const daysOf = (selection: EntrySelection) => {
  const conditions = filtersOf(selection).flatMap(([name, value]) => {
    const { days } = filters[name];
    return days === 'not kept' ? [] : [days(value)];
  });
  return sql`from ledger_days where ${sql.join(conditions, sql` and `)}`;
};
const isKept = (selection: EntrySelection) =>
  filtersOf(selection).every(([name]) => filters[name].days !== 'not kept');

/** The lowest first and the highest last number. */
const boundsOf = (parts: readonly Pick<EntrySums, 'first' | 'last'>[]) =>
  parts.reduce(
    (bounds, { first, last }) => ({
      first: bounds.first === null || (first !== null && first < bounds.first) ? first : bounds.first,
      last: bounds.last === null || (last !== null && last > bounds.last) ? last : bounds.last,
    }),
    { first: null, last: null } as Pick<EntrySums, 'first' | 'last'>,
  );

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
    const sumsOf = async (numbers: RawBuilder<unknown>) => {
      const sums = await sql<KindTotals>`
        select kind, count(*)::int as count, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as in,
          coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as out, min(seq) as first, max(seq) as last
        ${entriesOf(selection, timeZone)} and seq ${numbers} group by 1`.execute(db);
      return sums.rows;
    };
    const ofDays = boundsOf(folded.rows);
    const parts = await Promise.all([
      sumsOf(sql`> ${mark}::bigint`),
      isKept(selection)
        ? folded.rows
        : ofDays.first === null
          ? []
          : sumsOf(sql`between ${ofDays.first}::bigint and ${ofDays.last}::bigint`),
    ]);
    const totals: EntryTotals = { count: 0, in: 0n, out: 0n, ...boundsOf(parts.flat()), kinds: new Map() };
    for (const { kind, ...sums } of parts.flat()) {
      if (kind === null) continue;
      totals.count += sums.count;
      totals.in += sums.in;
      totals.out += sums.out;
      const flow = totals.kinds.get(kind) ?? { in: 0n, out: 0n };
      totals.kinds.set(kind, { in: flow.in + sums.in, out: flow.out + sums.out });
    }
    return totals;
  },

  /** Money in and out of each day with entries, from a day on. */
  async byDay(account: string, from: string): Promise<Map<string, DayFlow>> {
    const folded = await sql<{ mark: bigint; day: string | null; in: bigint; out: bigint }>`
      select marks.seq as mark, day, sum(incoming)::bigint as in, sum(outgoing)::bigint as out
      from (select coalesce(max(seq), 0) as seq from ledger_marks where account = ${account}) as marks
        left join (select * ${daysOf({ account, from })}) as days on true
      group by 1, 2`.execute(db);
    const { mark } = folded.rows[0] as { mark: bigint };
    const behind = await sql<DayFlow>`
      select (at at time zone ${timeZone})::date as day, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as in,
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as out
      ${entriesOf({ account, from }, timeZone)} and seq > ${mark}::bigint group by 1`.execute(db);
    const flows = new Map<string, DayFlow>();
    for (const { day, in: incoming, out } of [...folded.rows, ...behind.rows]) {
      if (day === null) continue;
      const flow = flows.get(day) ?? { day, in: 0n, out: 0n };
      flows.set(day, { day, in: flow.in + incoming, out: flow.out + out });
    }
    return flows;
  },
});

/**
 * Selects the numbers of entries, the newest first, below a cursor. The totals of the selection bound them, so that a page of long
 * ago is not looked for among all later entries.
 */
export const selectEntryNumbers = (
  selection: EntrySelection,
  { first = null, last = null }: Partial<EntryTotals>,
  { cursor, limit, timeZone }: { cursor: string | undefined; limit: number; timeZone: string },
): RawBuilder<bigint> => sql`(select seq ${entriesOf(selection, timeZone)}
  ${first === null ? sql`` : sql`and seq >= ${first}::bigint`}
  ${last === null ? sql`` : sql`and seq <= ${last}::bigint`}
  ${cursor === undefined ? sql`` : sql`and seq < ${numberCursor(cursor)}::bigint`}
  order by seq desc limit ${limit})`;

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
