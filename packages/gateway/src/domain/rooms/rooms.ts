import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  limits,
  type Room,
  type RoomMatch,
  type RoomMessage,
  type RoomStream,
} from '@pavilion/contract';
import type { Sport } from '@pavilion/contract/sports';
import { sql } from 'kysely';
import { BusinessError, fieldError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import type { Row } from '../../db/schema';
import { dayMs, minuteMs } from '../../durations';
import { pageOf, rowsFor } from '../paging';
import { presentMessage } from './author';
import { isStreamAddress } from './stream-address';

export type RoomRow = Row<'rooms'>;

/** The running matches of the sportsbook. */
export interface Matches {
  /** Ids of the running events of a sport, in the order in which a room prefers them. */
  running(sport: Sport, competition: string | null): Promise<readonly string[]>;
  /** The event as a room shows it; undefined for an unknown one and one that does not run. */
  runningMatch(id: string): Promise<RoomMatch | undefined>;
}

interface Ports {
  db: Database;
  clock: Clock;
  matches: Matches;
  /** Origins that streams may come from. */
  streamOrigins: readonly string[];
}

/** Lifetime of the rows in memory, ms; changes of another gateway become visible within it. */
const lifetime = 1_000;
/** Messages of members are stored for moderation, those of programs as long as they are shown. */
export const roomMessageRetention = 30 * dayMs;

/** How far the clocks of gateways may differ, ms: ids count the messages of all gateways, whose moments may be in another order. */
const maxClockSkew = minuteMs;

const readMessageId = (id: string): string => {
  if (/^\d{16}$/.test(id)) return id;
  throw fieldError({ field: 'cursor', reason: 'format' });
};

/** The rooms, their matches, and the messages that are shown. */
export const createRooms = ({ db, clock, matches, streamOrigins }: Ports) => {
  let cached: { rows: Promise<readonly RoomRow[]>; until: number } | undefined;
  let lastMessages: { ofRooms: Promise<ReadonlyMap<string, RoomMessage>>; until: number } | undefined;

  const forget = () => {
    cached = undefined;
  };

  /** All rooms in the order of their rank, read at most once a second. */
  const current = (): Promise<readonly RoomRow[]> => {
    if (cached && clock.now() < cached.until) return cached.rows;
    const rows = db.selectFrom('rooms').selectAll().orderBy('rank').orderBy('id').execute();
    cached = { rows, until: clock.now() + lifetime };
    rows.catch(forget);
    return rows;
  };

  /** @throws BusinessError 20201 notFound, 600101 liveMaintenance. */
  const open = async (id: string): Promise<RoomRow> => {
    const row = (await current()).find((each) => each.id === id);
    if (!row) throw new BusinessError(errorCodes.notFound);
    // guard: room-in-maintenance
    if (row.state === 'maintenance') throw new BusinessError(errorCodes.liveMaintenance);
    return row;
  };

  const matchOf = async ({ match_id }: RoomRow): Promise<RoomMatch | null> =>
    match_id === null ? null : ((await matches.runningMatch(match_id)) ?? null);

  /** The stream of a room. A room whose address is no longer allowed shows the drawn match. */
  const streamOf = ({ stream_url: url }: RoomRow): RoomStream =>
    url !== null && isStreamAddress(url, streamOrigins) ? { kind: 'hls', url } : { kind: 'drawn', url: null };

  const present = async (row: RoomRow, viewers: number): Promise<Room> => ({
    id: row.id,
    title: row.title,
    host: row.host,
    state: row.state,
    stream: streamOf(row),
    viewers,
    match: await matchOf(row),
  });

  const shown = (room: string) => {
    const since = clock.now() - limits.rooms.history;
    return (
      db
        .selectFrom('room_messages')
        .selectAll()
        .where('room_id', '=', room)
        // guard: room-hidden-messages
        .where('state', '=', 'shown')
        .where('at', '>', new Date(since))
        // The index of a room has ids alone. Without their bound, a silent room is read back to its oldest message.
        .where(
          'id',
          '>',
          sql<string>`coalesce((select id from room_messages where at < ${new Date(since - maxClockSkew)}
            order by at desc limit 1), '')`,
        )
        .orderBy('id', 'desc')
    );
  };

  /** The newest message of each room that can be opened, read at most once a second. */
  const newestOfAll = (rows: readonly RoomRow[]): Promise<ReadonlyMap<string, RoomMessage>> => {
    if (lastMessages && clock.now() < lastMessages.until) return lastMessages.ofRooms;
    const read = async () => {
      const open = rows.filter(({ state }) => state !== 'maintenance');
      const found = await Promise.all(open.map(({ id }) => shown(id).limit(1).executeTakeFirst()));
      return new Map(found.flatMap((row) => (row ? [[row.room_id, presentMessage(row)] as const] : [])));
    };
    lastMessages = { ofRooms: read(), until: clock.now() + lifetime };
    lastMessages.ofRooms.catch(() => {
      lastMessages = undefined;
    });
    return lastMessages.ofRooms;
  };

  /** The first of the running matches that no other room of the same sport shows, or else the first. */
  const chooseMatch = async (row: RoomRow, taken: ReadonlySet<string>): Promise<string | null> => {
    const running = await matches.running(row.sport as Sport, row.competition);
    return running.find((id) => !taken.has(id)) ?? running[0] ?? null;
  };

  return {
    current,
    forget,
    open,
    matchOf,
    streamOf,
    present,

    /** @param viewersOf counts the viewers of a room. */
    async list(viewersOf: (room: string) => number): Promise<CallResponse<'roomList'>> {
      const rows = await current();
      const [rooms, messages] = await Promise.all([
        Promise.all(rows.map((row) => present(row, viewersOf(row.id)))),
        newestOfAll(rows),
      ]);
      const items = rooms.map((room) => {
        const lastMessage = messages.get(room.id);
        return lastMessage ? { ...room, lastMessage } : room;
      });
      const isRunning = ({ state, match }: Room) => state === 'live' && match !== null;
      return { items: [...items.filter(isRunning), ...items.filter((room) => !isRunning(room))] };
    },

    /**
     * The newest messages, oldest first: also those that a client has, which learns so what was removed meanwhile.
     *
     * @param after the newest message that the client has.
     */
    async newest(room: string, after?: string): Promise<{ messages: RoomMessage[]; more: boolean }> {
      const { messages: size } = limits.rooms;
      const rows = await shown(room)
        .limit(size + 1)
        .execute();
      const messages = rows.slice(0, size).reverse().map(presentMessage);
      const oldest = messages[0]?.id;
      const isAdjacent = after !== undefined && oldest !== undefined && oldest <= after;
      return { messages, more: rows.length > size && !isAdjacent };
    },

    /** @throws BusinessError 20201 notFound, 600101 liveMaintenance, 10003 for a malformed cursor. */
    async messages({
      room,
      before,
      cursor,
      limit,
    }: CallRequest<'roomMessages'>): Promise<CallResponse<'roomMessages'>> {
      await open(room);
      const from = cursor ?? before;
      let query = shown(room).limit(rowsFor(limit));
      if (from !== undefined) query = query.where('id', '<', readMessageId(from));
      return pageOf((await query.execute()).map(presentMessage), limit, ({ id }) => id);
    },

    /** Gives each open room whose match is over a running one of its competition. */
    async rotate(): Promise<void> {
      const rows = (await current()).filter(({ state }) => state !== 'ended');
      const running = new Map<string, boolean>();
      for (const row of rows) running.set(row.id, (await matchOf(row)) !== null);
      const taken = new Set(rows.flatMap((row) => (running.get(row.id) ? [row.match_id as string] : [])));
      for (const row of rows) {
        if (running.get(row.id)) continue;
        const next = await chooseMatch(row, taken);
        if (next === row.match_id) continue;
        if (next !== null) taken.add(next);
        await db
          .updateTable('rooms')
          .set({ match_id: next })
          .where('id', '=', row.id)
          // Another gateway may have chosen one already: all of them show that.
          .where('match_id', row.match_id === null ? 'is' : '=', row.match_id)
          .execute();
        forget();
      }
    },

    async removeExpired(): Promise<void> {
      const now = clock.now();
      await db
        .deleteFrom('room_messages')
        .where((each) =>
          each.or([
            each('at', '<', new Date(now - roomMessageRetention)),
            each.and([each('member_id', 'is', null), each('at', '<', new Date(now - limits.rooms.history))]),
          ]),
        )
        .execute();
      await db
        .deleteFrom('room_refusals')
        .where('at', '<', new Date(momentOf(clock).getTime() - minuteMs))
        .execute();
    },
  };
};

export type Rooms = ReturnType<typeof createRooms>;
