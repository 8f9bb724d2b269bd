import {
  allLimits,
  type CallRequest,
  limits as contractLimits,
  errorCodes,
  type LimitKind,
  limitDefinitions,
  type PlayLimit,
  type SpanOrEach,
} from '@pavilion/contract';
import { BusinessError, fieldError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { gateLimits } from '../../db/gate-columns';
import type { Row } from '../../db/schema';
import { capOf, type LimitCaps } from './caps';
import { depositLimits, limitCounters, parseLimit, showLimit } from './limit-counters';
import { ensurePlay, playAt } from './play-row';

const { raiseWaits, raiseLapses } = contractLimits.protection;

type LimitRow = Row<'protection_limits'>;

/** Whether a limit allows less than another; null: no limit. */
const isLower = (amount: bigint | null, than: bigint | null) =>
  amount !== null && (than === null || amount < than);

const least = (own: bigint | null, cap: bigint | null) =>
  // guard: limit-of-the-brand
  own === null || (cap !== null && cap < own) ? cap : own;

/** The waiting higher limit of a row, unless it has lapsed. */
const waitingOf = (row: LimitRow | undefined, now: Date) => {
  if (!row?.requested_at) return undefined;
  const readyAt = new Date(row.requested_at.getTime() + raiseWaits);
  const lapsesAt = new Date(readyAt.getTime() + raiseLapses);
  // guard: raise-lapses
  if (lapsesAt <= now) return undefined;
  return { amount: row.requested_amount, requestedAt: row.requested_at, readyAt, lapsesAt };
};

/** Locks the member's row, behind which changes of limits, closures and new deposits take their turn. */
export const lockMember = async (transaction: Database, memberId: string): Promise<void> => {
  // Weaker than `for update`: a bet, which holds the row of the gate, refers to the member by a foreign key.
  // guard: limits-change-in-turn
  await transaction.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
};

interface Ports {
  db: Database;
  clock: Clock;
  caps: LimitCaps;
}

/** Limits that members set for themselves: a lower one is in force at once, a higher one waits. */
export const createLimits = ({ db, clock, caps }: Ports) => {
  const rowsOf = (within: Database, memberId: string) =>
    within.selectFrom('protection_limits').selectAll().where('member_id', '=', memberId).execute();

  const rowOf = (rows: readonly LimitRow[], kind: LimitKind, span: SpanOrEach) =>
    rows.find((row) => row.kind === kind && row.span === span);

  /** Stores a limit, and gives the gate what it has to enforce. */
  const store = async (transaction: Database, row: LimitRow) => {
    await transaction
      .insertInto('protection_limits')
      .values(row)
      .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'span']).doUpdateSet(row))
      .execute();
    const gate = gateLimits.find(({ kind, span }) => kind === row.kind && span === row.span);
    if (!gate) return;
    await transaction
      .updateTable('member_play')
      .set({ [gate.limit]: row.amount })
      .where('member_id', '=', row.member_id)
      .execute();
  };

  /**
   * Runs a change of one limit in its turn; the clock is read behind the lock.
   *
   * @throws BusinessError 10003 for a kind without this span.
   */
  const change = (
    memberId: string,
    { kind, span }: { kind: LimitKind; span: SpanOrEach },
    next: (row: LimitRow, now: Date) => LimitRow,
  ): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      if (!allLimits.some((each) => each.kind === kind && each.span === span))
        throw fieldError({ field: 'span', reason: 'unknown' });
      await lockMember(transaction, memberId);
      await ensurePlay(transaction, memberId);
      const now = momentOf(clock);
      const row = rowOf(await rowsOf(transaction, memberId), kind, span);
      const empty = {
        member_id: memberId,
        kind,
        span,
        amount: null,
        requested_at: null,
        requested_amount: null,
      };
      await store(transaction, next(row ?? empty, now));
      await transaction
        .updateTable('member_play')
        .set({ limits_reviewed_at: now })
        .where('member_id', '=', memberId)
        .execute();
    });

  return {
    /** @throws BusinessError 10003 for an amount that is no limit of this kind. */
    async set(memberId: string, { kind, span, amount }: CallRequest<'limitSet'>): Promise<void> {
      const wanted = parseLimit(kind, amount);
      await change(memberId, { kind, span }, (row, now) => {
        const isRaise = isLower(row.amount, wanted);
        return isRaise
          ? // guard: raise-waits
            { ...row, requested_at: now, requested_amount: wanted }
          : // guard: lower-limit-cancels-raise
            { ...row, amount: wanted, requested_at: null, requested_amount: null };
      });
    },

    /** @throws BusinessError 20309 when no higher limit can be confirmed now. */
    async confirm(memberId: string, { kind, span }: CallRequest<'limitConfirm'>): Promise<void> {
      await change(memberId, { kind, span }, (row, now) => {
        const waiting = waitingOf(row, now);
        // guard: raise-confirmed-after-a-day
        if (!waiting || waiting.readyAt > now) throw new BusinessError(errorCodes.limitChangeNotReady);
        return { ...row, amount: waiting.amount, requested_at: null, requested_amount: null };
      });
    },

    /** Withdraws a waiting higher limit, if there is one. */
    async withdraw(memberId: string, { kind, span }: CallRequest<'limitWithdraw'>): Promise<void> {
      await change(memberId, { kind, span }, (row) => ({
        ...row,
        requested_at: null,
        requested_amount: null,
      }));
    },

    /**
     * Checks a new deposit order against the limits, within the transaction that creates it and behind the lock of the
     * member's row.
     *
     * @throws BusinessError 20305, or the error of another kind of deposit limit, with the span, its limit, and what is used
     * and left of it.
     */
    async assertDeposit(transaction: Database, memberId: string, amount: bigint, now: Date): Promise<void> {
      const rows = await rowsOf(transaction, memberId);
      const inForce = depositLimits.flatMap(({ kind, span }) => {
        const limit = least(rowOf(rows, kind, span)?.amount ?? null, capOf(caps, kind, span));
        return limit === null ? [] : [{ kind, span, limit }];
      });
      if (inForce.length === 0) return;
      const { play, starts } = await playAt(transaction, memberId, now);
      for (const { kind, span, limit } of inForce) {
        const counter = limitCounters[kind];
        const used = await counter.used({ within: transaction, memberId, play, starts }, span);
        // guard: deposit-limit
        if (used + counter.adds(amount) > limit) {
          throw new BusinessError(limitDefinitions[kind].reached.code, {
            span,
            limit: showLimit(kind, limit),
            used: showLimit(kind, used),
            left: showLimit(kind, limit > used ? limit - used : 0n),
          });
        }
      }
    },

    /** All limits with what is used of them. */
    async list(memberId: string, now: Date): Promise<PlayLimit[]> {
      const [rows, { play, starts, ends }] = await Promise.all([
        rowsOf(db, memberId),
        playAt(db, memberId, now),
      ]);
      const usage = { within: db, memberId, play, starts };
      return Promise.all(
        allLimits.map(async (limit) => {
          const { kind, span } = limit;
          const row = rowOf(rows, kind, span);
          const [own, cap] = [row?.amount ?? null, capOf(caps, kind, span)];
          // A limit on each stake is never used up, so it does not begin again.
          const used = limit.span === 'each' ? null : await limitCounters[limit.kind].used(usage, limit.span);
          const [inForce, waiting] = [least(own, cap), waitingOf(row, now)];
          const show = (amount: bigint | null) => (amount === null ? null : showLimit(kind, amount));
          const left = inForce === null || used === null ? null : inForce > used ? inForce - used : 0n;
          return {
            kind,
            span,
            amount: show(own),
            cap: show(cap),
            inForce: show(inForce),
            used: show(used),
            left: show(left),
            resetsAt: span === 'each' ? null : ends[span].toISOString(),
            waiting: waiting
              ? {
                  amount: show(waiting.amount),
                  requestedAt: waiting.requestedAt.toISOString(),
                  readyAt: waiting.readyAt.toISOString(),
                  lapsesAt: waiting.lapsesAt.toISOString(),
                }
              : null,
          };
        }),
      );
    },
  };
};
