import { type CallRequest, type Closure, errorCodes, limits } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { withRetry } from '../../db/retry';
import type { Row } from '../../db/schema';
import { dayMs } from '../../durations';
import { newId } from '../../ids';
import type { LoginPassword } from '../members';
import type { Bus } from '../operations';
import { lockMember } from './limits';
import type { Persons } from './persons';
import { ensurePlay } from './play-row';

const { returnWaits } = limits.protection;

type ClosureRow = Row<'protection_closures'>;

interface ClosedAccount {
  memberId: string;
  /** Ids of the orders that were pending. */
  cancelledDeposits: readonly string[];
}

/** The moment months later, on the last day of a month that is too short. */
const monthsLater = (from: Date, months: number): Date => {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
};

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  loginPassword: LoginPassword;
  persons: Persons;
}

/** Time-outs and self-exclusions: in force at once, made longer at will, never shorter. */
export const createClosures = ({ db, clock, bus, loginPassword, persons }: Ports) => {
  /** The closure that ends last, a self-exclusion before a time-out. */
  const inForce = (memberId: string, now: Date, within: Database = db): Promise<ClosureRow | undefined> =>
    within
      .selectFrom('protection_closures')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('closed_until', '>', now)
      .orderBy('closed_until', 'desc')
      .orderBy('ends_at', 'desc')
      .limit(1)
      .executeTakeFirst();

  /** Closes an account, within a transaction that has locked its member; `publishClosed` follows its commit. */
  const close = async (
    transaction: Database,
    memberId: string,
    { kind, endsAt, becauseOf }: { kind: ClosureRow['kind']; endsAt: Date; becauseOf: string | null },
    now: Date,
  ): Promise<ClosedAccount> => {
    const closedUntil = kind === 'self-exclusion' ? sql<Date>`'infinity'::timestamptz` : endsAt;
    await ensurePlay(transaction, memberId);
    const play = await transaction
      .updateTable('member_play')
      .set({ closed_kind: kind, closed_until: closedUntil, check_due_at: null })
      .where('member_id', '=', memberId)
      .returning('session_last_at')
      .executeTakeFirstOrThrow();
    // After the last stake, also where the clock of another gateway is ahead: no stake lies within a closure.
    const startedAt = new Date(Math.max(now.getTime(), (play.session_last_at?.getTime() ?? 0) + 1));
    await transaction
      .insertInto('protection_closures')
      .values({
        id: newId(now),
        member_id: memberId,
        kind,
        started_at: startedAt,
        ends_at: new Date(Math.max(endsAt.getTime(), startedAt.getTime() + 1)),
        closed_until: closedUntil,
        because_of: becauseOf,
      })
      .execute();
    // Launches would move money to venues, where it cannot be played with.
    // guard: closure-ends-auto-transfer
    await transaction
      .updateTable('members')
      .set({ auto_transfer: false })
      .where('id', '=', memberId)
      .execute();
    const cancelled = await transaction
      .updateTable('deposit_orders')
      .set({ state: 'cancelled' })
      .where('member_id', '=', memberId)
      .where('state', '=', 'pending')
      .returning('id')
      .execute();
    return { memberId, cancelledDeposits: cancelled.map(({ id }) => id) };
  };

  /** Publishes what closing an account changed, after the commit: pages that hear of it read the order again at once. */
  const publishClosed = ({ memberId, cancelledDeposits }: ClosedAccount): void => {
    for (const id of cancelledDeposits) bus.publish({ kind: 'deposit', memberId, id, state: 'cancelled' });
    bus.publish({ kind: 'room-you', memberId });
  };

  /** Whether an account is excluded until an end at least as late. */
  const runsLonger = async (memberId: string, endsAt: Date, now: Date, within: Database) => {
    const running = await inForce(memberId, now, within);
    return running?.kind === 'self-exclusion' && running.ends_at >= endsAt;
  };

  return {
    inForce,

    /** The closure in force, as the contract presents it. */
    async view(memberId: string, now: Date): Promise<Closure | null> {
      const row = await inForce(memberId, now);
      if (!row) return null;
      const asked = row.closed_until !== Number.POSITIVE_INFINITY;
      return {
        kind: row.kind,
        startedAt: row.started_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        mayAskToReturn: row.kind === 'self-exclusion' && !asked && row.ends_at <= now,
        returnsAt: asked ? new Date(row.closed_until).toISOString() : null,
      };
    },

    /** @throws BusinessError 20308 when play is closed for as long already. */
    async startTimeOut(memberId: string, { days }: CallRequest<'timeOutStart'>): Promise<void> {
      const closed = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          await lockMember(transaction, memberId);
          const now = momentOf(clock);
          const endsAt = new Date(now.getTime() + days * dayMs);
          const running = await inForce(memberId, now, transaction);
          // guard: closure-only-longer
          if (running && Number(running.closed_until) >= endsAt.getTime())
            throw new BusinessError(errorCodes.protectionOnlyLonger);
          return close(transaction, memberId, { kind: 'time-out', endsAt, becauseOf: null }, now);
        }),
      );
      publishClosed(closed);
    },

    /**
     * Excludes a member, and every other account that certainly belongs to the same person. An operator decides about accounts that
     * only may belong to it: a stranger could have entered the phone or the coin address of their owner.
     *
     * @throws BusinessError 20001 and 20004 for the login password, 20308 when an exclusion runs as long already.
     */
    async selfExclude(
      memberId: string,
      { months, loginPassword: password }: CallRequest<'selfExclude'>,
    ): Promise<void> {
      // guard: exclusion-needs-login-password
      await loginPassword(memberId, password);
      const closed = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const locked = [memberId, ...(await persons.others(memberId, transaction))].sort();
          // Always in the same order, so that exclusions of two accounts of one person cannot deadlock.
          for (const id of locked) await lockMember(transaction, id);
          const { certain, uncertain } = await persons.toExclude(memberId, transaction);
          // Accounts that have shared a mark only since the list was read.
          for (const id of certain) if (!locked.includes(id)) await lockMember(transaction, id);
          const now = momentOf(clock);
          const endsAt = monthsLater(now, months);
          // guard: exclusion-only-longer
          if (await runsLonger(memberId, endsAt, now, transaction))
            throw new BusinessError(errorCodes.protectionOnlyLonger);
          const closure = { kind: 'self-exclusion', endsAt } as const;
          const accounts = [await close(transaction, memberId, { ...closure, becauseOf: null }, now)];
          for (const id of certain) {
            if (!(await runsLonger(id, endsAt, now, transaction)))
              accounts.push(await close(transaction, id, { ...closure, becauseOf: memberId }, now));
          }
          for (const id of uncertain) {
            if (await runsLonger(id, endsAt, now, transaction)) continue;
            const review = { at: now, ends_at: endsAt, decided_at: null };
            await transaction
              .insertInto('exclusion_reviews')
              .values({ member_id: id, because_of: memberId, ...review })
              .onConflict((conflict) => conflict.columns(['member_id', 'because_of']).doUpdateSet(review))
              .execute();
          }
          return accounts;
        }),
      );
      closed.forEach(publishClosed);
    },

    /**
     * Decides whether an account belongs to the person who has excluded another account, and closes it until the same end
     * then. Returns whether that was undecided.
     */
    async reviewExclusion(memberId: string, becauseOf: string, isSamePerson: boolean): Promise<boolean> {
      const { isReviewed, closed } = await withRetry<{ isReviewed: boolean; closed?: ClosedAccount }>(() =>
        db.transaction().execute(async (transaction) => {
          await lockMember(transaction, memberId);
          const now = momentOf(clock);
          const review = await transaction
            .updateTable('exclusion_reviews')
            .set({ decided_at: now })
            .where('member_id', '=', memberId)
            .where('because_of', '=', becauseOf)
            .where('decided_at', 'is', null)
            .returning('ends_at')
            .executeTakeFirst();
          if (!review) return { isReviewed: false };
          const { ends_at: endsAt } = review;
          if (!isSamePerson || (await runsLonger(memberId, endsAt, now, transaction)))
            return { isReviewed: true };
          const closed = await close(
            transaction,
            memberId,
            { kind: 'self-exclusion', endsAt, becauseOf },
            now,
          );
          return { isReviewed: true, closed };
        }),
      );
      if (closed) publishClosed(closed);
      return isReviewed;
    },

    /**
     * Asks to play again after a self-exclusion is over. Asking again changes nothing.
     *
     * @throws BusinessError 20308 while it still runs, or without one.
     */
    async requestReturn(memberId: string): Promise<void> {
      await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          await lockMember(transaction, memberId);
          const now = momentOf(clock);
          const running = await inForce(memberId, now, transaction);
          // guard: return-after-exclusion
          if (running?.kind !== 'self-exclusion' || running.ends_at > now)
            throw new BusinessError(errorCodes.protectionOnlyLonger);
          // guard: return-waits-once
          if (running.closed_until !== Number.POSITIVE_INFINITY) return;
          // guard: return-waits-a-day
          const opensAt = new Date(now.getTime() + returnWaits);
          await transaction
            .updateTable('protection_closures')
            .set({ closed_until: opensAt })
            .where('member_id', '=', memberId)
            .where('kind', '=', 'self-exclusion')
            .where(sql<boolean>`closed_until = 'infinity'`)
            .execute();
          await transaction
            .updateTable('member_play')
            .set({ closed_until: opensAt })
            .where('member_id', '=', memberId)
            .execute();
        }),
      );
    },

    /**
     * Checks that play is open, behind the lock of the member's row.
     *
     * @throws BusinessError 20301 self-excluded, 20302 timed out.
     */
    async assertOpen(memberId: string, now: Date, within: Database): Promise<void> {
      const running = await inForce(memberId, now, within);
      // guard: closed-account-takes-no-deposit
      if (running) throw closedError(running.kind);
    },
  };
};

/** The error of a call that a closed account must not make. */
export const closedError = (kind: ClosureRow['kind']): BusinessError =>
  new BusinessError(kind === 'time-out' ? errorCodes.timedOut : errorCodes.selfExcluded);
