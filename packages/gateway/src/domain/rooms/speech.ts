import { errorCodes, limits, type RoomMessage, type RoomRules } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { withRetry } from '../../db/retry';
import type { FullRow } from '../../db/schema';
import { secondMs } from '../../durations';
import type { Bus, SiteState } from '../operations';
import { automaticAuthor, presentMessage } from './author';
import { readBannedWords } from './banned-words';
import {
  decideMessages,
  nameOfKey,
  type Recent,
  refusalWindow,
  repeatedWithin,
  type SaidMessage,
} from './decide-messages';
import { insertMute } from './moderation';
import type { RoomRow } from './rooms';
import { readSpeakers } from './speakers';
import { cleanText } from './text-rules';

/** Lifetime of the banned words in memory, ms. */
const wordsLifetime = 10 * secondMs;
/** Messages of a room that one transaction stores; the others wait for the next one. */
const storedAtOnce = 500;

interface Waiting extends SaidMessage {
  resolve(message: RoomMessage): void;
  reject(error: unknown): void;
}

type Outcome = { readonly message: RoomMessage } | { readonly error: BusinessError };

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  siteState: Pick<SiteState, 'current'>;
}

const push = <Item>(lists: Map<string, Item[]>, key: string, item: Item) => {
  const list = lists.get(key) ?? [];
  list.push(item);
  lists.set(key, list);
};

/**
 * What members say. The messages of 250 ms are checked and stored in one transaction for each room, behind its lock, and
 * are then published together. So rules that count messages hold for concurrent ones, too, and a mute that was set before
 * is seen.
 */
export const createSpeech = ({ db, clock, bus, siteState }: Ports) => {
  const queues = new Map<string, Waiting[]>();
  let words: { list: Promise<readonly string[]>; until: number } | undefined;
  let flushing: Promise<void> | undefined;

  const bannedWords = (): Promise<readonly string[]> => {
    if (words && clock.now() < words.until) return words.list;
    const list = readBannedWords(db);
    words = { list, until: clock.now() + wordsLifetime };
    list.catch(() => {
      words = undefined;
    });
    return list;
  };

  /** Members and rules of a room, for `roomInfo` and for those who join. */
  const rulesOf = async (room: Pick<RoomRow, 'slow'>): Promise<RoomRules> => {
    const { speech } = (await siteState.current()).settings;
    return { ...speech, slow: room.slow };
  };

  /** Rows of the members' keys, recent messages and refusals. */
  const readRecent = async (
    transaction: Database,
    room: RoomRow,
    said: readonly SaidMessage[],
    memberIds: readonly string[],
    now: number,
  ) => {
    const window = Math.max(repeatedWithin, room.slow * limits.rooms.burst * secondMs);
    const stored = await transaction
      .selectFrom('room_messages')
      .selectAll()
      .where('room_id', '=', room.id)
      .where('member_id', 'in', [...memberIds])
      .where(
        'client_key',
        'in',
        said.map(({ key }) => key),
      )
      .execute();
    const messages = await transaction
      .selectFrom('room_messages')
      .select(['room_id', 'member_id', 'text', 'at'])
      .where('member_id', 'in', [...memberIds])
      .where('at', '>', new Date(now - window))
      .execute();
    const refusals = await transaction
      .selectFrom('room_refusals')
      .select('member_id')
      .where('member_id', 'in', [...memberIds])
      .where('at', '>', new Date(now - refusalWindow))
      .execute();
    const recent = new Map<string, Recent[]>();
    for (const { room_id, member_id, text, at } of messages)
      push(recent, member_id as string, { room: room_id, text, at: at.getTime() });
    const refused = new Map<string, number>();
    for (const { member_id } of refusals) refused.set(member_id, (refused.get(member_id) ?? 0) + 1);
    const keys = new Map(
      stored.map((row) => [nameOfKey(row.member_id as string, row.client_key as string), row]),
    );
    return { stored: keys, recent, refused };
  };

  /** Decides about messages of one room behind its lock, and stores the accepted ones. Answers in their order. */
  const store = async (
    transaction: Database,
    id: string,
    said: readonly SaidMessage[],
    bannedWords: readonly string[],
  ): Promise<{ outcomes: readonly Outcome[]; added: readonly RoomMessage[]; muted: readonly string[] }> => {
    const room = await transaction
      .selectFrom('rooms')
      .selectAll()
      .where('id', '=', id)
      // guard: room-messages-in-turn
      .forUpdate()
      .executeTakeFirst();
    if (!room) throw new BusinessError(errorCodes.notFound);
    const rules = await rulesOf(room);
    const at = momentOf(clock);
    const memberIds = [...new Set(said.map(({ memberId }) => memberId))];
    const speakers = await readSpeakers(transaction, memberIds, id, at);
    const recently = await readRecent(transaction, room, said, memberIds, at.getTime());
    const { decisions, rows, refusals, mutes } = decideMessages(said, {
      room,
      rules,
      bannedWords,
      speakers,
      at,
      ...recently,
    });
    // One row after the other, so that the ids have the order of the messages.
    const stored =
      rows.length === 0
        ? []
        : await transaction.insertInto('room_messages').values(rows).returningAll().execute();
    if (refusals.length > 0) await transaction.insertInto('room_refusals').values(refusals).execute();
    for (const [memberId, until] of mutes)
      await insertMute(transaction, { memberId, room: id, until, reason: 'refusals' }, 'rule:refusals', at);
    const added = stored.map(presentMessage);
    const outcomes = decisions.map((decision): Outcome => {
      if (decision instanceof BusinessError) return { error: decision };
      return {
        message: typeof decision === 'number' ? (added[decision] as RoomMessage) : presentMessage(decision),
      };
    });
    return { outcomes, added, muted: [...mutes.keys()] };
  };

  const flushRoom = async (id: string): Promise<void> => {
    const waiting = queues.get(id) ?? [];
    const batch = waiting.splice(0, storedAtOnce);
    if (waiting.length === 0) queues.delete(id);
    try {
      const banned = await bannedWords();
      const { outcomes, added, muted } = await withRetry(() =>
        db.transaction().execute((transaction) => store(transaction, id, batch, banned)),
      );
      if (added.length > 0) bus.publish({ kind: 'room-messages', room: id, items: added });
      for (const memberId of muted) bus.publish({ kind: 'room-you', memberId });
      batch.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index] as Outcome;
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.message);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
      if (!(error instanceof BusinessError)) throw error;
    }
  };

  return {
    rulesOf,

    /**
     * Says something in a room; stored by the next `flush`. A message with a key that was stored before is that message.
     *
     * @throws BusinessError 20201 notFound, 600101 liveMaintenance; of the speaker 20301, 20302, 20119, 20503, 20501, 20502
     * and 20113; 20504 with the reason, 20004 with the wait in ms.
     */
    say: (message: SaidMessage): Promise<RoomMessage> =>
      new Promise((resolve, reject) => {
        push(queues, message.room, { ...message, resolve, reject });
      }),

    /** Reads the banned words again with the next messages. Other gateways do so within ten seconds. */
    forgetWords(): void {
      words = undefined;
    },

    /** Stores and publishes what was said since the last time. */
    flush(): Promise<void> {
      flushing ??= (async () => {
        const results = await Promise.allSettled([...queues.keys()].map(flushRoom));
        for (const result of results) if (result.status === 'rejected') throw result.reason;
      })().finally(() => {
        flushing = undefined;
      });
      return flushing;
    },

    /** Says something as the automatic member of the sandbox. A key that was stored before changes nothing. */
    async sayAutomatically(room: string, key: string, text: string): Promise<RoomMessage | undefined> {
      const row = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const { rows } = await sql`select id from rooms where id = ${room} for update`.execute(transaction);
          if (rows.length === 0) return undefined;
          return transaction
            .insertInto('room_messages')
            .values({
              room_id: room,
              member_id: null,
              who: automaticAuthor.name,
              vip: 0,
              text: cleanText(text),
              client_key: key,
              at: momentOf(clock),
            } satisfies FullRow<'room_messages', 'id' | 'state'>)
            .onConflict((conflict) =>
              conflict.columns(['room_id', 'client_key']).where('member_id', 'is', null).doNothing(),
            )
            .returningAll()
            .executeTakeFirst();
        }),
      );
      if (!row) return undefined;
      const message = presentMessage(row);
      bus.publish({ kind: 'room-messages', room, items: [message] });
      return message;
    },
  };
};

export type Speech = ReturnType<typeof createSpeech>;
