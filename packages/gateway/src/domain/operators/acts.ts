import { sql, type Transaction } from 'kysely';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { nestedIn } from '../../db/nested';
import { isUniqueViolation, withRetry } from '../../db/retry';
import type { FullRow, Row, Schema } from '../../db/schema';
import { dayMs } from '../../durations';
import { newId } from '../../ids';
import { type Idempotency, once } from '../money';
import { type Bus, createBus, type LiveEvent } from '../operations';
import type { Operator } from './accounts';
import { OperatorError } from './operator-error';

/** What an act did, for its row. */
export interface ActRecord {
  /** The kind and the id of what was changed. */
  readonly subject: readonly [kind: string, id: string];
  readonly before?: object;
  readonly after?: object;
  readonly note?: string;
}

/** Money that an act moves. Up to a limit it needs no second operator. */
export interface AmountAlone {
  /** Amounts with the same key count together, such as those of a member or a promotion. */
  readonly key: string;
  /** Minor units, at least 0. */
  readonly amount: bigint;
  /** The most that is moved without a second operator within 24 hours, by all operators together. Minor units. */
  readonly limit: bigint;
}

/** Thrown by an act that would move more than its limit: nothing is written, and a second operator is asked. */
export class SecondOperatorNeeded extends Error {
  override readonly name = 'SecondOperatorNeeded';
}

/** Writes the row of an act, within its transaction. */
export const recordAct = async (
  transaction: Database,
  clock: Clock,
  operator: { readonly id: string | null; readonly name: string },
  call: string,
  { subject, before, after, note }: ActRecord,
  { requestId, alone }: { requestId?: string; alone?: AmountAlone } = {},
): Promise<void> => {
  const at = momentOf(clock);
  await transaction
    .insertInto('operator_acts')
    .values({
      id: newId(at),
      at,
      operator_id: operator.id,
      operator_name: operator.name,
      call,
      subject_kind: subject[0],
      subject: subject[1],
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      note: note ?? null,
      request_id: requestId ?? null,
      alone_of: alone?.key ?? null,
      alone_amount: alone?.amount ?? null,
    } satisfies FullRow<'operator_acts'>)
    .execute();
};

/** The transaction of an act. */
export interface ActTransaction {
  /** All that an act writes goes through it. */
  readonly db: Database;
  /** Holds events back until the act is committed. */
  readonly bus: Bus;
  /** Runs after the commit, for example to update a cache. */
  after(run: () => unknown): void;
}

/** The answer of an act, and its record. */
export interface ActDone<Answer> {
  readonly record: ActRecord;
  readonly answer: Answer;
}

/** What `perform` does besides the act. */
export interface Performance {
  /** The request that the act confirms. */
  readonly requestId?: string;
  readonly alone?: AmountAlone;
  /** The answer is stored with the act: a repetition gets it, and does nothing. */
  readonly idempotency?: Idempotency;
}

/** A request that waits for a second operator. */
export type ActRequest = Row<'operator_requests'>;

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
}

/**
 * Acts of operators. An act and its row are written in one transaction, which the act cannot leave: services that it calls
 * work within it, and their events are published after its commit.
 */
export const createActs = ({ db, clock, bus }: Ports) => {
  /**
   * Counts the amounts of the last 24 hours, so that splitting an amount does not avoid the second operator.
   *
   * @throws SecondOperatorNeeded.
   */
  const checkAlone = async (transaction: Database, { key, amount, limit }: AmountAlone) => {
    // Otherwise two acts at the same moment, of one operator or of two, would not count each other.
    // guard: alone-counted-in-turn
    await sql`select pg_advisory_xact_lock(hashtext(${`alone ${key}`}))`.execute(transaction);
    const { before } = await transaction
      .selectFrom('operator_acts')
      .select((each) => each.fn.sum<bigint | null>('alone_amount').as('before'))
      .where('alone_of', '=', key)
      .where('at', '>', new Date(clock.now() - dayMs))
      .executeTakeFirstOrThrow();
    // guard: split-amounts-by-two
    if (amount > 0n && BigInt(before ?? 0) + amount > limit) throw new SecondOperatorNeeded();
  };

  const perform = async <Answer extends object>(
    operator: Operator,
    call: string,
    run: (act: ActTransaction) => Promise<ActDone<Answer>>,
    { requestId, alone, idempotency }: Performance = {},
  ): Promise<Answer> => {
    let performed: { answer: Answer; events: LiveEvent[]; afterwards: (() => unknown)[] } | undefined;
    const act = async (transaction: Transaction<Schema>): Promise<Answer> => {
      if (alone) await checkAlone(transaction, alone);
      const events: LiveEvent[] = [];
      const afterwards: (() => unknown)[] = [];
      const buffering: Bus = { ...createBus(), publish: (event) => void events.push(event) };
      const nested = nestedIn(transaction);
      const done = await run({ db: nested, bus: buffering, after: (each) => void afterwards.push(each) });
      // guard: no-act-without-its-row
      await recordAct(transaction, clock, operator, call, done.record, { requestId, alone });
      performed = { answer: done.answer, events, afterwards };
      return done.answer;
    };
    const answer = await (idempotency
      ? // guard: operator-act-once-for-a-key
        once(db, idempotency, momentOf(clock), act)
      : withRetry(() => db.transaction().execute(act)));
    // The stored answer of an earlier act is another object: what a rolled-back attempt collected is dropped.
    if (performed?.answer !== answer) return answer;
    for (const event of performed.events) bus.publish(event);
    for (const each of performed.afterwards) await each();
    return answer;
  };

  const withNames = async (rows: readonly ActRequest[]) => {
    if (rows.length === 0) return [];
    const operators = await db
      .selectFrom('operators')
      .select(['id', 'name'])
      .where(
        'id',
        'in',
        rows.map((row) => row.asked_by),
      )
      .execute();
    const names = new Map(operators.map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ row, askedBy: names.get(row.asked_by) ?? '' }));
  };

  return {
    perform,

    /**
     * Asks a second operator to confirm an act.
     *
     * @throws OperatorError already-asked.
     */
    async ask(
      operator: Operator,
      call: string,
      request: object,
      { subject, facts }: { subject: ActRecord['subject']; facts: object },
      idempotency?: Idempotency,
    ): Promise<{ outcome: 'asked'; id: string }> {
      const at = momentOf(clock);
      const id = newId(at);
      const ask = async ({ db: within }: ActTransaction) => {
        await within
          .insertInto('operator_requests')
          .values({
            id,
            call,
            request: JSON.stringify(request),
            subject_kind: subject[0],
            subject: subject[1],
            facts: JSON.stringify(facts),
            asked_by: operator.id,
            asked_at: at,
            state: 'asked',
            decided_by: null,
            decided_at: null,
            reason: null,
          } satisfies FullRow<'operator_requests'>)
          .execute();
        return {
          answer: { outcome: 'asked' as const, id },
          record: { subject, after: { asked: id, ...facts } },
        };
      };
      try {
        return await perform(operator, call, ask, { ...(idempotency && { idempotency }) });
      } catch (error) {
        if (isUniqueViolation(error)) throw new OperatorError('already-asked');
        throw error;
      }
    },

    /** What waits for a second operator, oldest first. */
    waiting: async () =>
      withNames(
        await db
          .selectFrom('operator_requests')
          .selectAll()
          .where('state', '=', 'asked')
          .orderBy('id')
          .execute(),
      ),

    /** @throws OperatorError not-found for an unknown request, unchanged for a decided one. */
    async find(id: string): Promise<ActRequest> {
      const row = await db
        .selectFrom('operator_requests')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw new OperatorError('not-found');
      if (row.state !== 'asked') throw new OperatorError('unchanged');
      return row;
    },

    /**
     * Decides about a request, within a transaction. If two operators do at the same time, the second one gets `unchanged`.
     *
     * @throws OperatorError same-person if its author would confirm or decline it, other-person if another operator would
     *   withdraw it, unchanged if it is decided.
     */
    async decide(
      within: Database,
      { id, asked_by }: Pick<ActRequest, 'id' | 'asked_by'>,
      operator: Operator,
      state: 'confirmed' | 'declined' | 'withdrawn',
      reason: string | null = null,
    ): Promise<void> {
      const isOwn = asked_by === operator.id;
      // guard: four-eyes
      if (isOwn && state !== 'withdrawn') throw new OperatorError('same-person');
      if (!isOwn && state === 'withdrawn') throw new OperatorError('other-person');
      const decided = await within
        .updateTable('operator_requests')
        .set({ state, decided_by: operator.id, decided_at: momentOf(clock), reason })
        .where('id', '=', id)
        // guard: request-decided-once
        .where('state', '=', 'asked')
        .returning('id')
        .executeTakeFirst();
      if (!decided) throw new OperatorError('unchanged');
    },
  };
};
