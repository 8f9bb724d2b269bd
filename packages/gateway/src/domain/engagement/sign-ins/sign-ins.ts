import { type CalendarEvent, type CallResponse, errorCodes, type SignInDay } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import { coinAccount, postWithin, signInPosting } from '../../money';
import { text } from '../../texts';
import { coinsOfDay, eventsOf, fullMonthCoins, makeUp, weekCoins } from './sign-in-rules';

const titles = {
  signed: text('每日签到', 'Daily check-in'),
  madeUp: text('补签', 'Made-up check-in'),
};

interface SignInsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly timeZone: string;
}

const present = ({ day, coins, is_make_up }: Pick<Row<'sign_ins'>, 'day' | 'coins' | 'is_make_up'>) =>
  ({ day, coins: formatMinor(coins), isMakeUp: is_make_up }) satisfies SignInDay;

/**
 * The sign-in calendar. The key of a sign-in is its day, so a repeated call finds the row of the first. Streak, full month
 * and used make-ups are computed from the rows. PostgreSQL computes the days, in the calendar of the brand.
 */
export const createSignIns = ({ db, clock, timeZone }: SignInsOptions) => {
  /** The day of a moment, and what the calendar needs to know about it. */
  const daysAt = async (at: Date, within: Database) => {
    const { rows } = await sql<{ today: string; next_day_at: Date }>`
      select today, ((today + 1)::timestamp at time zone ${timeZone}) as next_day_at
      from (select (${at}::timestamptz at time zone ${timeZone})::date as today) as day`.execute(within);
    return rows[0] as { today: string; next_day_at: Date };
  };

  /** Published promotions with an end, as events of a month (YYYY-MM). */
  const promotionsOf = async (month: string): Promise<CalendarEvent[]> => {
    const { rows } = await sql<CalendarEvent>`
      select p.id, title, '/activity/discount?id=' || slug as href, to_char(greatest(first, (starts_at at time zone ${timeZone})::date), 'YYYY-MM-DD') as from,
        to_char(least(last, ((ends_at - interval '1 microsecond') at time zone ${timeZone})::date), 'YYYY-MM-DD') as to
      from promotions p, (select ${`${month}-01`}::date as first,
        (${`${month}-01`}::date + interval '1 month' - interval '1 day')::date as last) as month
      where published_at is not null and starts_at < ((last + 1)::timestamp at time zone ${timeZone})
        and ends_at > (first::timestamp at time zone ${timeZone})
      order by starts_at, rank`.execute(db);
    return rows;
  };

  /** Days in a row that end on a day, or on the day before it; 0 if it and the one before are missing. */
  const streakUntil = async (memberId: string, day: string, within: Database): Promise<number> => {
    const { rows } = await sql<{ streak: number }>`
      with days as (
        select day, day - (row_number() over (order by day))::int as run from sign_ins
        where member_id = ${memberId} and day <= ${day}::date)
      select count(*)::int as streak from days
      where run = (select run from days where day >= ${day}::date - 1 order by day desc limit 1)`.execute(
      within,
    );
    return rows[0]?.streak ?? 0;
  };

  /** Sign-ins and make-ups of the month of a day so far, and its number of days. */
  const monthOf = async (memberId: string, day: string, within: Database) => {
    const { rows } = await sql<{ signed: number; made_up: number; length: number }>`
      select count(s.day)::int as signed, (count(*) filter (where is_make_up))::int as made_up,
        extract(day from first + interval '1 month' - interval '1 day')::int as length
      from (select date_trunc('month', ${day}::date::timestamp) as first) as month
      left join sign_ins s on s.member_id = ${memberId} and s.day >= first and s.day < first + interval '1 month'
      group by first`.execute(within);
    return rows[0] as { signed: number; made_up: number; length: number };
  };

  /** Days that can be made up for: of this month, before today, since the registration. */
  const missingDays = async (memberId: string, today: string, within: Database): Promise<string[]> => {
    const { rows } = await sql<{ day: string }>`
      select missed::date as day from members m, generate_series(
        greatest(date_trunc('month', ${today}::date::timestamp),
          date_trunc('day', m.registered_at at time zone ${timeZone})),
        ${today}::date::timestamp - interval '1 day', interval '1 day') as missed
      where m.id = ${memberId}
        and not exists (select 1 from sign_ins s where s.member_id = m.id and s.day = missed::date)
      order by 1`.execute(within);
    return rows.map((row) => row.day);
  };

  const storedDay = (memberId: string, day: string, within: Database) =>
    within
      .selectFrom('sign_ins')
      .select(['day', 'coins', 'is_make_up'])
      .where('member_id', '=', memberId)
      .where('day', '=', day)
      .executeTakeFirst();

  /** Inserts a day and moves its coins. The member's days are written in turn. */
  const write = async (
    transaction: Database,
    memberId: string,
    row: { day: string; coins: bigint; cost: bigint; is_make_up: boolean; at: Date },
  ): Promise<SignInDay> => {
    await transaction
      .insertInto('sign_ins')
      .values({ member_id: memberId, ...row })
      .execute();
    if (row.coins > 0n || row.cost > 0n) {
      const subject = row.is_make_up ? titles.madeUp : titles.signed;
      const cause = { id: newId(row.at), reference: `${memberId}:${row.day}`, subject, at: row.at };
      await postWithin(transaction, signInPosting(cause, memberId, row.cost, row.coins));
    }
    return present(row);
  };

  /** Runs in a transaction that has locked the coins of the member, so that its days are written in turn. */
  const inTurn = <Answer>(
    memberId: string,
    act: (transaction: Database, coins: bigint, at: Date, today: string) => Promise<Answer>,
  ): Promise<Answer> =>
    withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const { balance } = await transaction
          .selectFrom('ledger_balances')
          .select('balance')
          .where('account', '=', coinAccount(memberId))
          // guard: sign-ins-in-turn
          .forUpdate()
          .executeTakeFirstOrThrow();
        // After the wait for the row: the day may have turned.
        const at = momentOf(clock);
        const { today } = await daysAt(at, transaction);
        return act(transaction, balance, at, today);
      }),
    );

  /** Coins for the last missing day of a month. */
  const coinsOfFullMonth = ({ signed, length }: { signed: number; length: number }): bigint =>
    signed + 1 === length ? fullMonthCoins : 0n;

  return {
    /** A month, this one by default; for members with their days. */
    async info(memberId: string | undefined, month: string | undefined): Promise<CallResponse<'signInInfo'>> {
      const { today, next_day_at } = await daysAt(momentOf(clock), db);
      const shown = month ?? today.slice(0, 7);
      const own = async (member: string) => {
        const first = `${shown}-01`;
        const [days, streak, used, missing, coins] = await Promise.all([
          db
            .selectFrom('sign_ins')
            .select(['day', 'coins', 'is_make_up'])
            .where('member_id', '=', member)
            .where('day', '>=', first)
            .where(sql<boolean>`day < ${first}::date + interval '1 month'`)
            .orderBy('day')
            .execute(),
          streakUntil(member, today, db),
          monthOf(member, today, db),
          missingDays(member, today, db),
          db
            .selectFrom('ledger_balances')
            .select('balance')
            .where('account', '=', coinAccount(member))
            .executeTakeFirst(),
        ]);
        const makeUpsLeft = Math.max(0, makeUp.aMonth - used.made_up);
        return {
          days: days.map(present),
          streak,
          hasSignedIn: (await storedDay(member, today, db)) !== undefined,
          nextCoins: formatMinor(coinsOfDay(streak + 1)),
          coins: formatMinor(coins?.balance ?? 0n),
          makeUpsLeft,
          makeUpDays: makeUpsLeft > 0 && today.startsWith(shown) ? missing : [],
        };
      };
      return {
        month: shown,
        today,
        nextDayAt: next_day_at.toISOString(),
        rewards: weekCoins.map((coins) => formatMinor(coins)),
        fullMonthCoins: formatMinor(fullMonthCoins),
        makeUpCost: formatMinor(makeUp.cost),
        makeUpsAMonth: makeUp.aMonth,
        events: [...(await promotionsOf(shown)), ...eventsOf(shown)].sort((a, b) =>
          a.from.localeCompare(b.from),
        ),
        own: memberId === undefined ? null : await own(memberId),
      };
    },

    /** Signs in for today, or answers what was credited for today before. */
    signIn: (memberId: string): Promise<SignInDay> =>
      inTurn(memberId, async (transaction, _coins, at, today) => {
        const stored = await storedDay(memberId, today, transaction);
        if (stored) return present(stored);
        const streak = (await streakUntil(memberId, today, transaction)) + 1;
        const month = await monthOf(memberId, today, transaction);
        const coins = coinsOfDay(streak) + coinsOfFullMonth(month);
        return write(transaction, memberId, { day: today, coins, cost: 0n, is_make_up: false, at });
      }),

    /**
     * Makes up for a missed day, or answers what was done for it before.
     *
     * @throws BusinessError 20405 for a day that cannot be made up for or without make-ups left, 20404 too few coins.
     */
    makeUp: (memberId: string, day: string): Promise<SignInDay> =>
      inTurn(memberId, async (transaction, balance, at, today) => {
        const stored = await storedDay(memberId, day, transaction);
        if (stored) return present(stored);
        const month = await monthOf(memberId, today, transaction);
        const missing = await missingDays(memberId, today, transaction);
        // guard: make-ups-of-a-month
        if (month.made_up >= makeUp.aMonth || !missing.includes(day))
          throw new BusinessError(errorCodes.makeUpUnavailable);
        if (balance < makeUp.cost)
          throw new BusinessError(errorCodes.coinsShort, {
            needed: formatMinor(makeUp.cost),
            coins: formatMinor(balance),
          });
        const coins = coinsOfFullMonth(month);
        return write(transaction, memberId, { day, coins, cost: makeUp.cost, is_make_up: true, at });
      }),
  };
};
