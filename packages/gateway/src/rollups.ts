import { type RawBuilder, sql } from 'kysely';
import type { Clock } from './clock';
import { betDayColumns, sumsOfRounds, sumsOfSportBets } from './db/bet-days';
import type { Database } from './db/database';
import { gateSumLimits } from './db/gate-columns';
import { withRetry } from './db/retry';
import type { Schema } from './db/schema';
import { selectStoredScores } from './domain/engagement';
import { recordAct } from './domain/operators';
import { selectStoredFigures } from './operator/areas/daily-figures';

/** Columns that are sums of other rows, and what they are when they are counted again from these rows. */
interface Rollup {
  readonly table: keyof Schema & string;
  readonly keys: readonly string[];
  readonly sums: readonly string[];
  /** What it is counted from, in words. */
  readonly from: string;
  /** Selects keys and sums of every row. Days are those of the calendar in `protection_settings`, as `s`. */
  readonly rows: RawBuilder<unknown> | ((db: Database) => Promise<RawBuilder<unknown>>);
  /** Whether the background counts it up to a mark. These are rebuilt together. */
  readonly isFolded?: true;
  /** What becomes of a row that `rows` does not have: `zero` where it stays when nothing is left to count. */
  readonly others: 'delete' | 'zero' | 'none';
}

const recount = ({ counted, span, recount: { of, kinds } }: (typeof gateSumLimits)[number]) =>
  `coalesce(sum(${of}) filter (where kind in (${kinds.map((kind) => `'${kind}'`).join()}) and moves.day >= p.${span}), 0)::bigint
    as ${counted}`;

/** The turnover of rounds and of sports bets. */
const turnovers = sql`(
  select b.member_id, g.category, b.turnover from bets b join games g on g.code = b.game_code where b.state = 'settled'
  union all select member_id, category, turnover from sport_bets) as played`;

/**
 * Every stored sum of rows, in the order in which a rebuild locks the tables: that of a bet, then the sums of days, the budgets,
 * which come last in their transactions, and the rest.
 *
 * `ledger_marks`, `bet_marks` and `fold_positions` are no sums but how far the days have been counted. A rebuild keeps them, and
 * repairs only what no counting could have left: a mark behind the last row, an open bet that a mark has lost.
 */
export const rollups: readonly Rollup[] = [
  {
    table: 'ledger_balances',
    keys: ['account', 'member_id'],
    sums: ['balance'],
    from: 'ledger_entries',
    rows: sql`select account, home as member_id, sum(amount)::bigint as balance from ledger_entries
      where account not like 'house:%' group by 1, 2`,
    others: 'zero',
  },
  {
    table: 'member_play',
    keys: ['member_id'],
    sums: ['total', ...gateSumLimits.map(({ counted }) => counted)],
    from: 'turnover of bets and sport_bets; ledger_entries since the stored beginning of each window',
    // A window that is open takes what comes later from a gateway whose clock lags: entries are numbered behind the lock of
    // the row, so their order is that in which they were counted. What is given back counts on the day of its stake.
    rows: sql`
      with turnover as (
        select member_id, sum(turnover)::bigint as total from ${turnovers} group by 1 having sum(turnover) > 0
      ), moves as (
        select e.home as member_id, e.kind, e.amount,
          case when t.stake_at is null
            then max((e.at at time zone s.time_zone)::date) over (partition by e.home order by e.seq)
            else (t.stake_at at time zone s.time_zone)::date end as day
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id cross join protection_settings s
        where e.kind in ('stake', 'payout') and e.account not like 'house:%'
      ), windows as (
        select p.member_id, ${sql.raw(gateSumLimits.map(recount).join(', '))}
        from member_play p left join moves using (member_id) group by p.member_id
      )
      select member_id, coalesce(total, 0) as total,
        ${sql.raw(gateSumLimits.map(({ counted }) => `coalesce(${counted}, 0) as ${counted}`).join(', '))}
      from windows full join turnover using (member_id)`,
    others: 'none',
  },
  {
    table: 'turnover_by_category',
    keys: ['member_id', 'category'],
    sums: ['total'],
    from: 'turnover of bets and sport_bets',
    rows: sql`select member_id, category, sum(turnover)::bigint as total from ${turnovers}
      group by 1, 2 having sum(turnover) > 0`,
    others: 'zero',
  },
  {
    table: 'sport_exposure',
    keys: ['market', 'side', 'shard'],
    sums: ['amount'],
    from: 'exposure of the running sport_bets, by sport_legs',
    rows: sql`select l.event_id || ':' || l.market as market, split_part(l.selection, ':', 5) as side,
        (abs(hashtext(b.member_id)) % 8)::smallint as shard, sum(b.exposure)::bigint as amount
      from sport_bets b join sport_legs l on l.bet_id = b.id and l.member_id = b.member_id
      where b.state in ('pending', 'open') group by 1, 2, 3`,
    others: 'zero',
  },
  {
    table: 'sport_bet_days',
    keys: betDayColumns,
    sums: ['count', 'stake', 'payout'],
    from: 'sport_bets',
    rows: sql.raw(sumsOfSportBets),
    others: 'zero',
  },
  {
    table: 'ledger_marks',
    keys: ['account'],
    sums: ['seq'],
    from: 'itself, at most the last of ledger_entries',
    rows: sql`select account, least(m.seq, max(e.seq)) as seq
      from ledger_marks m join ledger_entries e using (account) group by account, m.seq`,
    isFolded: true,
    others: 'delete',
  },
  {
    table: 'ledger_days',
    keys: ['account', 'day', 'kind', 'cause'],
    sums: ['count', 'incoming', 'outgoing', 'first_seq', 'last_seq'],
    from: 'ledger_entries up to ledger_marks',
    rows: sql`select e.account, (e.at at time zone s.time_zone)::date as day, e.kind, t.kind as cause, count(*)::int as count,
        coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as incoming,
        coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as outgoing,
        min(e.seq) as first_seq, max(e.seq) as last_seq
      from ledger_entries e join ledger_marks m on m.account = e.account and e.seq <= m.seq
        join ledger_transactions t on t.id = e.transaction_id cross join protection_settings s group by 1, 2, 3, 4`,
    isFolded: true,
    others: 'delete',
  },
  {
    table: 'bet_marks',
    keys: ['member_id'],
    sums: ['seq', 'open_ids'],
    from: 'itself, at most the last of bets, with all open ones up to it',
    rows: sql`select member_id, least(m.seq, max(b.seq)) as seq, coalesce(
        array_agg(b.id order by array_position(m.open_ids, b.id), b.id)
          filter (where b.seq <= m.seq and (b.state = 'open' or b.id = any (m.open_ids))), '{}') as open_ids
      from bet_marks m join bets b using (member_id) group by member_id, m.seq, m.open_ids`,
    isFolded: true,
    others: 'delete',
  },
  {
    table: 'bet_days',
    keys: betDayColumns,
    sums: ['count', 'stake', 'payout'],
    from: 'bets up to bet_marks, without those that were open then',
    rows: sql.raw(
      sumsOfRounds(
        `bets b join bet_marks m on m.member_id = b.member_id and b.seq <= m.seq join games g on g.code = b.game_code
          cross join protection_settings s where b.state <> 'open' and b.id <> all (m.open_ids)`,
        's.time_zone',
      ),
    ),
    isFolded: true,
    others: 'delete',
  },
  {
    table: 'daily_figures',
    keys: ['code', 'day'],
    sums: ['value'],
    from: 'bets, sport_bets, members, deposit_orders, withdrawal_orders and ledger_entries of the stored days',
    rows: selectStoredFigures,
    others: 'delete',
  },
  {
    table: 'promotions',
    keys: ['id'],
    sums: ['committed'],
    from: 'promotion_entries',
    rows: sql`select p.id, coalesce(sum(e.committed), 0)::bigint as committed
      from promotions p left join promotion_entries e on e.promotion_id = p.id group by p.id`,
    others: 'none',
  },
  {
    table: 'flip_budgets',
    keys: ['day'],
    sums: ['reserved'],
    from: 'flip_rounds',
    rows: sql`select b.day, coalesce(sum(r.reserved), 0)::bigint as reserved
      from flip_budgets b left join flip_rounds r using (day) group by b.day`,
    others: 'none',
  },
  {
    table: 'grant_budgets',
    keys: ['month'],
    sums: ['committed'],
    from: 'dividends by hand that were not revoked',
    rows: sql`select b.month, coalesce(sum(d.amount), 0)::bigint as committed
      from grant_budgets b left join dividends d on d.budget_month = b.month and d.revoked_at is null group by b.month`,
    others: 'none',
  },
  {
    table: 'peak_scores',
    keys: ['week', 'member_id'],
    sums: ['rounds', 'bet_id', 'stake', 'payout'],
    from: 'bets of the weeks in peak_weeks',
    rows: selectStoredScores,
    others: 'delete',
  },
  {
    table: 'threads',
    keys: ['id'],
    sums: ['answered_up_to'],
    from: 'thread_messages',
    rows: sql`select t.id, max(m.id) filter (where m.author <> 'customer') as answered_up_to
      from threads t left join thread_messages m on m.thread_id = t.id group by t.id`,
    others: 'none',
  },
];

/** A row that is not what it is counted from. Null: no such row. */
export interface Difference {
  readonly key: string;
  readonly stored: string | null;
  readonly rebuilt: string | null;
}

/** The number of rows of a table that differ, and the first of them. */
export interface Differences {
  readonly table: string;
  readonly from: string;
  readonly count: number;
  readonly first: readonly Difference[];
}

const listed = 5;

const named = (columns: readonly string[], alias: string) =>
  columns.map((column) => `${alias}."${column}"`).join(', ');

/** Counts a roll-up again and answers what differs; with `writes` the same statement stores it. */
const recountRollup = async (
  db: Database,
  { table, keys, sums, from, rows, others }: Rollup,
  writes: boolean,
): Promise<Differences> => {
  const columns = [...keys, ...sums];
  const isSame = keys.map((key) => `a."${key}" = w."${key}"`).join(' and ');
  const differs = `(${named(sums, 'a')}) is distinct from (${named(sums, 'w')})`;
  const zeros = `union all select ${named(keys, 'a')}, ${sums.map(() => '0').join(', ')}
    from "${table}" a where not exists (select 1 from counted w where ${isSame})`;
  const stores = `, changed as (
      update "${table}" a set ${sums.map((sum) => `"${sum}" = w."${sum}"`).join(', ')}
      from rebuilt w where ${isSame} and ${differs}
    ), added as (
      insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
        select ${named(columns, 'w')} from rebuilt w where not exists (select 1 from "${table}" a where ${isSame})
    )`;
  const deletes = `, deleted as (
      delete from "${table}" a where not exists (select 1 from rebuilt w where ${isSame})
    )`;
  const { rows: found } = await sql<Difference & { count: number }>`
    with counted as materialized (${typeof rows === 'function' ? await rows(db) : rows}),
    rebuilt as materialized (
      select ${sql.raw(named(columns, 'w'))} from counted w ${sql.raw(others === 'zero' ? zeros : '')}
    )${sql.raw(writes ? stores : '')}${sql.raw(writes && others === 'delete' ? deletes : '')}
    select (count(*) over ())::int as count,
      concat_ws(' ', ${sql.raw(keys.map((key) => `coalesce(a."${key}", w."${key}")`).join(', '))}) as key,
      case when ${sql.raw(`a."${keys[0]}" is not null then row(${named(sums, 'a')})`)}::text end as stored,
      case when ${sql.raw(`w."${keys[0]}" is not null then row(${named(sums, 'w')})`)}::text end as rebuilt
    from ${sql.table(table)} a full join rebuilt w on ${sql.raw(isSame)}
    where ${sql.raw(differs)} order by 2 limit ${listed}`.execute(db);
  return { table, from, count: found[0]?.count ?? 0, first: found.map(({ count: _, ...row }) => row) };
};

/**
 * The stored sums that differ from what they are counted from, each table as of one moment. It locks nothing. Each has a snapshot of its
 * own, because counting all days of a long ledger in one would keep PostgreSQL from removing old rows meanwhile.
 */
export const compareRollups = async (db: Database): Promise<Differences[]> => {
  const found: Differences[] = [];
  for (const rollup of rollups)
    found.push(
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((transaction) => recountRollup(transaction, rollup, false)),
    );
  return found.filter(({ count }) => count > 0);
};

/**
 * Counts the stored sums that differ again and stores them, in one transaction with an act of operators. Gateways may run: they
 * read meanwhile, and what adds to these sums waits. The locks suffice without those of the rows that are counted, since a
 * gateway writes a row and adds it to its sums in one transaction: either both are seen, or its addition waits for the locks.
 */
export const rebuildRollups = async (db: Database, clock: Clock): Promise<Differences[]> => {
  // Most of the time nothing differs, and then nothing has to wait.
  const differing = new Set<string>((await compareRollups(db)).map(({ table }) => table));
  const isFoldedDue = rollups.some(({ table, isFolded }) => isFolded && differing.has(table));
  const due = rollups.filter(({ table, isFolded }) => (isFolded ? isFoldedDue : differing.has(table)));
  if (due.length === 0) return [];
  return withRetry(() =>
    db.transaction().execute(async (transaction) => {
      // A starting gateway with another calendar counts the sums of days again.
      await sql`select 1 from protection_settings for share`.execute(transaction);
      // The background locks the row of its positions before marks and days.
      const tables = due.flatMap(({ table }) =>
        table === 'ledger_marks' ? ['fold_positions', table] : [table],
      );
      // guard: rebuild-locks-sums
      await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(
        transaction,
      );
      const recounted: Differences[] = [];
      for (const rollup of due) recounted.push(await recountRollup(transaction, rollup, true));
      const differences = recounted.filter(({ count }) => count > 0);
      if (differences.length > 0) {
        const after = Object.fromEntries(differences.map(({ table, count }) => [table, count]));
        const record = { subject: ['database', 'rollups'] as const, after };
        await recordAct(transaction, clock, { id: null, name: 'command' }, 'rebuild', record);
      }
      return differences;
    }),
  );
};
