import type { CallResponse, LocalText, PeakRound, PeakWeek } from '@pavilion/contract';
import { formatMinor, maskName } from '@pavilion/format';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { minuteMs } from '../../../durations';
import { dayOf } from '../../days';
import { giftStateAt, requiredMultiples } from '../../money';
import type { Bus } from '../../operations';
import type { Persons } from '../../protection';
import { composed, dateText, text } from '../../texts';
import type { Grants } from '../grants/grants';
import { type Placed, peakRules, place, prizeOf, type Score } from './peak-rules';
import { addDays, type Range, selectScores, settledWithin, weekRange } from './peak-scores';

/** How often the end of a week is looked for, in milliseconds. */
const interval = minuteMs;
/** How long after its end a week is closed, in milliseconds: what counts is committed by then. */
const closedAfter = settledWithin + minuteMs;
/** Weeks that are closed late, when no gateway ran. */
const lateWeeks = 4;

/** The Monday of the week of a day, YYYY-MM-DD. */
export const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

const multipleOf = ({ stake, payout }: { stake: bigint; payout: bigint }): string =>
  formatMinor((payout * 100n) / stake);

const titleOf = (week: string, reached: number): LocalText =>
  composed(
    text(
      `好友巅峰对决第 ${reached} 名（{week} 起的一周）`,
      `Friends’ ranking, place ${reached}, week of {week}`,
    ),
    { week: dateText(week) },
  );

interface PeakOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly grants: Grants;
  readonly persons: Persons;
  readonly timeZone: string;
}

/**
 * The weekly ranking among friends (PEA-1): the best multiple of the first rounds, so that more play gives no advantage. A
 * member competes with its inviter and its invited friends. The end of a week stores the scores and grants the prizes.
 */
export const createPeak = ({ db, clock, bus, grants, persons, timeZone }: PeakOptions) => {
  let lastCheckAt = Number.NEGATIVE_INFINITY;

  const rangeOf = (week: string, within: Database = db): Promise<Range> => weekRange(within, week, timeZone);

  const countScores = async (
    range: Range,
    members: readonly string[] | undefined,
    within: Database,
  ): Promise<Score[]> => {
    const { rows } = await sql<Score>`
      select member_id as "memberId", bet_id as "betId", stake, payout, rounds
      from (${selectScores(range, members)}) as scores`.execute(within);
    return rows;
  };

  /** A member, its inviter, and the friends whom it invited first. */
  const ringOf = async (memberId: string, within: Database) =>
    within
      .selectFrom('members')
      .select(['id', 'account', 'inviter_id'])
      .where((each) =>
        each.or([
          each('id', '=', memberId),
          each('id', '=', (query) =>
            query.selectFrom('members').select('inviter_id').where('id', '=', memberId),
          ),
          each('id', 'in', (query) =>
            query
              .selectFrom('members')
              .select('id')
              .where('inviter_id', '=', memberId)
              .orderBy('registered_at')
              .limit(peakRules.maxFriends),
          ),
        ]),
      )
      .execute();

  const placeAll = async (scores: readonly Score[], within: Database): Promise<Placed[]> => {
    const candidates = scores.filter(({ rounds }) => rounds >= peakRules.minRounds);
    return place(
      scores,
      await persons.othersAmong(
        candidates.map(({ memberId }) => memberId),
        within,
      ),
    );
  };

  const storedScores = async (
    week: string,
    members: readonly string[],
    within: Database,
  ): Promise<Score[]> => {
    const rows = await within
      .selectFrom('peak_scores')
      .select(['member_id as memberId', 'rounds', 'bet_id as betId', 'stake', 'payout'])
      .where('week', '=', week)
      .where('member_id', 'in', members)
      .execute();
    return rows;
  };

  /** Stores the scores of weeks, each once, all or none. */
  const storeScores = (ranges: readonly Range[], closedAt: Date | null): Promise<void> =>
    withRetry(() =>
      db.transaction().execute(async (transaction) => {
        for (const range of ranges) {
          const first = await transaction
            .insertInto('peak_weeks')
            .values({ week: range.week, closed_at: closedAt })
            .onConflict((conflict) => conflict.doNothing())
            .returning('week')
            .executeTakeFirst();
          if (!first) continue;
          const scores = await countScores(range, undefined, transaction);
          for (let start = 0; start < scores.length; start += 1_000) {
            const rows = scores.slice(start, start + 1_000).map(({ memberId, betId, ...score }) => ({
              week: range.week,
              member_id: memberId,
              bet_id: betId,
              ...score,
            }));
            await transaction.insertInto('peak_scores').values(rows).execute();
          }
        }
      }),
    );

  /** Grants the prizes of a week. Those of an interrupted run are found again. */
  const grantPrizes = async (week: string): Promise<void> => {
    const winners = await db
      .selectFrom('peak_scores')
      .innerJoin('members', 'members.id', 'peak_scores.member_id')
      .select('members.id')
      .where('week', '=', week)
      .where('rounds', '>=', peakRules.minRounds)
      .where('members.blocked', '=', false)
      // guard: no-prize-for-the-closed
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('member_play')
              .select('member_id')
              .whereRef('member_play.member_id', '=', 'members.id')
              .where('closed_until', '>', momentOf(clock)),
          ),
        ),
      )
      .orderBy('members.id')
      .execute();
    for (const { id } of winners) {
      const granted = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const ring = await ringOf(id, transaction);
          const scores = await storedScores(
            week,
            ring.map((each) => each.id),
            transaction,
          );
          const rows = await placeAll(scores, transaction);
          const amount = prizeOf(rows, id);
          if (amount === undefined) return false;
          const reached = rows.find((row) => row.memberId === id)?.place as number;
          const { outcome } = await grants.grant(
            {
              memberId: id,
              cause: 'peak',
              reference: `${week}:${id}`,
              occasion: week,
              title: titleOf(week, reached),
              amount,
            },
            transaction,
          );
          return outcome === 'granted';
        }),
      );
      if (granted) bus.publish({ kind: 'mail', memberId: id });
    }
  };

  /**
   * Closes the weeks that are over: stores their scores, then grants their prizes. The weeks before the first run are closed
   * without prizes, which nobody had been promised.
   */
  const closeDue = async (): Promise<void> => {
    const running = mondayOf(dayOf(new Date(clock.now() - closedAfter), timeZone));
    const due = Array.from({ length: lateWeeks }, (_, index) => addDays(running, -7 * (lateWeeks - index)));
    const stored = await db.selectFrom('peak_weeks').select(['week', 'closed_at']).execute();
    if (stored.length === 0) {
      // All at once: an interrupted first run must not leave weeks that a second one would pay for.
      await storeScores(await Promise.all(due.map((week) => rangeOf(week))), momentOf(clock));
      return;
    }
    const closed = new Set(stored.filter(({ closed_at }) => closed_at !== null).map(({ week }) => week));
    for (const week of due) {
      if (closed.has(week)) continue;
      await storeScores([await rangeOf(week)], null);
      await grantPrizes(week);
      await db
        .updateTable('peak_weeks')
        .set({ closed_at: momentOf(clock) })
        .where('week', '=', week)
        .execute();
    }
  };

  const roundsWithGames = () =>
    db
      .selectFrom('bets')
      .innerJoin('games', 'games.code', 'bets.game_code')
      .select([
        'bets.id',
        'bets.placed_at',
        'bets.stake',
        'bets.payout',
        'games.code',
        'games.name',
        'games.category',
        'games.motif',
        'games.color_from',
        'games.color_to',
      ]);
  type RoundRow = Awaited<ReturnType<ReturnType<typeof roundsWithGames>['execute']>>[number];

  const presentRound = (row: RoundRow): PeakRound => ({
    id: row.id,
    game: {
      code: row.code,
      name: row.name,
      category: row.category,
      cover: { motif: row.motif, colors: [row.color_from, row.color_to] },
    },
    multiple: multipleOf(row),
    at: row.placed_at.toISOString(),
  });

  const ownPrize = async (memberId: string, week: string) => {
    const row = await db
      .selectFrom('dividends')
      .select(['id', 'amount', 'multiple', 'expires_at', giftStateAt(momentOf(clock)).as('state')])
      .where('cause', '=', 'peak')
      .where('reference', '=', `${week}:${memberId}`)
      .executeTakeFirst();
    return (
      row && {
        id: row.id,
        amount: formatMinor(row.amount),
        turnover: formatMinor((row.amount * BigInt(row.multiple)) / 100n),
        state: row.state,
        expiresAt: row.expires_at?.toISOString() ?? null,
      }
    );
  };

  const ownRanking = async (memberId: string, range: Range, isStored: boolean) => {
    const ring = await ringOf(memberId, db);
    const ids = ring.map(({ id }) => id);
    const scores = isStored ? await storedScores(range.week, ids, db) : await countScores(range, ids, db);
    const own = scores.find((score) => score.memberId === memberId);
    const best = own && (await roundsWithGames().where('bets.id', '=', own.betId).executeTakeFirst());
    const accountOf = new Map(ring.map(({ id, account }) => [id, maskName(account)]));
    const scored = new Set(scores.map((score) => score.memberId));
    const rows = (await placeAll(scores, db)).map((row) => ({
      place: row.place,
      account: accountOf.get(row.memberId) as string,
      isSelf: row.memberId === memberId,
      roundsLeft: Math.max(0, peakRules.minRounds - row.rounds),
      isSamePerson: row.isSamePerson,
      multiple: multipleOf(row) as string | null,
    }));
    for (const { id } of ring) {
      if (scored.has(id)) continue;
      rows.push({
        place: null,
        account: accountOf.get(id) as string,
        isSelf: id === memberId,
        roundsLeft: peakRules.minRounds,
        isSamePerson: false,
        multiple: null,
      });
    }
    const { invite_code: code } = await db
      .selectFrom('members')
      .select('invite_code')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return {
      code,
      rows,
      rounds: own?.rounds ?? 0,
      best: best ? presentRound(best) : null,
      prize: (await ownPrize(memberId, range.week)) ?? null,
    };
  };

  return {
    closeDue,

    /** Looks for weeks to close once a minute. */
    async advance(): Promise<void> {
      if (clock.now() - lastCheckAt < interval) return;
      lastCheckAt = clock.now();
      await closeDue();
    },

    async ranking(memberId: string | undefined, week: PeakWeek): Promise<CallResponse<'peakRanking'>> {
      const running = mondayOf(dayOf(momentOf(clock), timeZone));
      const range = await rangeOf(week === 'current' ? running : addDays(running, -7));
      const stored = await db
        .selectFrom('peak_weeks')
        .select('closed_at')
        .where('week', '=', range.week)
        .executeTakeFirst();
      return {
        rules: {
          stake: formatMinor(peakRules.stake),
          maxRounds: peakRules.maxRounds,
          minRounds: peakRules.minRounds,
          minMembers: peakRules.minMembers,
          maxFriends: peakRules.maxFriends,
          prizes: peakRules.prizes.map((amount) => formatMinor(amount)),
          multiple: requiredMultiples.bonus,
        },
        first: range.week,
        last: addDays(range.week, 6),
        endsAt: range.until.toISOString(),
        isClosed: stored !== undefined && stored.closed_at !== null,
        own: memberId === undefined ? null : await ownRanking(memberId, range, stored !== undefined),
      };
    },

    /** The settled round that a link shares; null unless it belongs to the member of the code. */
    async shared({ code, bet: id }: { code: string; bet: string }): Promise<CallResponse<'peakShare'>> {
      const bet = await roundsWithGames()
        .innerJoin('members', 'members.id', 'bets.member_id')
        .select('members.account')
        .where('bets.id', '=', id)
        .where('bets.state', '=', 'settled')
        // guard: shared-round-of-the-code
        .where('members.invite_code', '=', code.toUpperCase())
        .where('members.blocked', '=', false)
        .executeTakeFirst();
      return {
        shared: bet ? { account: maskName(bet.account), round: presentRound(bet) } : null,
      };
    },
  };
};
