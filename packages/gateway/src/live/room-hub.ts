import {
  errorCodes,
  type LiveFrame,
  limits,
  type RoomDeltaId,
  type RoomDeltas,
  type RoomMatch,
  type RoomMessage,
  type RoomRequest,
  type RoomRules,
  type RoomYou,
  roomIds,
} from '@pavilion/contract';
import { BusinessError } from '../business-error';
import { type Clock, momentOf } from '../clock';
import type { Database } from '../db/database';
import type { Bus } from '../domain/operations';
import { closedError } from '../domain/protection';
import {
  type Moderation,
  presentYou,
  type RoomRow,
  type Rooms,
  readSpeakers,
  type Speaker,
  type Speech,
  type Viewers,
} from '../domain/rooms';
import { messageOfCode } from '../domain/texts';
import type { Connection } from './connection';
import { textFrame } from './text-frame';

/** Messages that a gateway shows in a room in one second; the others are stored only. */
export const shownPerSecond = 20;
/** Smallest change of the number of viewers that is pushed, as a fraction of the number. */
const minViewersChange = 0.01;

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  rooms: Rooms;
  speech: Speech;
  moderation: Pick<Moderation, 'report'>;
  viewers: Viewers;
  /** Whether the connection is open. */
  isOpen(connection: Connection): boolean;
  connectionsOf(memberId: string): readonly Connection[];
  publishYou(memberId: string, you: { readonly room: string } & RoomYou): void;
}

type RoomState = RoomDeltas[typeof roomIds.state];

/** A room with connections on this gateway. */
interface Channel {
  readonly id: string;
  /** Number of the last frame. */
  seq: number;
  readonly connections: Set<Connection>;
  /** Resolves when the events of other gateways arrive. */
  readonly subscribed: Promise<void>;
  /** What was last pushed; undefined before the first join. */
  shown: { rules: RoomRules; row: RoomRow; match: RoomMatch | null; viewers: number } | undefined;
  /** The current second since 1970, and the number of messages shown in it. */
  second: { at: number; messages: number };
  /** When the mutes end that were presented to members, ms, by member. */
  readonly mutedUntil: Map<string, number>;
}

const scoreKey = ({ status, clock, scores }: RoomMatch) => JSON.stringify([status, clock, scores]);

/** Whether both give the same `state` frame. Ticks have what changes within a match. */
const isSameState = (one: RoomState, other: RoomState) => {
  const textOf = ({ match, ...rest }: RoomState) => JSON.stringify([rest, match?.event]);
  return textOf(one) === textOf(other);
};

const isSameRules = (one: RoomRules, other: RoomRules) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Chooses the messages that are shown: all if the capacity allows it, else one of each member before further ones.
 *
 * @param capacity number of messages that can still be shown.
 */
export const chooseShown = (items: readonly RoomMessage[], capacity: number): readonly RoomMessage[] => {
  if (items.length <= capacity) return items;
  const authors = new Set<string>();
  const isFirst = items.map(({ author }) => {
    const isNew = !authors.has(author);
    authors.add(author);
    return isNew;
  });
  const order = [...items.keys()].sort((one, other) => Number(isFirst[other]) - Number(isFirst[one]));
  const chosen = new Set(order.slice(0, Math.max(0, capacity)));
  return items.filter((_, index) => chosen.has(index));
};

const refusalOf = (error: unknown) => {
  const code = error instanceof BusinessError ? error.code : errorCodes.generalError;
  const data = error instanceof BusinessError ? (error.data as object) : {};
  return { ...data, code, message: messageOfCode(code) };
};

/** The live rooms of the sockets of one gateway (LIV-3). */
export const createRoomHub = ({
  db,
  clock,
  bus,
  rooms,
  speech,
  moderation,
  viewers,
  isOpen,
  connectionsOf,
  publishYou,
}: Ports) => {
  const channels = new Map<string, Channel>();
  const channelOf = new Map<Connection, Channel>();
  /** The latest join request of a connection; a newer one cancels it. */
  const joins = new WeakMap<Connection, object>();
  let viewersPublishedAt = clock.now();

  const channel = (id: string): Channel => {
    const known = channels.get(id);
    if (known) return known;
    const second = { at: 0, messages: 0 };
    const subscribed = bus.retainTopic(`room:${id}`);
    const created: Channel = {
      id,
      seq: 0,
      connections: new Set(),
      subscribed,
      shown: undefined,
      second,
      mutedUntil: new Map(),
    };
    channels.set(id, created);
    return created;
  };

  const publish = <Id extends RoomDeltaId>(to: Channel, id: Id, data: RoomDeltas[Id]) => {
    to.seq += 1;
    const frame = textFrame({ id, topic: 'room', room: to.id, seq: to.seq, msgData: { data } } as LiveFrame);
    for (const connection of to.connections) connection.write(frame);
  };

  const memberIdsOf = ({ connections }: Channel): readonly string[] => [
    ...new Set([...connections].flatMap(({ member }) => member?.id ?? [])),
  ];

  /** The viewers on this gateway: members once, and each socket of a visitor. */
  const countOwn = (id: string): number => {
    const known = channels.get(id);
    if (!known) return 0;
    const visitors = [...known.connections].filter(({ member }) => !member).length;
    return visitors + memberIdsOf(known).length;
  };
  viewers.countOwn(countOwn);

  const forget = (connection: Connection) => {
    joins.delete(connection);
    const left = channelOf.get(connection);
    if (!left) return;
    channelOf.delete(connection);
    left.connections.delete(connection);
    // The next join starts a new sequence, whose number is in its response.
    if (left.connections.size > 0) return;
    channels.delete(left.id);
    bus.releaseTopic(`room:${left.id}`);
  };

  /** Whether a member may speak. The end of a mute is stored: `tick` pushes it, as nothing is published when it is reached. */
  const presentTo = (
    to: Channel,
    memberId: string | undefined,
    speaker: Speaker | undefined,
    row: RoomRow,
    rules: RoomRules,
  ) => {
    const you = presentYou(speaker, row, rules);
    if (memberId === undefined) return you;
    if (you.mutedUntil === null) to.mutedUntil.delete(memberId);
    else to.mutedUntil.set(memberId, Date.parse(you.mutedUntil));
    return you;
  };

  /** @throws BusinessError 20301 selfExcluded, 20302 timedOut. */
  const speakerOf = async ({ member }: Connection, room: string): Promise<Speaker | undefined> => {
    if (!member) return undefined;
    const speaker = (await readSpeakers(db, [member.id], room, momentOf(clock))).get(member.id);
    // guard: room-closed-account-reads-nothing
    if (speaker?.closure) throw closedError(speaker.closure);
    return speaker;
  };

  /** The response to a join. Undefined if the connection has sent another join meanwhile, or has closed. */
  const enter = async (connection: Connection, id: string, after: string | undefined) => {
    const attempt = {};
    joins.set(connection, attempt);
    const row = await rooms.open(id);
    const speaker = await speakerOf(connection, id);
    if (joins.get(connection) !== attempt || !isOpen(connection)) return undefined;
    const joined = channelOf.get(connection);
    if (joined?.id !== id) forget(connection);
    joins.set(connection, attempt);
    const entered = channel(id);
    entered.connections.add(connection);
    channelOf.set(connection, entered);
    // Read before the messages: those of later frames may be in the response, too.
    const { seq } = entered;
    await entered.subscribed;
    const [rules, { messages, more }, { match: matchNow, ...room }] = await Promise.all([
      speech.rulesOf(row),
      rooms.newest(id, after),
      rooms.present(row, viewers.of(id)),
    ]);
    // The state that the last tick published, so that the next tick continues from it.
    entered.shown ??= { rules, row, match: matchNow, viewers: room.viewers };
    const you = presentTo(entered, connection.member?.id, speaker, row, entered.shown.rules);
    const { match } = entered.shown;
    return { ...room, match, rules: entered.shown.rules, you, seq, messages, more };
  };

  const join = (connection: Connection, { room, after }: { room: string; after?: string }) => {
    const respond = async () => {
      try {
        const data = await enter(connection, room, after);
        return data && textFrame({ id: roomIds.join, room, msgData: { data } });
      } catch (error) {
        forget(connection);
        return textFrame({ id: roomIds.join, room, msgData: { refusal: refusalOf(error) } });
      }
    };
    return connection.writeAfter(respond());
  };

  const assertJoined = (connection: Connection, room: string): string => {
    if (!connection.member) throw new BusinessError(errorCodes.roomLoginNeeded);
    // guard: room-speech-of-joined
    if (channelOf.get(connection)?.id !== room) throw new BusinessError(errorCodes.notFound);
    return connection.member.id;
  };

  const say = async (
    connection: Connection,
    { room, key, text }: Extract<RoomRequest, { id: typeof roomIds.say }>,
  ) => {
    const frame = { id: roomIds.say, room, key } as const;
    try {
      const memberId = assertJoined(connection, room);
      const data = await speech.say({ memberId, room, key, text });
      connection.write(textFrame({ ...frame, msgData: { data } }));
    } catch (error) {
      connection.write(textFrame({ ...frame, msgData: { refusal: refusalOf(error) } }));
    }
  };

  const report = async (
    connection: Connection,
    { room, message, reason }: Extract<RoomRequest, { id: typeof roomIds.report }>,
  ) => {
    const frame = { id: roomIds.report, room, message } as const;
    try {
      await moderation.report(assertJoined(connection, room), room, message, reason);
      connection.write(textFrame({ ...frame, msgData: { data: {} } }));
    } catch (error) {
      connection.write(textFrame({ ...frame, msgData: { refusal: refusalOf(error) } }));
    }
  };

  /** Publishes as many of the messages as the limit of this second allows. */
  const showMessages = (to: Channel, items: readonly RoomMessage[]) => {
    const at = Math.floor(clock.now() / 1_000);
    if (to.second.at !== at) to.second = { at, messages: 0 };
    // guard: room-messages-a-second
    const shown = chooseShown(items, shownPerSecond - to.second.messages);
    to.second.messages += shown.length;
    if (shown.length > 0) publish(to, roomIds.batch, { items: shown });
  };

  /** Pushes to members in a room whether they may speak. */
  const publishSpeakers = async (to: Channel, row: RoomRow, rules: RoomRules, members: readonly string[]) => {
    const speakers = await readSpeakers(db, members, to.id, momentOf(clock));
    for (const id of members)
      publishYou(id, { room: to.id, ...presentTo(to, id, speakers.get(id), row, rules) });
  };

  /** The members in a room whose presented mute has ended. Removes the stored mutes of members who left. */
  const unmutedIn = (to: Channel): readonly string[] => {
    const { mutedUntil } = to;
    if (mutedUntil.size === 0) return [];
    const members = new Set(memberIdsOf(to));
    for (const id of mutedUntil.keys()) if (!members.has(id)) mutedUntil.delete(id);
    return [...mutedUntil].flatMap(([id, until]) => (until <= clock.now() ? [id] : []));
  };

  /** Removes the members from the room whose accounts are closed for play. */
  const removeClosed = async (from: Channel, members: readonly string[]) => {
    const speakers = await readSpeakers(db, members, from.id, momentOf(clock));
    for (const connection of [...from.connections]) {
      const closure = connection.member && speakers.get(connection.member.id)?.closure;
      if (!closure) continue;
      // guard: room-closed-account-removed
      forget(connection);
      const refusal = refusalOf(closedError(closure));
      connection.write(textFrame({ id: roomIds.join, room: from.id, msgData: { refusal } }));
    }
  };

  const updateMember = async (memberId: string) => {
    const joined = new Set(connectionsOf(memberId).flatMap((each) => channelOf.get(each) ?? []));
    for (const each of joined) {
      await removeClosed(each, [memberId]);
      const row = (await rooms.current()).find(({ id }) => id === each.id);
      const isInRoom = memberIdsOf(each).includes(memberId);
      if (row && isInRoom) await publishSpeakers(each, row, await speech.rulesOf(row), [memberId]);
    }
  };

  const stateOf = (row: RoomRow, match: RoomMatch | null): RoomState => ({
    state: row.state,
    stream: rooms.streamOf(row),
    match,
  });

  /** Pushes what changed in a room since the last second. */
  const tick = async (to: Channel, row: RoomRow) => {
    const [rules, match] = await Promise.all([speech.rulesOf(row), rooms.matchOf(row)]);
    const before = to.shown;
    if (!before) return;
    to.shown = { ...before, rules, row, match };
    const state = stateOf(row, match);
    if (!isSameState(state, stateOf(before.row, before.match))) {
      publish(to, roomIds.state, state);
    } else if (match && before.match && scoreKey(match) !== scoreKey(before.match)) {
      const { event, status, clock: time, scores, incidents, statistics } = match;
      const fresh = incidents.slice(before.match.incidents.length);
      publish(to, roomIds.tick, { event, status, clock: time, scores, incidents: fresh, statistics });
    }
    const hasNewRules = !isSameRules(rules, before.rules);
    if (hasNewRules) publish(to, roomIds.rules, rules);
    const concernsAll = hasNewRules || row.state !== before.row.state;
    await publishSpeakers(to, row, rules, concernsAll ? memberIdsOf(to) : unmutedIn(to));
  };

  const publishViewers = () => {
    viewers.report(Object.fromEntries([...channels.keys()].map((id) => [id, countOwn(id)])));
    for (const each of channels.values()) {
      if (!each.shown) continue;
      const before = each.shown.viewers;
      const now = viewers.of(each.id);
      if (now === before || Math.abs(now - before) < before * minViewersChange) continue;
      each.shown.viewers = now;
      publish(each, roomIds.viewers, { viewers: now });
    }
  };

  bus.subscribe((event) => {
    if (event.kind === 'room-messages') {
      const to = channels.get(event.room);
      if (to) showMessages(to, event.items);
    } else if (event.kind === 'room-removed') {
      const to = channels.get(event.room);
      if (to) publish(to, roomIds.removed, { ids: event.ids });
    } else if (event.kind === 'room-you') {
      // A read that fails is repeated by the next join.
      updateMember(event.memberId).catch(() => {});
    }
  });

  return {
    async handle(connection: Connection, request: RoomRequest): Promise<void> {
      switch (request.id) {
        case roomIds.join:
          return join(connection, request);
        case roomIds.leave:
          if (channelOf.get(connection)?.id === request.room) forget(connection);
          return;
        case roomIds.say:
          // Not awaited: the answer comes after the next flush, and a closing gateway does not wait for it.
          void say(connection, request);
          return;
        case roomIds.report:
          return report(connection, request);
      }
    },
    forget,
    /** Number of connections in each room that has one. */
    sizes: () => [...channels.values()].map(({ id, connections }) => [id, connections.size] as const),
    /** Pushes changes of the rooms; called each second. */
    async advance(): Promise<void> {
      if (channels.size === 0 && clock.now() - viewersPublishedAt < limits.rooms.viewersInterval) return;
      const rows = await rooms.current();
      for (const each of [...channels.values()]) {
        const row = rows.find(({ id }) => id === each.id);
        if (row) await tick(each, row);
      }
      if (clock.now() - viewersPublishedAt >= limits.rooms.viewersInterval) {
        viewersPublishedAt = clock.now();
        publishViewers();
        // Also those whose event did not arrive: without Redis, none of another gateway does.
        for (const each of [...channels.values()]) await removeClosed(each, memberIdsOf(each));
      }
    },
  };
};
