import {
  type CallResponse,
  gameCategories,
  type VipGiftKind,
  type VipPrivilege,
  vipGiftKinds,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { runEach } from '../../../db/run-each';
import { dayOf } from '../../days';
import { giftStateAt } from '../../money';
import type { Bus } from '../../operations';
import { settledPlay, sumOfPlay } from '../../settled-bets';
import {
  byGift,
  byPrivilege,
  type DueGift,
  keepDays,
  topLevel,
  vipGiftCause,
  vipGifts,
  vipLevelOf,
  vipLevels,
} from '../../vip-rules';
import type { Grant, Grants } from '../grants/grants';
import { rebateRate } from '../rebates/rebate-rules';
import {
  type Closed,
  firstPeriod,
  keepUntil,
  periodsAfter,
  reachedLevel,
  type VipFacts,
  type VipPeriod,
} from './vip-periods';

/** How long members may wait for their level after a deposit, in milliseconds. */
const flushInterval = 5_000;
/** Members whose standing one query reads. */
const evaluatedAtOnce = 1_000;
/** Gifts of the VIP page. */
const listedGifts = 12;

type PrivilegesOfLevel = Pick<CallResponse<'vipLevels'>['levels'][number]['withdrawals'], VipPrivilege>;

interface VipOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly grants: Grants;
  readonly timeZone: string;
}

/**
 * VIP levels: earned by turnover and deposits, kept by turnover, with gifts as grants. `members.vip_level` is a copy that
 * other areas read.
 */
export const createVip = ({ db, clock, bus, grants, timeZone }: VipOptions) => {
  /** Members with a paid deposit since the last flush; a lost one is found by the daily job. */
  const depositors = new Set<string>();
  let flushedAt = 0;
  let dailyDone = '';
  bus.subscribe((event) => {
    if (event.kind === 'deposit' && event.state === 'paid') depositors.add(event.memberId);
  });

  /** Grants a gift by the amount of the level; none without an amount. Returns whether it was granted now. */
  const grantGift = async (
    kind: VipGiftKind,
    { id: memberId, level, occasion, ends }: DueGift,
    within?: Database,
  ): Promise<boolean> => {
    const row = vipLevelOf(level);
    const amount = row.gifts[kind];
    if (amount === 0n) return false;
    const grant: Grant = {
      memberId,
      cause: vipGiftCause(kind),
      occasion,
      reference: `${memberId}:${occasion}`,
      title: vipGifts[kind].title(row, occasion),
      amount,
      claimableFor: ends.getTime() - clock.now(),
    };
    return (await grants.grant(grant, within)).outcome === 'granted';
  };

  const currentPeriod = (memberId: string, within: Database) =>
    within
      .selectFrom('vip_periods')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();

  const closuresOf = async (memberId: string, within: Database): Promise<Closed[]> => {
    const rows = await within
      .selectFrom('protection_closures')
      .select(['started_at', 'closed_until'])
      .where('member_id', '=', memberId)
      .execute();
    return rows.map((row) => ({ from: row.started_at.getTime(), to: Number(row.closed_until) }));
  };

  /** Turnover and deposits by moment, after a moment and up to another. */
  const factsOf = async (
    memberId: string,
    { after, until }: { after: Date | null; until: Date },
    within: Database,
  ): Promise<VipFacts[]> => {
    const { rows } = await sql<{ at: Date; turnover: bigint; deposits: bigint }>`
      select at, sum(turnover)::bigint as turnover, sum(deposit)::bigint as deposits from (
        ${settledPlay(memberId).select(['at', 'turnover', sql<bigint>`0::bigint`.as('deposit')])}
        union all
        select paid_at, 0, amount from deposit_orders where member_id = ${memberId} and state = 'paid') facts
      where (${after}::timestamptz is null or at > ${after}) and at <= ${until}
      group by at order by at`.execute(within);
    return rows.map(({ at, ...sums }) => ({ at: at.getTime(), ...sums }));
  };

  const totalsUntil = async (memberId: string, at: Date, within: Database) => {
    const { rows } = await sql<{ turnover: bigint; deposits: bigint }>`select
      ${settledPlay(memberId).where('at', '<=', at).select(sumOfPlay('turnover').as('turnover'))} as turnover,
      (select coalesce(sum(amount), 0)::bigint from deposit_orders
        where member_id = ${memberId} and state = 'paid' and paid_at <= ${at}) as deposits`.execute(within);
    return rows[0] as (typeof rows)[number];
  };

  /** Stores the periods that the facts have led to, and grants the gifts of new levels. Returns whether it granted any. */
  const evaluateWithin = async (transaction: Database, memberId: string): Promise<boolean> => {
    // guard: vip-evaluated-in-turn
    await sql`select 1 from members where id = ${memberId} for no key update`.execute(transaction);
    const pin = await transaction
      .selectFrom('vip_pins')
      .select('level')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (pin) return false;
    const stored = await currentPeriod(memberId, transaction);
    const now = momentOf(clock);
    const period: VipPeriod = stored
      ? {
          level: stored.level,
          highest: stored.highest,
          since: stored.since.getTime(),
          countedAt: stored.counted_at.getTime(),
          before: await totalsUntil(memberId, stored.counted_at, transaction),
        }
      : firstPeriod;
    const span = { after: stored?.counted_at ?? null, until: now };
    const facts = await factsOf(memberId, span, transaction);
    const closed = await closuresOf(memberId, transaction);
    const periods = periodsAfter(period, facts, closed, now.getTime());
    const elapsed = closed.map(({ from, to }) => ({ from, to: Math.min(to, now.getTime()) }));
    /** Counts closures so far. A further one makes the end later, so this may be too early, but never too late. */
    const due = (each: VipPeriod) => (each.level === 0 ? null : new Date(keepUntil(each, elapsed)));
    if (stored) {
      const [next] = periods;
      await transaction
        .updateTable('vip_periods')
        .set({
          turnover_before: period.before.turnover,
          keep_until: due(period),
          ended_at: next ? new Date(next.since) : null,
        })
        .where('member_id', '=', memberId)
        .where('number', '=', stored.number)
        .execute();
    }
    const last = periods.at(-1);
    if (!last) return false;
    await transaction
      .insertInto('vip_periods')
      .values(
        periods.map((each, index) => ({
          member_id: memberId,
          number: (stored?.number ?? 0) + index + 1,
          level: each.level,
          highest: each.highest,
          since: new Date(each.since),
          counted_at: new Date(each.countedAt),
          turnover_before: each.before.turnover,
          keep_until: due(each),
          ended_at: periods[index + 1] ? new Date((periods[index + 1] as VipPeriod).since) : null,
        })),
      )
      .execute();
    await transaction
      .updateTable('members')
      .set({ vip_level: last.level })
      .where('id', '=', memberId)
      .execute();
    let sendsMail = false;
    for (let level = period.highest + 1; level <= last.highest; level++) {
      for (const kind of vipGiftKinds) {
        const { granting } = vipGifts[kind];
        if (granting.on !== 'level-reached') continue;
        const ends = new Date(now.getTime() + granting.claimableFor);
        const gift = { id: memberId, level, occasion: `level-${level}`, ends };
        if (await grantGift(kind, gift, transaction)) sendsMail = true;
      }
    }
    return sendsMail;
  };

  const evaluate = async (memberId: string): Promise<void> => {
    const sendsMail = await withRetry(() =>
      db.transaction().execute((transaction) => evaluateWithin(transaction, memberId)),
    );
    if (sendsMail) bus.publish({ kind: 'mail', memberId });
  };

  const readVipRows = (memberIds: readonly string[]) =>
    db
      .selectFrom('members')
      .leftJoin('vip_periods as period', (join) =>
        join.onRef('period.member_id', '=', 'members.id').on('period.ended_at', 'is', null),
      )
      .leftJoin('member_play', 'member_play.member_id', 'members.id')
      .leftJoin('vip_pins as pin', 'pin.member_id', 'members.id')
      .select([
        'members.id',
        'members.registered_at',
        'period.level',
        'period.highest',
        'period.since',
        'period.keep_until',
        'period.turnover_before',
        'pin.level as pinned',
        sql<bigint>`coalesce(member_play.total, 0)`.as('turnover'),
        sql<bigint>`(select coalesce(sum(amount), 0)::bigint from deposit_orders o
          where o.member_id = members.id and o.state = 'paid')`.as('deposits'),
      ])
      .where('members.id', 'in', [...memberIds]);

  type VipRow = Awaited<ReturnType<ReturnType<typeof readVipRows>['execute']>>[number];

  /** Whether an evaluation may change the level. */
  const needsEvaluation = (row: VipRow): boolean => {
    if (row.pinned !== null) return false;
    if (row.keep_until && row.keep_until.getTime() <= clock.now()) return true;
    const { level = 0, highest = 0 } = { level: row.level ?? 0, highest: row.highest ?? 0 };
    const inPeriod = row.turnover - (row.turnover_before ?? 0n);
    return reachedLevel({ level, highest }, row, inPeriod) > level;
  };

  /** Evaluates those of the members whose level may change. */
  const evaluateIfNeeded = async (memberIds: readonly string[]): Promise<void> => {
    for (let start = 0; start < memberIds.length; start += evaluatedAtOnce) {
      const rows = await readVipRows(memberIds.slice(start, start + evaluatedAtOnce)).execute();
      await runEach(rows.filter(needsEvaluation), ({ id }) => evaluate(id));
    }
  };

  const flush = async (): Promise<void> => {
    flushedAt = clock.now();
    const memberIds = [...depositors];
    depositors.clear();
    await evaluateIfNeeded(memberIds);
  };

  /**
   * Evaluates members whose period is over and members whose turnover gives a higher level. A gateway that ended may have
   * forgotten the latter.
   */
  const evaluateDue = async (): Promise<void> => {
    const turnovers = vipLevels.map(({ turnover }) => turnover);
    const { rows } = await sql<{ id: string }>`
      select member_id as id from vip_periods where ended_at is null and keep_until <= ${momentOf(clock)}
      union select member_id from member_play left join vip_periods p using (member_id)
        where p.ended_at is null and total >= (${turnovers}::bigint[])[coalesce(p.level, 0) + 2]`.execute(db);
    await evaluateIfNeeded(rows.map(({ id }) => id));
  };

  /**
   * Grants the gifts that are due today. A closed account gets none; a member who plays again before the gift is over
   * receives it then.
   */
  const grantDailyGifts = async (kind: VipGiftKind): Promise<void> => {
    const { granting } = vipGifts[kind];
    if (granting.on !== 'day') return;
    const at = momentOf(clock);
    const { rows } = await sql<DueGift>`
      select due.id, due.level, due.occasion, due.ends from (${granting.due(at, timeZone)}) due
      join members on members.id = due.id
      where due.level > 0 and not members.blocked
        and not exists (select 1 from member_play where member_id = due.id and closed_until > ${at})
        and not exists (select 1 from dividends where cause = ${vipGiftCause(kind)}
          and reference = due.id || ':' || due.occasion)
      order by due.id`.execute(db);
    await runEach(rows, (gift) => grantGift(kind, gift));
  };

  const runDaily = async (): Promise<void> => {
    await evaluateDue();
    for (const kind of vipGiftKinds) await grantDailyGifts(kind);
  };

  const giftsOf = async (memberId: string): Promise<CallResponse<'vipInfo'>['gifts']> => {
    const state = giftStateAt(momentOf(clock));
    const rows = await db
      .selectFrom('dividends')
      .select(['id', 'cause', 'title', 'amount', 'multiple', 'expires_at', 'claimed_at', state.as('state')])
      .where('member_id', '=', memberId)
      .where('cause', 'in', vipGiftKinds.map(vipGiftCause))
      .orderBy(sql`${state} = 'waiting'`, 'desc')
      .orderBy('id', 'desc')
      .limit(listedGifts)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      kind: row.cause.slice('vip-'.length) as VipGiftKind,
      title: row.title,
      amount: formatMinor(row.amount),
      turnover: formatMinor((row.amount * BigInt(row.multiple)) / 100n),
      state: row.state,
      expiresAt: row.expires_at?.toISOString() ?? null,
      claimedAt: row.claimed_at?.toISOString() ?? null,
    }));
  };

  const progress = (done: bigint, required: bigint) => ({
    done: formatMinor(done),
    required: formatMinor(required),
    left: formatMinor(done >= required ? 0n : required - done),
  });

  return {
    evaluate,
    evaluateIfNeeded,
    runDaily,

    /** Evaluates members who have deposited, every 5 seconds; ends periods and grants gifts once a day. */
    async advance(): Promise<void> {
      if (clock.now() - flushedAt >= flushInterval) await flush();
      const today = dayOf(momentOf(clock), timeZone);
      if (today === dailyDone) return;
      await runDaily();
      dailyDone = today;
    },

    /** Sets a level by hand, which then does not change by itself; null: it is earned again. */
    async pin(memberId: string, level: number | null, reason: string): Promise<void> {
      if (level === null) {
        await db.deleteFrom('vip_pins').where('member_id', '=', memberId).execute();
        await evaluate(memberId);
        const row = await currentPeriod(memberId, db);
        await db
          .updateTable('members')
          .set({ vip_level: row?.level ?? 0 })
          .where('id', '=', memberId)
          .execute();
        return;
      }
      await db.transaction().execute(async (transaction) => {
        const pin = { level, reason, at: momentOf(clock) };
        await transaction
          .insertInto('vip_pins')
          .values({ member_id: memberId, ...pin })
          .onConflict((conflict) => conflict.column('member_id').doUpdateSet(pin))
          .execute();
        await transaction
          .updateTable('members')
          .set({ vip_level: level })
          .where('id', '=', memberId)
          .execute();
      });
    },

    async info(memberId: string): Promise<CallResponse<'vipInfo'>> {
      await evaluateIfNeeded([memberId]);
      const row = (await readVipRows([memberId]).executeTakeFirstOrThrow()) as VipRow;
      const closed = await closuresOf(memberId, db);
      const level = row.pinned ?? row.level ?? 0;
      const next = level < topLevel ? vipLevelOf(level + 1) : undefined;
      const highest = row.highest ?? 0;
      const inPeriod = row.turnover - (row.turnover_before ?? 0n);
      const now = clock.now();
      const until =
        row.since && row.level
          ? keepUntil({ ...firstPeriod, level: row.level, since: row.since.getTime() }, closed)
          : undefined;
      return {
        level,
        isPinned: row.pinned !== null,
        next: next
          ? {
              level: level + 1,
              turnover: progress(row.turnover, next.turnover),
              deposits: progress(row.deposits, next.deposits),
              // A level that was lost is earned again within a period.
              regain: level < highest && row.pinned === null ? progress(inPeriod, next.keep) : null,
            }
          : null,
        keep:
          row.pinned === null && until !== undefined
            ? {
                ...progress(inPeriod, vipLevelOf(level).keep),
                until: Number.isFinite(until) ? new Date(until).toISOString() : null,
                isPaused: closed.some(({ from, to }) => from <= now && now < to),
              }
            : null,
        gifts: await giftsOf(memberId),
      };
    },

    levels: (): CallResponse<'vipLevels'> => ({
      keepDays,
      levels: vipLevels.map((row, level) => ({
        level,
        name: row.name,
        turnover: formatMinor(row.turnover),
        deposits: formatMinor(row.deposits),
        keep: formatMinor(row.keep),
        gifts: byGift((kind) => formatMinor(row.gifts[kind])),
        rebates: gameCategories.map((category) => ({
          category,
          rate: formatMinor(BigInt(rebateRate(category, level))),
        })),
        withdrawals: {
          min: formatMinor(row.withdrawals.min),
          ...(byPrivilege((privilege) => {
            const value = row.withdrawals[privilege];
            return typeof value === 'bigint' ? formatMinor(value) : value;
          }) as PrivilegesOfLevel),
        },
      })),
    }),
  };
};
