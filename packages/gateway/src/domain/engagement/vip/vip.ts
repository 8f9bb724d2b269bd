import { type CallResponse, gameCategories, type LocalText } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { dayOf } from '../../days';
import { giftStateAt } from '../../money';
import type { Bus } from '../../operations';
import { text } from '../../texts';
import { keepDays, topLevel, vipLevelOf, vipLevels } from '../../vip';
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

const day = 86_400_000;
/** How long members touched by a bet or deposit may wait for their level, in milliseconds. */
const flushInterval = 5_000;
const upgradeClaimableFor = 30 * day;
const birthdayClaimableFor = 7 * day;
/** Gifts of the VIP page. */
const listedGifts = 12;

const giftTitles = {
  upgrade: ({ name }: { name: LocalText }) => text(`${name['zh-CN']}晋级礼金`, `${name.en}: level-up bonus`),
  month: ({ name }: { name: LocalText }, month: string) =>
    text(`${name['zh-CN']}每月礼金（${month}）`, `${name.en}: bonus of ${month}`),
  birthday: ({ name }: { name: LocalText }) => text(`${name['zh-CN']}生日礼金`, `${name.en}: birthday bonus`),
};

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
  /** Members whose money has moved since the last flush; a lost one is found by the daily job. */
  const touched = new Set<string>();
  let flushedAt = 0;
  let dailyDone = '';
  bus.subscribe((event) => {
    if (event.kind === 'balance' || (event.kind === 'deposit' && event.state === 'paid'))
      touched.add(event.memberId);
  });

  const vipGift = (
    memberId: string,
    cause: Grant['cause'],
    occasion: string,
    gift: Pick<Grant, 'title' | 'amount' | 'claimableFor'>,
  ): Grant => ({ memberId, cause, occasion, reference: `${memberId}:${occasion}`, ...gift });

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
        select settled_at as at, turnover, 0::bigint as deposit from settled_bets
        where member_id = ${memberId}
        union all
        select paid_at, 0, amount from deposit_orders where member_id = ${memberId} and state = 'paid') facts
      where (${after}::timestamptz is null or at > ${after}) and at <= ${until}
      group by at order by at`.execute(within);
    return rows.map(({ at, ...sums }) => ({ at: at.getTime(), ...sums }));
  };

  const totalsUntil = async (memberId: string, at: Date, within: Database) => {
    const { rows } = await sql<{ turnover: bigint; deposits: bigint }>`select
      (select coalesce(sum(turnover), 0)::bigint from settled_bets
        where member_id = ${memberId} and settled_at <= ${at}) as turnover,
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
    /** With the closures until now: too early at most, so that the daily job finds it. */
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
    let isGranted = false;
    for (let level = period.highest + 1; level <= last.highest; level++) {
      const row = vipLevelOf(level);
      const gift = {
        title: giftTitles.upgrade(row),
        amount: row.gifts.upgrade,
        claimableFor: upgradeClaimableFor,
      };
      const granted = await grants.grant(
        vipGift(memberId, 'vip-upgrade', `level-${level}`, gift),
        transaction,
      );
      if (granted.outcome === 'granted') isGranted = true;
    }
    return isGranted;
  };

  const evaluate = async (memberId: string): Promise<void> => {
    const isGranted = await withRetry(() =>
      db.transaction().execute((transaction) => evaluateWithin(transaction, memberId)),
    );
    if (isGranted) bus.publish({ kind: 'mail', memberId });
  };

  const standings = (memberIds: readonly string[]) =>
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

  type Standing = Awaited<ReturnType<ReturnType<typeof standings>['execute']>>[number];

  /** Whether an evaluation may change the level. */
  const mayChange = (row: Standing): boolean => {
    if (row.pinned !== null) return false;
    if (row.keep_until && row.keep_until.getTime() <= clock.now()) return true;
    const { level = 0, highest = 0 } = { level: row.level ?? 0, highest: row.highest ?? 0 };
    const inPeriod = row.turnover - (row.turnover_before ?? 0n);
    return reachedLevel({ level, highest }, row, inPeriod) > level;
  };

  const evaluateSome = async (memberIds: readonly string[]): Promise<void> => {
    if (memberIds.length === 0) return;
    for (const row of await standings(memberIds).execute()) if (mayChange(row)) await evaluate(row.id);
  };

  /** Evaluates the members whose money has moved. */
  const flush = async (): Promise<void> => {
    flushedAt = clock.now();
    const memberIds = [...touched];
    touched.clear();
    await evaluateSome(memberIds);
  };

  /** Members whose period is over, and members without a period whose turnover gives a level. */
  const evaluateDue = async (): Promise<void> => {
    const { rows } = await sql<{ id: string }>`
      select member_id as id from vip_periods where ended_at is null and keep_until <= ${momentOf(clock)}
      union select member_id from member_play where total >= ${(vipLevels[1] as (typeof vipLevels)[number]).turnover}
        and not exists (select 1 from vip_periods p where p.member_id = member_play.member_id)`.execute(db);
    await evaluateSome(rows.map(({ id }) => id));
  };

  /** Members who play again after a closure receive the gift of the month then, if the month is not over. */
  const isOpen = sql`not members.blocked and not exists (
    select 1 from member_play where member_play.member_id = members.id and closed_until > ${sql.ref('now.at')})`;

  const grantMonthGifts = async (): Promise<void> => {
    const { rows } = await sql<{ id: string; level: number; month: string; ends: Date }>`
      with now as (select ${momentOf(clock)}::timestamptz as at, date_trunc('month', ${momentOf(clock)}::timestamptz at time zone ${timeZone}) as month),
      months as (select at, to_char(month, 'YYYY-MM') as month, month at time zone ${timeZone} as starts,
        (month + interval '1 month') at time zone ${timeZone} as ends,
        (month - interval '1 month') at time zone ${timeZone} as before from now)
      select members.id, coalesce(pin.level, held.level) as level, now.month, now.ends
      from months now cross join members
      left join vip_pins pin on pin.member_id = members.id and pin.at <= now.starts
      left join lateral (select level from vip_periods where member_id = members.id and since <= now.starts
        order by number desc limit 1) held on true
      where coalesce(pin.level, held.level, 0) > 0 and ${isOpen}
        and exists (select 1 from settled_bets where settled_bets.member_id = members.id
          and settled_at >= now.before and settled_at < now.starts)
        and not exists (select 1 from dividends where cause = 'vip-month' and reference = members.id || ':' || now.month)
      order by members.id`.execute(db);
    for (const { id, level, month, ends } of rows) {
      const row = vipLevelOf(level);
      const gift = {
        title: giftTitles.month(row, month),
        amount: row.gifts.month,
        claimableFor: ends.getTime() - clock.now(),
      };
      await grants.grant(vipGift(id, 'vip-month', month, gift));
    }
  };

  /**
   * From the birthday on for 7 days, 29 February on the 28th. The birthday must have been known for 30 days, and not changed
   * within a year, so that it is not set for the gift.
   */
  const grantBirthdayGifts = async (): Promise<void> => {
    const { rows } = await sql<{ id: string; level: number; year: string; starts: Date }>`
      with now as (select ${momentOf(clock)}::timestamptz as at, (${momentOf(clock)}::timestamptz at time zone ${timeZone})::date as today),
      days as (select at, day, to_char(day, 'MM-DD') as name, day::timestamp at time zone ${timeZone} as starts
        from now, generate_series(today - 6, today, interval '1 day') as day)
      select members.id, members.vip_level as level, to_char(now.day, 'YYYY') as year, now.starts
      from days now join members
        on case to_char(birthday, 'MM-DD') when '02-29' then '02-28' else to_char(birthday, 'MM-DD') end = now.name
      join member_security security on security.member_id = members.id and security.real_name_state = 'passed'
      where members.vip_level > 0 and ${isOpen} and registered_at <= now.starts - interval '30 days'
        and not exists (select 1 from profile_changes c where c.member_id = members.id
          and c.field = 'birthday' and c.state = 'passed' and c.ended_at > now.starts -
            case when c.before is null then interval '30 days' else interval '365 days' end)
        and not exists (select 1 from dividends where cause = 'vip-birthday'
          and reference = members.id || ':' || to_char(now.day, 'YYYY'))
      order by members.id`.execute(db);
    for (const { id, level, year, starts } of rows) {
      const row = vipLevelOf(level);
      const gift = {
        title: giftTitles.birthday(row),
        amount: row.gifts.birthday,
        claimableFor: starts.getTime() + birthdayClaimableFor - clock.now(),
      };
      await grants.grant(vipGift(id, 'vip-birthday', year, gift));
    }
  };

  const runDaily = async (): Promise<void> => {
    await evaluateDue();
    await grantMonthGifts();
    await grantBirthdayGifts();
  };

  const giftsOf = async (memberId: string): Promise<CallResponse<'vipInfo'>['gifts']> => {
    const state = giftStateAt(momentOf(clock));
    const rows = await db
      .selectFrom('dividends')
      .select(['id', 'cause', 'title', 'amount', 'multiple', 'expires_at', 'claimed_at', state.as('state')])
      .where('member_id', '=', memberId)
      .where('cause', 'in', ['vip-upgrade', 'vip-month', 'vip-birthday'])
      .orderBy(sql`${state} = 'waiting'`, 'desc')
      .orderBy('id', 'desc')
      .limit(listedGifts)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      kind: row.cause.slice('vip-'.length) as 'upgrade' | 'month' | 'birthday',
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
    flush,
    runDaily,

    /** Runs what is due: the touched members every 5 seconds, gifts and periods once a day. */
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
      await evaluateSome([memberId]);
      const row = (await standings([memberId]).executeTakeFirstOrThrow()) as Standing;
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
        gifts: {
          upgrade: formatMinor(row.gifts.upgrade),
          month: formatMinor(row.gifts.month),
          birthday: formatMinor(row.gifts.birthday),
        },
        rebates: gameCategories.map((category) => ({
          category,
          rate: formatMinor(BigInt(rebateRate(category, level))),
        })),
        withdrawals: {
          min: formatMinor(row.withdrawals.min),
          max: formatMinor(row.withdrawals.max),
          maxPerDay: formatMinor(row.withdrawals.maxPerDay),
          timesPerDay: row.withdrawals.withdrawalsPerDay,
          freePerDay: row.withdrawals.freePerDay,
        },
      })),
    }),
  };
};
