import {
  type CallRequest,
  limits as contractLimits,
  errorCodes,
  type LimitKind,
  type LimitSpan,
  limitSpans,
  type PlayLimit,
} from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError, fieldError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import type { Row } from '../../db/schema';
import { capOf, type LimitCaps } from './caps';
import { ensurePlay, playAt } from './play-row';

const { raiseWaits, raiseLapses } = contractLimits.protection;

/** Greatest limits: minor units, and the minutes of a day. */
const greatest = { money: 1_000_000_000_000_00n, minutes: 24n * 60n };

/** Every limit there is, in the order of the page. */
export const limitRows: readonly { kind: LimitKind; span: LimitSpan }[] = [
  ...(['deposit', 'stake', 'loss'] as const).flatMap((kind) => limitSpans.map((span) => ({ kind, span }))),
  { kind: 'time', span: 'day' },
];

/** The column of `member_play` that the gate reads a limit from; a deposit passes `assertDeposit` instead. */
const gateColumn = (kind: LimitKind, span: LimitSpan) => {
  if (kind === 'deposit') return undefined;
  return kind === 'time' ? ('max_minutes' as const) : (`max_${kind}_${span}` as const);
};

type LimitRow = Row<'protection_limits'>;

/** Whether a limit allows less than another; null: no limit. */
const isLower = (amount: bigint | null, than: bigint | null) =>
  amount !== null && (than === null || amount < than);

const least = (own: bigint | null, cap: bigint | null) =>
  own === null || (cap !== null && cap < own) ? cap : own;

/** Parses the amount of a limit: money, or whole minutes. */
const parseLimit = (kind: LimitKind, amount: string | null): bigint | null => {
  if (amount === null) return null;
  const isTime = kind === 'time';
  if (isTime && !/^\d+$/.test(amount)) throw fieldError({ field: 'amount', reason: 'format' });
  const value = isTime ? BigInt(amount) : parseMinor(amount);
  const most = isTime ? greatest.minutes : greatest.money;
  const show = (limit: bigint) => (isTime ? String(limit) : formatMinor(limit));
  if (value < 1n) throw fieldError({ field: 'amount', reason: 'below', limit: show(1n) });
  if (value > most) throw fieldError({ field: 'amount', reason: 'above', limit: show(most) });
  return value;
};

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
  await transaction.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
};

/** Deposit orders of a window that are pending or paid; cancelled and expired ones give back what they used. */
const depositsSince = async (within: Database, memberId: string, since: Date): Promise<bigint> => {
  const { used } = await within
    .selectFrom('deposit_orders')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('used'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['pending', 'paid'])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return used;
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

  const rowOf = (rows: readonly LimitRow[], kind: LimitKind, span: LimitSpan) =>
    rows.find((row) => row.kind === kind && row.span === span);

  /** Stores a limit, and gives the gate what it has to enforce. */
  const store = async (transaction: Database, row: LimitRow) => {
    await transaction
      .insertInto('protection_limits')
      .values(row)
      .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'span']).doUpdateSet(row))
      .execute();
    const column = gateColumn(row.kind, row.span);
    if (!column) return;
    const amount = column === 'max_minutes' && row.amount !== null ? Number(row.amount) : row.amount;
    await transaction
      .updateTable('member_play')
      .set({ [column]: amount })
      .where('member_id', '=', row.member_id)
      .execute();
  };

  /** Runs a change of one limit in its turn; the clock is read behind the lock. */
  const change = (
    memberId: string,
    { kind, span }: { kind: LimitKind; span: LimitSpan },
    next: (row: LimitRow, now: Date) => LimitRow,
  ): Promise<void> =>
    db.transaction().execute(async (transaction) => {
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
    /** @throws BusinessError 10003 for an amount that is no limit of this kind, or a kind without this span. */
    async set(memberId: string, { kind, span, amount }: CallRequest<'limitSet'>): Promise<void> {
      if (kind === 'time' && span !== 'day') throw fieldError({ field: 'span', reason: 'unknown' });
      const wanted = parseLimit(kind, amount);
      await change(memberId, { kind, span }, (row, now) => {
        const isRaise = isLower(row.amount, wanted);
        return isRaise
          ? // guard: raise-waits
            { ...row, requested_at: now, requested_amount: wanted }
          : { ...row, amount: wanted, requested_at: null, requested_amount: null };
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
     * @throws BusinessError 20305 with the span, its limit, and what is used and left of it.
     */
    async assertDeposit(transaction: Database, memberId: string, amount: bigint, now: Date): Promise<void> {
      const rows = await rowsOf(transaction, memberId);
      const inForce = limitSpans.flatMap((span) => {
        const limit = least(rowOf(rows, 'deposit', span)?.amount ?? null, capOf(caps, 'deposit', span));
        return limit === null ? [] : [{ span, limit }];
      });
      if (inForce.length === 0) return;
      const { starts } = await playAt(transaction, memberId, now);
      for (const { span, limit } of inForce) {
        const used = await depositsSince(transaction, memberId, starts[span]);
        // guard: deposit-limit
        if (used + amount > limit) {
          throw new BusinessError(errorCodes.depositLimitReached, {
            span,
            limit: formatMinor(limit),
            used: formatMinor(used),
            left: formatMinor(limit > used ? limit - used : 0n),
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
      const usedOf = async (kind: LimitKind, span: LimitSpan): Promise<bigint> => {
        if (kind === 'deposit') return depositsSince(db, memberId, starts[span]);
        return kind === 'time' ? BigInt(play.played_ms) / 60_000n : play[`${kind}_${span}`];
      };
      return Promise.all(
        limitRows.map(async ({ kind, span }) => {
          const row = rowOf(rows, kind, span);
          const [own, cap] = [row?.amount ?? null, capOf(caps, kind, span)];
          const [inForce, used, waiting] = [least(own, cap), await usedOf(kind, span), waitingOf(row, now)];
          const show = (amount: bigint | null) =>
            amount === null ? null : kind === 'time' ? String(amount) : formatMinor(amount);
          const left = inForce === null ? null : inForce > used ? inForce - used : 0n;
          return {
            kind,
            span,
            amount: show(own),
            cap: show(cap),
            inForce: show(inForce),
            used: show(used) as string,
            left: show(left),
            resetsAt: ends[span].toISOString(),
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
