import type { BetState, CallRequest } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';
import { averageValue } from '../../../db/average-value';
import { type BetDayKey, betDayColumns, sumsOfRounds } from '../../../db/bet-days';
import type { Database } from '../../../db/database';
import { dayEnd, dayStart } from '../../days';
import { foldEntries } from '../../money';

/** Minimum new rows before they are added to the stored sums. Fewer are added up on each read, in less than a millisecond. */
const minNewRows = 64;
/** Bets that one step of folding looks at for members. */
const betsAtOnce = 20_000;

/** Filters of the bet record. */
export type BetSelection = Omit<CallRequest<'betRecords'>, 'cursor' | 'limit'>;

/** Number and sums of bets, minor units; the net leaves out what is not decided. */
export interface BetTotals {
  count: number;
  stake: bigint;
  payout: bigint;
  net: bigint;
}

/** The sums of a day of the brand's calendar. */
interface DaySums extends BetTotals {
  day: string;
}

const undecided: readonly BetState[] = ['open', 'pending'];

const sums = sql`coalesce(sum(count), 0)::int as count, coalesce(sum(stake), 0)::bigint as stake,
  coalesce(sum(payout), 0)::bigint as payout,
  coalesce(sum(payout - stake) filter (where state <> all (${undecided}::text[])), 0)::bigint as net`;

type Condition<Value> = (value: Value, timeZone: string) => RawBuilder<unknown>;

/** The conditions of a filter in SQL. */
interface FilterSql<Value> {
  rounds: Condition<Value>;
  sports: Condition<Value>;
  /** On the sums of days; `not kept` if these have no column for the filter. Totals then add up all bets of the member. */
  days: 'not kept' | Condition<Value>;
}

/** Every filter of the bet record: one that the totals would ignore does not compile. */
export type BetFilters = {
  readonly [Name in keyof BetSelection]-?: FilterSql<NonNullable<BetSelection[Name]>>;
};

const placedFrom: Condition<string> = (from, timeZone) => sql`placed_at >= ${dayStart(from, timeZone)}`;
const placedTo: Condition<string> = (to, timeZone) => sql`placed_at < ${dayEnd(to, timeZone)}`;
/** Of sports bets and of the sums of days, which have a column for each key. */
const byKey =
  (name: BetDayKey): Condition<string> =>
  (value) =>
    sql`${sql.ref(name)} = ${value}`;

/**
 * The conditions of each filter, which totals and lists read. Lists apply `from` and `to` by the ids of their days, and find the
 * rounds of a category by the games that the member played: `totals.test.ts` compares both with the bets one by one.
 */
export const betFilters: BetFilters = {
  from: { rounds: placedFrom, sports: placedFrom, days: (from) => sql`day >= ${from}::date` },
  to: { rounds: placedTo, sports: placedTo, days: (to) => sql`day <= ${to}::date` },
  category: {
    rounds: (category) => sql`exists (select 1 from games where code = game_code and category = ${category})`,
    sports: byKey('category'),
    days: byKey('category'),
  },
  state: {
    rounds: (state) => sql`state = ${state}`,
    sports: byKey('state'),
    days: byKey('state'),
  },
};

const namesOf = (filters: BetFilters, selection: BetSelection) =>
  (Object.keys(filters) as (keyof BetSelection)[]).filter((name) => selection[name] !== undefined);

/** The conditions of a selection on a source, each after `and`. */
export const conditionsOf = (
  filters: BetFilters,
  source: keyof FilterSql<unknown>,
  selection: BetSelection,
  timeZone: string,
): RawBuilder<unknown> => {
  const conditions = namesOf(filters, selection).flatMap((name) => {
    const condition = filters[name][source] as 'not kept' | Condition<unknown>;
    return condition === 'not kept' ? [] : [sql`and ${condition(selection[name], timeZone)}`];
  });
  return sql.join(conditions, sql` `);
};

/** The mark of a member: rounds with a higher `seq` are in no sum of a day, nor are those that were open when it was set. */
interface Mark {
  mark: bigint;
  openIds: string[];
}

/** Before all rounds. */
const beforeAllRounds: Mark = { mark: 0n, openIds: [] };

const markOf = (memberId: string) => sql`
  coalesce((select seq from bet_marks where member_id = ${memberId}), 0) as mark,
  coalesce((select open_ids from bet_marks where member_id = ${memberId}), '{}') as "openIds"`;

/**
 * Totals of the bets of a member. `bet_days` has the sums of the rounds up to the mark of the member (`bet_marks`); rounds with a
 * higher `seq`, and those that were open when the mark was set, are added one by one. So totals are exact at every moment;
 * folding, which moves the mark, keeps them fast.
 */
export const createBetTotals = ({
  db,
  timeZone,
  filters = betFilters,
}: {
  db: Database;
  timeZone: string;
  filters?: BetFilters;
}) => {
  const chosen = (source: keyof FilterSql<unknown>, selection: BetSelection) =>
    conditionsOf(filters, source, selection, timeZone);

  const isKept = (selection: BetSelection) =>
    namesOf(filters, selection).every((name) => filters[name].days !== 'not kept');

  const daysWhere = (memberId: string, selection: BetSelection) =>
    sql`where member_id = ${memberId} ${chosen('days', selection)}`;

  /** The rounds of a selection after a mark, which are in no sum of a day. */
  const roundsAfter = ({ mark, openIds }: Mark, memberId: string, selection: BetSelection) => sql`from (
    select 1 as count, game_code, stake, payout, state, placed_at from bets
      -- guard: totals-of-their-member
      where member_id = ${averageValue(memberId)} and seq > ${mark}::bigint
    union all
    select 1, game_code, stake, payout, state, placed_at from bets where id = any (${openIds}::text[])
  ) as bet
  where true ${chosen('rounds', selection)}`;

  const sumRounds = async (mark: Mark, memberId: string, selection: BetSelection) => {
    const { rows } = await sql<BetTotals>`select ${sums} ${roundsAfter(mark, memberId, selection)}`.execute(
      db,
    );
    return rows[0] as BetTotals;
  };

  return {
    async rounds(memberId: string, selection: BetSelection): Promise<BetTotals> {
      if (!isKept(selection)) return sumRounds(beforeAllRounds, memberId, selection);
      // One statement, since a fold changes days and mark together.
      const folded = await sql<BetTotals & Mark>`
        select ${markOf(memberId)}, ${sums} from bet_days ${daysWhere(memberId, selection)}`.execute(db);
      const { mark, openIds, ...days } = folded.rows[0] as BetTotals & Mark;
      const rest = await sumRounds({ mark, openIds }, memberId, selection);
      return {
        count: days.count + rest.count,
        stake: days.stake + rest.stake,
        payout: days.payout + rest.payout,
        net: days.net + rest.net,
      };
    },

    async sports(memberId: string, selection: BetSelection): Promise<BetTotals> {
      const source = isKept(selection)
        ? sql`sport_bet_days ${daysWhere(memberId, selection)}`
        : sql`(select 1 as count, sport_bets.* from sport_bets) as bet
            where member_id = ${averageValue(memberId)} ${chosen('sports', selection)}`;
      const { rows } = await sql<BetTotals>`select ${sums} from ${source}`.execute(db);
      return rows[0] as BetTotals;
    },

    /** Sums of rounds and sports bets of each day with bets, from a day on. */
    async byDay(memberId: string, from: string): Promise<Map<string, DaySums>> {
      const [folded, sports] = await Promise.all([
        sql<DaySums & Mark & { day: string | null }>`
        select marks.*, day, ${sums}
        from (select ${markOf(memberId)}) as marks
          left join (select * from bet_days ${daysWhere(memberId, { from })}) as days on true
        group by 1, 2, 3`.execute(db),
        sql<DaySums>`select day, ${sums} from sport_bet_days ${daysWhere(memberId, { from })} group by 1`.execute(
          db,
        ),
      ]);
      const unfolded = await sql<DaySums>`
      select (placed_at at time zone ${timeZone})::date as day, ${sums}
      ${roundsAfter(folded.rows[0] as Mark, memberId, { from })} group by 1`.execute(db);
      const days = new Map<string, DaySums>();
      for (const { day, count, stake, payout, net } of [...folded.rows, ...sports.rows, ...unfolded.rows]) {
        if (day === null) continue;
        const sum = days.get(day) ?? { day, count: 0, stake: 0n, payout: 0n, net: 0n };
        days.set(day, {
          day,
          count: sum.count + count,
          stake: sum.stake + stake,
          payout: sum.payout + payout,
          net: sum.net + net,
        });
      }
      return days;
    },
  };
};

const columns = sql.raw(betDayColumns.join(', '));

/** Moves the marks of members who have many bets behind them, as `foldEntries` does those of accounts. */
const foldBets = async (
  transaction: Database,
  after: string,
  { timeZone, least }: { timeZone: string; least: number },
): Promise<string | undefined> => {
  const { rows } = await sql<{ last: string | null }>`
    with recent as materialized (
      select id, member_id from bets where id > ${after} order by id limit ${betsAtOnce}
    ), due as materialized (
      select member_id, coalesce(m.seq, 0) as mark, coalesce(m.open_ids, '{}') as open_ids
      from (select distinct member_id from recent) as r left join bet_marks m using (member_id)
      where (select count(*) from (
        select 1 from bets b where b.member_id = r.member_id and b.seq > coalesce(m.seq, 0) limit ${least}
      ) as behind) = ${least}
    ), bet as materialized (
      -- The offset keeps the planner from joining with all bets.
      select b.* from due cross join lateral (
        select id, member_id, seq, game_code, stake, payout, state, placed_at from bets
        where member_id = due.member_id and seq > due.mark offset 0) as b
      union all
      select b.id, b.member_id, b.seq, b.game_code, b.stake, b.payout, b.state, b.placed_at
      from due cross join unnest(due.open_ids) as open_id join bets b on b.id = open_id
    ), brand as (select ${timeZone}::text as time_zone
    ), days as (
      insert into bet_days as d (${columns}, count, stake, payout)
        ${sql.raw(sumsOfRounds("bet b join games g on g.code = b.game_code cross join brand s where b.state <> 'open'", 's.time_zone'))}
        on conflict (${columns}) do update set count = d.count + excluded.count,
          stake = d.stake + excluded.stake, payout = d.payout + excluded.payout
    ), marks as (
      insert into bet_marks (member_id, seq, open_ids)
        select member_id, max(seq), coalesce(array_agg(id) filter (where state = 'open'), '{}') from bet group by member_id
        on conflict (member_id) do update set seq = excluded.seq, open_ids = excluded.open_ids
    )
    select max(id) as last from recent`.execute(transaction);
  return rows[0]?.last ?? undefined;
};

/**
 * Folding: adds new entries and bets to the stored sums of their days, which the totals of records are read from. One gateway
 * does it at a time.
 */
export const createBetTotalsFolding =
  ({ db, timeZone, least = minNewRows }: { db: Database; timeZone: string; least?: number }) =>
  async (): Promise<void> => {
    const step = () =>
      db.transaction().execute(async (transaction) => {
        const position = await transaction
          .selectFrom('fold_positions')
          .select(['entry', 'bet'])
          // guard: one-gateway-folds
          .forUpdate()
          .executeTakeFirstOrThrow();
        const entry = await foldEntries(transaction, position.entry, { timeZone, least });
        const bet = await foldBets(transaction, position.bet, { timeZone, least });
        if (entry === undefined && bet === undefined) return false;
        await transaction
          .updateTable('fold_positions')
          .set({ ...(entry !== undefined && { entry }), ...(bet !== undefined && { bet }) })
          .execute();
        return true;
      });
    while (await step());
  };
