import { errorCodes, limits, type RoomReportReason } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError, fieldError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { withRetry } from '../../db/retry';
import type { NewRow, Row } from '../../db/schema';
import { minuteMs } from '../../durations';
import { newId } from '../../ids';
import type { Bus } from '../operations';
import { closedError } from '../protection';
import { presentMessage } from './author';
import { readSpeakers } from './speakers';

/** Reports by different members within `reportWindow` that hold a message. */
const reportsToHold = 3;
/** Reports of one member within `reportWindow`. */
const reportsOfMember = 5;
const reportWindow = 10 * minuteMs;

/** Who acts: an operator by name, or a rule. */
export type Actor = `operator:${string}` | `rule:${string}` | `sandbox:${string}`;

/** A mute; without a room in all of them, without an end for good. */
export interface Mute {
  readonly memberId: string;
  readonly room: string | null;
  readonly until: Date | null;
  readonly reason: string;
}

/** What moderators set of a room. Each is recorded as an act of its name. */
export interface RoomChange {
  readonly state?: Row<'rooms'>['state'];
  /** Seconds for each message of a member. */
  readonly slow?: number;
  /** The address of a stream; null for the drawn match. */
  readonly stream?: string | null;
}

/** What is in force in a room. */
export const roomSettings = ({
  state,
  slow,
  stream_url: stream,
}: Pick<Row<'rooms'>, 'state' | 'slow' | 'stream_url'>): Required<RoomChange> => ({ state, slow, stream });

type RoomColumns = {
  readonly [Name in keyof RoomChange]-?: (value: Required<RoomChange>[Name]) => Partial<Row<'rooms'>>;
};

/** The columns that keep each of them. */
const roomColumns: RoomColumns = {
  state: (state) => ({ state }),
  slow: (slow) => ({ slow }),
  stream: (stream) => ({ stream_kind: stream === null ? 'drawn' : 'hls', stream_url: stream }),
};

const columnsOf = (name: keyof RoomChange, change: RoomChange): Partial<Row<'rooms'>> =>
  (roomColumns[name] as (value: unknown) => Partial<Row<'rooms'>>)(change[name]);

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
}

/** Records what a moderator or a rule did, within the transaction of the act. */
const record = async (transaction: Database, act: Omit<NewRow<'room_acts'>, 'id'>): Promise<void> => {
  await transaction
    .insertInto('room_acts')
    .values({ id: newId(act.at as Date), ...act })
    .execute();
};

/**
 * Mutes a member, within the transaction of the caller, which holds the locks of the rooms: a message that is stored later
 * sees the mute.
 */
export const insertMute = async (
  transaction: Database,
  { memberId, room, until, reason }: Mute,
  by: Actor,
  at: Date,
): Promise<void> => {
  const id = newId(at);
  await transaction
    .insertInto('room_mutes')
    .values({ id, member_id: memberId, room_id: room, reason, by, at, until })
    .execute();
  await record(transaction, {
    at,
    actor: by,
    kind: 'mute',
    room_id: room,
    member_id: memberId,
    message_id: null,
    details: JSON.stringify({ id, reason, until: until?.toISOString() ?? null }),
  });
};

/** Reports of members, and what moderators and rules do to messages and members. */
export const createModeration = ({ db, clock, bus }: Ports) => {
  /** Locks one room, or all of them in one order. */
  const lockRooms = (transaction: Database, room: string | null) => {
    const query = transaction.selectFrom('rooms').select('id').orderBy('id').forUpdate();
    return (room === null ? query : query.where('id', '=', room)).execute();
  };

  const publishRemoved = ({ room_id, id }: Pick<Row<'room_messages'>, 'room_id' | 'id'>) =>
    bus.publish({ kind: 'room-removed', room: room_id, ids: [id] });

  /** Changes the state of a message from one of some states, within a transaction. */
  const changeState = async (
    transaction: Database,
    message: string,
    from: readonly Row<'room_messages'>['state'][],
    to: Row<'room_messages'>['state'],
    by: { actor: Actor; at: Date; details?: object },
  ): Promise<Row<'room_messages'> | undefined> => {
    const changed = await transaction
      .updateTable('room_messages')
      .set({ state: to })
      .where('id', '=', message)
      // guard: room-message-acted-once
      .where('state', 'in', [...from])
      .returningAll()
      .executeTakeFirst();
    if (changed)
      await record(transaction, {
        at: by.at,
        actor: by.actor,
        kind: to === 'held' ? 'hold' : to === 'removed' ? 'remove' : 'release',
        room_id: changed.room_id,
        member_id: changed.member_id,
        message_id: changed.id,
        details: JSON.stringify(by.details ?? {}),
      });
    return changed;
  };

  const act = (
    message: string,
    from: readonly Row<'room_messages'>['state'][],
    to: Row<'room_messages'>['state'],
    actor: Actor,
  ) =>
    withRetry(() =>
      db
        .transaction()
        .execute((transaction) =>
          changeState(transaction, message, from, to, { actor, at: momentOf(clock) }),
        ),
    );

  return {
    /**
     * Reports a message. A second report by the same member changes nothing.
     *
     * @throws BusinessError 20201 for a message that is not shown in the room, 10003 for an own one, 20004 above five
     * reports in ten minutes, 20119 to a demo, 20301 and 20302 to a closed account.
     */
    async report(memberId: string, room: string, message: string, reason: RoomReportReason): Promise<void> {
      const held = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          // Reports of one member are counted one after the other.
          // guard: room-reports-counted-in-turn
          await sql`select id from members where id = ${memberId} for no key update`.execute(transaction);
          const at = momentOf(clock);
          const since = new Date(at.getTime() - reportWindow);
          const reporter = (await readSpeakers(transaction, [memberId], room, at)).get(memberId);
          // guard: room-closed-account-reports-nothing
          if (reporter?.closure) throw closedError(reporter.closure);
          // guard: room-demo-reports-nothing
          if (reporter?.isDemo) throw new BusinessError(errorCodes.demoRefused);
          const found = await transaction
            .selectFrom('room_messages')
            .select(['member_id', 'state'])
            .where('id', '=', message)
            // guard: room-report-of-its-room
            .where('room_id', '=', room)
            .where('at', '>', new Date(at.getTime() - limits.rooms.history))
            // Reports of one message are counted one after the other.
            // guard: room-reports-of-message-in-turn
            .forUpdate()
            .executeTakeFirst();
          if (!found || found.state === 'removed') throw new BusinessError(errorCodes.notFound);
          // guard: room-report-of-others
          if (found.member_id === memberId) throw fieldError({ field: 'message', reason: 'blocked' });
          const own = await transaction
            .selectFrom('room_reports')
            .select('message_id')
            .where('member_id', '=', memberId)
            .where('at', '>', since)
            .execute();
          if (own.some(({ message_id }) => message_id === message)) return undefined;
          // guard: room-reports-of-member
          if (own.length >= reportsOfMember) throw new BusinessError(errorCodes.tooManyRequests);
          await transaction
            .insertInto('room_reports')
            .values({ message_id: message, member_id: memberId, reason, at })
            .onConflict((conflict) =>
              conflict.columns(['message_id', 'member_id']).doUpdateSet({ reason, at }),
            )
            .execute();
          const released = await transaction
            .selectFrom('room_acts')
            .select('at')
            .where('room_id', '=', room)
            .where('message_id', '=', message)
            .where('kind', '=', 'release')
            .where('at', '>', since)
            .orderBy('id', 'desc')
            .limit(1)
            .executeTakeFirst();
          const reports = await transaction
            .selectFrom('room_reports')
            .select(['member_id', 'reason'])
            .where('message_id', '=', message)
            // A moderator who has released the message has overruled the earlier ones.
            // guard: room-reports-since-release
            .where('at', '>', released?.at ?? since)
            .execute();
          // guard: room-reports-to-hold
          if (reports.length < reportsToHold) return undefined;
          return changeState(transaction, message, ['shown'], 'held', {
            actor: 'rule:reports',
            at,
            details: { reports: reports.map((each) => each.reason) },
          });
        }),
      );
      if (held) publishRemoved(held);
    },

    /** Hides a message until a moderator decides. Returns whether it was shown. */
    async hold(message: string, by: Actor): Promise<boolean> {
      const held = await act(message, ['shown'], 'held', by);
      if (held) publishRemoved(held);
      return held !== undefined;
    },

    /** Removes a message for good. Returns whether it was not removed before. */
    async remove(message: string, by: Actor): Promise<boolean> {
      const removed = await act(message, ['shown', 'held'], 'removed', by);
      if (removed) publishRemoved(removed);
      return removed !== undefined;
    },

    /** Shows a held message again. Returns whether it was held. */
    async release(message: string, by: Actor): Promise<boolean> {
      const released = await act(message, ['held'], 'shown', by);
      if (released)
        bus.publish({ kind: 'room-messages', room: released.room_id, items: [presentMessage(released)] });
      return released !== undefined;
    },

    /** Mutes a member in one room or all of them: from the next message on, on every gateway. */
    async mute(mute: Mute, by: Actor): Promise<void> {
      await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          // Messages that are being stored are stored before the mute.
          // guard: room-mute-waits-for-messages
          await lockRooms(transaction, mute.room);
          await insertMute(transaction, mute, by, momentOf(clock));
        }),
      );
      bus.publish({ kind: 'room-you', memberId: mute.memberId });
    },

    /** Ends the mutes of a member in a room, or those in all rooms. Returns how many. */
    async unmute(memberId: string, room: string | null, by: Actor): Promise<number> {
      const lifted = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const at = momentOf(clock);
          const rows = await transaction
            .updateTable('room_mutes')
            .set({ lifted_at: at })
            .where('member_id', '=', memberId)
            .where('room_id', room === null ? 'is' : '=', room)
            .where('lifted_at', 'is', null)
            .where((each) => each.or([each('until', 'is', null), each('until', '>', at)]))
            .returning('id')
            .execute();
          if (rows.length > 0)
            await record(transaction, {
              at,
              actor: by,
              kind: 'unmute',
              room_id: room,
              member_id: memberId,
              message_id: null,
              details: JSON.stringify({ ids: rows.map(({ id }) => id) }),
            });
          return rows.length;
        }),
      );
      if (lifted > 0) bus.publish({ kind: 'room-you', memberId });
      return lifted;
    },

    /** Sets what a change names of a room, and records each as an act. */
    async change(room: string, change: RoomChange, by: Actor): Promise<void> {
      const names = (Object.keys(roomColumns) as (keyof RoomChange)[]).filter(
        (name) => change[name] !== undefined,
      );
      await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const changed = await transaction
            .updateTable('rooms')
            .set(Object.assign({}, ...names.map((name) => columnsOf(name, change))))
            .where('id', '=', room)
            .returning('id')
            .executeTakeFirst();
          if (!changed) throw new BusinessError(errorCodes.notFound);
          const at = momentOf(clock);
          for (const kind of names)
            await record(transaction, {
              at,
              actor: by,
              kind,
              room_id: room,
              member_id: null,
              message_id: null,
              details: JSON.stringify({ [kind]: change[kind] }),
            });
        }),
      );
    },
  };
};

export type Moderation = ReturnType<typeof createModeration>;
