import {
  errorCodes,
  type LiveRequest,
  liveCloseCodes,
  liveIds,
  type RoomRequest,
  type RoomYou,
  roomIds,
  type SportsRequest,
  sportsIds,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { BusinessError } from '../business-error';
import type { Clock } from '../clock';
import { type MemberJwt, networkOf, type Sessions } from '../domain/members';
import type { Wallet } from '../domain/money';
import {
  type Bus,
  type LiveEvent,
  type MemberFrameEvent,
  restrictionCodes,
  type SiteSnapshot,
  type SiteState,
} from '../domain/operations';
import { messageOfCode } from '../domain/texts';
import type { Connection, ConnectionOrigin, FrameCounts } from './connection';
import { parseRequest } from './parse-request';
import { createSubscriptions } from './subscriptions';
import { textFrame } from './text-frame';

/** Most connections of one member; a further one closes the oldest. */
const maxConnectionsPerMember = 20;

/** Events that are not forwarded to sockets unchanged. */
type OtherEvent = Exclude<LiveEvent, MemberFrameEvent>;

type Login = Extract<LiveRequest, { token: string }>;
type LoginBody = Login['body'];

/** Handles the frames about live rooms. */
interface RoomHandler {
  handle(connection: Connection, request: RoomRequest): Promise<void>;
  forget(connection: Connection): void;
  advance(): Promise<void>;
  sizes(): Iterable<readonly [room: string, sockets: number]>;
}

/** What the live rooms need of the sockets. */
export interface RoomSockets {
  /** Whether the connection is open. */
  isOpen(connection: Connection): boolean;
  connectionsOf(memberId: string): readonly Connection[];
  publishYou(memberId: string, you: { readonly room: string } & RoomYou): void;
}

/** Handles the frames about sports prices. */
interface SportsHandler {
  handle(connection: Connection, request: SportsRequest): Promise<void>;
  forget(connection: Connection): void;
  advance(): Promise<void>;
}

interface Ports {
  clock: Clock;
  bus: Bus;
  sessions: Pick<Sessions, 'authenticate'>;
  memberJwt: Pick<MemberJwt, 'subject'>;
  wallet: Pick<Wallet, 'balance'>;
  siteState: Pick<SiteState, 'current'>;
  createRooms(sockets: RoomSockets): RoomHandler;
  createSports(sockets: Pick<RoomSockets, 'isOpen'>): SportsHandler;
}

const refusalOf = (error: unknown) => {
  const { code, data } = error instanceof BusinessError ? error : new BusinessError(errorCodes.generalError);
  return { code, message: messageOfCode(code), data };
};

/** Why the gateway refuses a socket: the code that calls of its address and device get, too. */
const accessErrorOf = (
  { address, device }: Pick<ConnectionOrigin, 'address' | 'device'>,
  { settings, blockedDevices, restrictedAddresses }: SiteSnapshot,
): BusinessError | undefined => {
  const restriction = restrictedAddresses.size > 0 && restrictedAddresses.get(networkOf(address));
  // guard: socket-of-restricted-address
  if (restriction) return new BusinessError(restrictionCodes[restriction]);
  // guard: socket-of-blocked-device
  if (blockedDevices.has(device)) return new BusinessError(errorCodes.deviceBlocked);
  // guard: maintenance-closes-sockets
  if (settings.maintenance) return new BusinessError(errorCodes.siteMaintenance);
  return undefined;
};

const heartbeat = textFrame({ id: liveIds.heartbeat });

/** Handles the messages of live connections and publishes events to them (LIV-1, LIV-2). */
export const createLiveHub = ({
  clock,
  bus,
  sessions,
  memberJwt,
  wallet,
  siteState,
  createRooms,
  createSports,
}: Ports) => {
  const subscriptions = createSubscriptions(bus);
  const frames: FrameCounts = { sent: 0, dropped: 0, cut: 0 };
  /** Open connections by address. */
  const addresses = new Map<string, number>();
  const isOpen = (connection: Connection) => subscriptions.connections.has(connection);
  const sports = createSports({ isOpen });
  const rooms = createRooms({
    isOpen,
    connectionsOf: subscriptions.connectionsOf,
    publishYou: (memberId, you) => subscriptions.publishToMember(memberId, roomIds.you, you),
  });

  const snapshotOf = async (connection: Connection) => {
    const seq = subscriptions.sequenceOf(connection);
    const balance = connection.member ? formatMinor(await wallet.balance(connection.member.id)) : null;
    return textFrame({ id: liveIds.snapshot, msgData: { data: { seq, balance } } });
  };

  const endSession = (connection: Connection, error: unknown) => {
    subscriptions.unsubscribeMember(connection);
    rooms.forget(connection);
    connection.write(textFrame({ id: liveIds.sessionEnded, msgData: { data: refusalOf(error) } }));
    connection.close(liveCloseCodes.sessionEnded);
  };

  const forget = (connection: Connection) => {
    subscriptions.unsubscribeMember(connection);
    rooms.forget(connection);
    sports.forget(connection);
  };

  const writeRefusal = (connection: Connection, error: BusinessError) => {
    // guard: refusal-only-to-clients-that-handle-it
    if (!connection.origin.handlesRefusals) return;
    connection.write(textFrame({ id: liveIds.refused, msgData: { data: refusalOf(error) } }));
  };

  const refuse = (connection: Connection, error: BusinessError) => {
    forget(connection);
    writeRefusal(connection, error);
    connection.close(liveCloseCodes.refused);
  };

  /** The member that both token and JWT name. */
  const authenticate = async (token: string, body: LoginBody) => {
    const id = await sessions.authenticate(token);
    // guard: socket-of-its-member
    if ((await memberJwt.subject(body.jwt)) !== id) throw new BusinessError(errorCodes.sessionExpired);
    return id;
  };

  const handleLogin = async (connection: Connection, { token, body }: Login) => {
    const logIn = async () => {
      const id = await authenticate(token, body);
      const [oldest, ...others] = subscriptions.connectionsOf(id).filter((each) => each !== connection);
      if (oldest && others.length + 1 >= maxConnectionsPerMember) oldest.close(liveCloseCodes.tooMany);
      await subscriptions.subscribeMember(connection, { id, token });
      // Checked again: the session may have ended before the connection was subscribed to that event.
      const [state, snapshot] = await Promise.all([
        siteState.current(),
        snapshotOf(connection),
        sessions.authenticate(token),
      ]);
      const frame = textFrame({ id: liveIds.login, msgData: { data: state.settings.speech } });
      return Buffer.concat([frame, snapshot]);
    };
    const rejection = (error: unknown) => {
      subscriptions.unsubscribeMember(connection);
      return textFrame({ id: liveIds.login, msgData: { refusal: refusalOf(error) } });
    };
    await connection.writeAfter(logIn().catch(rejection));
  };

  const handleRequest = async (connection: Connection, request: LiveRequest) => {
    if (request.id === liveIds.heartbeat) connection.write(heartbeat);
    else if (request.id === liveIds.login) await handleLogin(connection, request);
    else if (request.id === liveIds.snapshot) await connection.writeAfter(snapshotOf(connection));
    else if (request.id === sportsIds.follow) await sports.handle(connection, request);
    else await rooms.handle(connection, request);
  };

  /** Ends connections whose session has ended. A read that fails ends none; the next check reads again. */
  const checkSessions = async (connections: Iterable<Connection>) => {
    const check = async (connection: Connection) => {
      const { member } = connection;
      if (!member) return;
      try {
        await sessions.authenticate(member.token);
      } catch (error) {
        // Meanwhile the connection may have logged in again with another token.
        // guard: socket-ends-with-session
        if (error instanceof BusinessError && connection.member === member) endSession(connection, error);
      }
    };
    // Reads that begin together are batched into one query.
    await Promise.all([...connections].map(check));
  };

  const terminateAll = () => {
    for (const connection of subscriptions.connections) connection.terminate();
  };

  const eventHandlers: {
    [Kind in OtherEvent['kind']]: (event: Extract<OtherEvent, { kind: Kind }>) => void;
  } = {
    balance: ({ memberId, balance }) =>
      subscriptions.publishToMember(memberId, liveIds.balance, { balance: formatMinor(balance) }),
    mail: ({ memberId }) =>
      memberId === undefined
        ? subscriptions.publishToAll(liveIds.mail, {})
        : subscriptions.publishToMember(memberId, liveIds.mail, {}),
    notice: ({ notice }) => subscriptions.publishToAll(liveIds.notice, notice),
    depositChannels: () => subscriptions.publishToAll(liveIds.depositChannels, {}),
    'sessions-ended': ({ memberId }) => void checkSessions(subscriptions.connectionsOf(memberId)),
    message: () => {},
    // The rooms subscribe to their events.
    'room-messages': () => {},
    'room-removed': () => {},
    'room-you': () => {},
    'room-viewers': () => {},
    // Clients that reconnect log in again and fetch what they show.
    gap: terminateAll,
  };
  const isMemberFrame = (event: LiveEvent): event is MemberFrameEvent => !(event.kind in eventHandlers);
  bus.subscribe((event) => {
    if (!isMemberFrame(event)) return eventHandlers[event.kind](event as never);
    const { kind, memberId, ...data } = event;
    subscriptions.publishToMember(memberId, liveIds[kind], data as never);
  });

  return {
    /** Number of open connections. */
    size: () => subscriptions.connections.size,
    frames,
    /** Number of open connections in each live room. */
    roomSizes: rooms.sizes,
    /** Number of open connections from an address. */
    countFrom: (address: string) => addresses.get(address) ?? 0,
    /** Why sockets of an address and device are refused; undefined: they are not. */
    accessError: async (origin: ConnectionOrigin) => accessErrorOf(origin, await siteState.current()),
    /** @param refusal is sent in a frame, since browsers hide the status of a rejected handshake from pages */
    handleOpen: async (connection: Connection, refusal?: BusinessError) => {
      const { address } = connection.origin;
      addresses.set(address, (addresses.get(address) ?? 0) + 1);
      subscriptions.add(connection);
      if (refusal) return refuse(connection, refusal);
      await connection.writeAfter(snapshotOf(connection));
    },
    handleMessage: async (connection: Connection, text: string) => {
      const request = connection.countMessage(clock.now()) ? parseRequest(text) : undefined;
      if (request) await handleRequest(connection, request);
      else connection.close(liveCloseCodes.misbehaved);
    },
    /** Pushes what changed in live rooms. */
    advanceRooms: rooms.advance,
    /** Pushes the sports prices that are due. */
    advanceSports: sports.advance,
    handleClose: (connection: Connection) => {
      const { address } = connection.origin;
      const left = (addresses.get(address) ?? 1) - 1;
      if (left === 0) addresses.delete(address);
      else addresses.set(address, left);
      rooms.forget(connection);
      sports.forget(connection);
      subscriptions.remove(connection);
    },
    /** Terminates connections without a message for two and a half heartbeats. */
    terminateSilent: () => {
      for (const connection of subscriptions.connections) {
        if (connection.isSilent(clock.now())) connection.terminate();
      }
    },
    /**
     * Ends connections whose session has expired, or was ended by another gateway whose event did not arrive: without
     * Redis, none does.
     */
    closeEndedSessions: () => checkSessions(subscriptions.connections),
    /** Ends connections whose address or device was refused since they opened, and all when maintenance began. */
    closeRefused: async () => {
      const state = await siteState.current();
      for (const connection of subscriptions.connections) {
        const error = accessErrorOf(connection.origin, state);
        if (error) refuse(connection, error);
      }
    },
    terminateAll,
  };
};

export type LiveHub = ReturnType<typeof createLiveHub>;
