import {
  type CallRequest,
  type ClosureKind,
  limits as contractLimits,
  type PlaySession,
  type ProtectionInfo,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import type { Row } from '../../db/schema';
import { dayMs, minuteMs } from '../../durations';
import type { LoginPassword } from '../members';
import type { Bus } from '../operations';
import type { LimitCaps } from './caps';
import { closedError, createClosures } from './closures';
import { passLaunch } from './gate';
import { createLimits, lockMember } from './limits';
import type { Persons } from './persons';
import { ensurePlay, playAt } from './play-row';
import { createPlaySummary } from './play-summary';
import { runningStakes } from './running-stakes';

/** After this long members are asked about their limits again, ms. */
const reviewEvery = 182 * dayMs;

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  caps: LimitCaps;
  loginPassword: LoginPassword;
  persons: Persons;
}

type PlayRow = Row<'member_play'>;

/** The last play session; null before the first and after the member has stopped. */
const presentSession = async (play: PlayRow, db: Database): Promise<PlaySession | null> => {
  const { session_started_at: startedAt, check_due_at: checkDueAt } = play;
  if (!startedAt || !checkDueAt) return null;
  const { rows } = await sql<{ running: bigint }>`
    select ${runningStakes(play.member_id, sql`${startedAt}::timestamptz`)} as running`.execute(db);
  return {
    startedAt: startedAt.toISOString(),
    stakes: formatMinor(play.session_stake),
    payouts: formatMinor(play.session_payout),
    net: formatMinor(play.session_payout - play.session_stake),
    running: formatMinor(rows[0]?.running ?? 0n),
    checkDueAt: checkDueAt.toISOString(),
  };
};

/** The interval in force; a longer one that has waited long enough replaces it. */
const checkMinutesOf = (play: PlayRow, now: Date): number =>
  play.longer_check_at && play.longer_check_at <= now
    ? (play.longer_check_minutes as number)
    : play.check_minutes;

/** The protection of members: what the protection page shows and changes, and what other areas ask. */
export const createProtection = ({ db, clock, bus, caps, loginPassword, persons }: Ports) => {
  const limits = createLimits({ db, clock, caps });
  const closures = createClosures({ db, clock, bus, loginPassword, persons });

  const info = async (memberId: string): Promise<ProtectionInfo> => {
    const now = momentOf(clock);
    const [list, closure, { play, isSessionOver }] = await Promise.all([
      limits.list(memberId, now),
      closures.view(memberId, now),
      playAt(db, memberId, now),
    ]);
    const minutes = checkMinutesOf(play, now);
    const reviewed = play.limits_reviewed_at;
    return {
      limits: list,
      realityCheck: {
        minutes,
        waiting:
          play.longer_check_at && play.longer_check_at > now
            ? { minutes: play.longer_check_minutes as number, readyAt: play.longer_check_at.toISOString() }
            : null,
      },
      session: closure || isSessionOver ? null : await presentSession(play, db),
      closure,
      reviewDue: !reviewed || now.getTime() - reviewed.getTime() >= reviewEvery,
      now: now.toISOString(),
    };
  };

  /** Changes the member's row of `member_play` under its lock; the clock is read after the lock is held. */
  const changePlay = (
    memberId: string,
    change: (play: PlayRow, now: Date) => Partial<PlayRow>,
  ): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await lockMember(transaction, memberId);
      await ensurePlay(transaction, memberId);
      const play = await transaction
        .selectFrom('member_play')
        .selectAll()
        .where('member_id', '=', memberId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('member_play')
        .set(change(play, momentOf(clock)) as object)
        .where('member_id', '=', memberId)
        .execute();
    });

  return {
    info,

    summary: createPlaySummary({ db, clock }),

    async setLimit(memberId: string, body: CallRequest<'limitSet'>): Promise<ProtectionInfo> {
      await limits.set(memberId, body);
      return info(memberId);
    },

    async confirmLimit(memberId: string, body: CallRequest<'limitConfirm'>): Promise<ProtectionInfo> {
      await limits.confirm(memberId, body);
      return info(memberId);
    },

    async withdrawLimit(memberId: string, body: CallRequest<'limitWithdraw'>): Promise<ProtectionInfo> {
      await limits.withdraw(memberId, body);
      return info(memberId);
    },

    /** Records that the member was asked about limits. */
    async reviewed(memberId: string): Promise<ProtectionInfo> {
      await changePlay(memberId, (_, now) => ({ limits_reviewed_at: now }));
      return info(memberId);
    },

    async startTimeOut(memberId: string, body: CallRequest<'timeOutStart'>): Promise<ProtectionInfo> {
      await closures.startTimeOut(memberId, body);
      return info(memberId);
    },

    async selfExclude(memberId: string, body: CallRequest<'selfExclude'>): Promise<ProtectionInfo> {
      await closures.selfExclude(memberId, body);
      return info(memberId);
    },

    reviewExclusion: closures.reviewExclusion,

    async requestReturn(memberId: string): Promise<ProtectionInfo> {
      await closures.requestReturn(memberId);
      return info(memberId);
    },

    /** Sets the interval of reality checks: a shorter one at once, a longer one after 24 hours. */
    async setRealityCheck(
      memberId: string,
      { minutes }: CallRequest<'realityCheckSet'>,
    ): Promise<ProtectionInfo> {
      await changePlay(memberId, (play, now) => {
        const current = checkMinutesOf(play, now);
        // guard: longer-check-waits
        if (minutes > current) {
          return {
            check_minutes: current,
            longer_check_minutes: minutes,
            longer_check_at: new Date(now.getTime() + contractLimits.protection.longerCheckWaits),
          };
        }
        const due = play.check_due_at && new Date(now.getTime() + minutes * minuteMs);
        return {
          check_minutes: minutes,
          longer_check_minutes: null,
          longer_check_at: null,
          // A check that is due stays due; the next one comes no later than it would have.
          check_due_at: due && play.check_due_at && play.check_due_at < due ? play.check_due_at : due,
        };
      });
      return info(memberId);
    },

    /** Answers a reality check: the next one is due after the interval, or the play session ends. */
    async answerRealityCheck(
      memberId: string,
      { answer }: CallRequest<'realityCheckAnswer'>,
    ): Promise<ProtectionInfo> {
      await changePlay(memberId, (play, now) => {
        if (answer === 'stop') return { session_started_at: null, check_due_at: null };
        const minutes = checkMinutesOf(play, now);
        const isReady = play.longer_check_at !== null && play.longer_check_at <= now;
        return {
          ...(isReady && { check_minutes: minutes, longer_check_minutes: null, longer_check_at: null }),
          check_due_at: play.check_due_at && new Date(now.getTime() + minutes * minuteMs),
        };
      });
      return info(memberId);
    },

    /**
     * Passes the launch of a game, which begins or continues the play session.
     *
     * @throws BusinessError 20301 self-excluded, 20302 timed out, 20303 playing time used, 20304 reality check due.
     */
    passLaunch: (memberId: string): Promise<void> => passLaunch(db, memberId, momentOf(clock)),

    /**
     * Checks a new deposit order, within its transaction and while the member's row is locked.
     *
     * @throws BusinessError 20301 self-excluded, 20302 timed out, 20305 above a limit.
     */
    async assertDeposit(transaction: Database, memberId: string, amount: bigint, now: Date): Promise<void> {
      await closures.assertOpen(memberId, now, transaction);
      await limits.assertDeposit(transaction, memberId, amount, now);
    },

    assertOpen: closures.assertOpen,

    /** Why the member's account is closed for play; undefined while it is open. */
    async closureOf(memberId: string): Promise<ClosureKind | undefined> {
      return (await closures.inForce(memberId, momentOf(clock)))?.kind;
    },

    /**
     * For the sandbox: lets waiting limits, reality checks and closures of a member come nearer by so many milliseconds.
     * The counted stakes stay where they are, and a closure keeps its beginning, so the ledger still verifies.
     */
    async passTime(memberId: string, ms: number): Promise<void> {
      const span = sql`make_interval(secs => ${ms / 1000})`;
      await db.transaction().execute(async (transaction) => {
        await lockMember(transaction, memberId);
        await sql`update protection_limits set requested_at = requested_at - ${span} where member_id = ${memberId}`.execute(
          transaction,
        );
        await sql`
          update protection_closures set
            ends_at = greatest(started_at + interval '1 ms', ends_at - ${span}),
            closed_until = greatest(started_at + interval '1 ms', closed_until - ${span})
          where member_id = ${memberId}`.execute(transaction);
        await sql`
          update member_play set
            session_started_at = session_started_at - ${span}, check_due_at = check_due_at - ${span},
            longer_check_at = longer_check_at - ${span}, limits_reviewed_at = limits_reviewed_at - ${span},
            closed_until = closed_until - ${span}
          where member_id = ${memberId}`.execute(transaction);
      });
    },

    closedError,
  };
};

export type Protection = ReturnType<typeof createProtection>;
