import type { Notice } from '../entities/content';
import type { RoomYou } from '../entities/room';
import type { DepositState, WithdrawalState } from '../enumerations';
import { limits } from '../limits';
import {
  type LiveRefusal,
  type RoomDelta,
  type RoomRequest,
  type RoomResponse,
  roomIds,
} from './room-frames';
import type { SportsFrame, SportsRequest } from './sports-frames';

/** The path of the live socket. Requirement LIV-1. */
export const livePath = '/stream/ws/v1/handshake?clientType=web';

/**
 * The query parameter by which a client announces that it handles the frame `refused`. Others are refused at the handshake, with HTTP
 * 403 or 503: a client that ignores the frame counts it as a sign of a working connection and reconnects without a pause. Not a
 * subprotocol: browsers drop a connection whose server selects none, as servers that do not know it would.
 */
export const liveRefusals = { parameter: 'refusals', value: 'frame' } as const;

/**
 * The ids of frames. A frame is JSON text with an `id`, and its data in `msgData.data`.
 * Heartbeat and login: requirement LIV-2. The others are additions of Pavilion.
 */
export const liveIds = {
  /** Sent by the client every 5 s; the gateway responds with the same id. */
  heartbeat: limits.heartbeatId,
  /** Sent with token and body; the response has the speech rules or a rejection. */
  login: limits.loginMessageId,
  /** Sent on request of a client that has missed frames, after the connection opens, and after a login. */
  snapshot: 20000,
  /** The member's balance changed. */
  balance: 20001,
  /** A deposit order of the member changed its state. */
  deposit: 20002,
  /** An announcement was published. */
  notice: 20003,
  /** The session ended; the gateway then closes the socket. */
  sessionEnded: 20004,
  /** A withdrawal of the member changed its state. */
  withdrawal: 20005,
  /** The member's mailbox changed (topic `member`), or a mail to all members was published (topic `site`). */
  mail: 20006,
  /** A thread of the member with support has a new message or another state. */
  support: 20007,
  /** A deposit channel was opened or closed. */
  depositChannels: 20008,
  /**
   * The gateway refuses the address, the device, or all sockets during maintenance, with the code that a call gets; it then closes
   * the socket. Only for clients that announce `liveRefusals`.
   */
  refused: 20009,
} as const;

/** Who may chat in live rooms; each value is 0 until the gateway sends another. Requirement LIV-2. */
export interface SpeechRules {
  readonly speechStatus: number;
  readonly vipMax: number;
  readonly vipMin: number;
}

/** A frame from the client. */
export type LiveRequest =
  | { readonly id: typeof liveIds.heartbeat }
  /** `body` is the response of the member jwt call. */
  | { readonly id: typeof liveIds.login; readonly token: string; readonly body: { readonly jwt: string } }
  | { readonly id: typeof liveIds.snapshot }
  | RoomRequest
  | SportsRequest;

/** Sequences of pushed frames: one for all clients (`site`) and one per member. */
export const liveTopics = ['site', 'member'] as const;
/** A sequence of pushed frames. */
export type LiveTopic = (typeof liveTopics)[number];

/** The current sequence numbers and values; later deltas apply to them. */
export interface LiveSnapshot {
  readonly seq: Readonly<Record<LiveTopic, number>>;
  /** Decimal text; null for a visitor. */
  readonly balance: string | null;
}

/** The data of a delta, by frame id. */
export interface LiveDeltas {
  readonly [liveIds.balance]: { readonly balance: string };
  readonly [liveIds.deposit]: { readonly id: string; readonly state: DepositState };
  readonly [liveIds.notice]: Notice;
  readonly [liveIds.withdrawal]: { readonly id: string; readonly state: WithdrawalState };
  /** No value: the client requests the unread count, so that it cannot drift. */
  readonly [liveIds.mail]: Readonly<Record<string, never>>;
  /** The id of the thread. The client requests messages and counts, so that they cannot drift. */
  readonly [liveIds.support]: { readonly thread: string };
  /** No value: the client requests the open channels. */
  readonly [liveIds.depositChannels]: Readonly<Record<string, never>>;
  /** Whether the member may speak in a room, after a mute or its end and after a change of the rules. */
  readonly [roomIds.you]: { readonly room: string } & RoomYou;
}
/** The id of a delta frame. */
export type LiveDeltaId = keyof LiveDeltas;

/** The name of a delta frame in `liveIds`. */
export type LiveDeltaName = {
  [Name in keyof typeof liveIds]: (typeof liveIds)[Name] extends LiveDeltaId ? Name : never;
}[keyof typeof liveIds];

/** A pushed change. A gap in `seq` means that frames were missed: request a snapshot. */
export type LiveDelta = {
  readonly [Id in LiveDeltaId]: {
    readonly id: Id;
    readonly topic: LiveTopic;
    /** Increases by one with each frame of the topic. */
    readonly seq: number;
    readonly msgData: { readonly data: LiveDeltas[Id] };
  };
}[LiveDeltaId];

/** A frame from the gateway. */
export type LiveFrame =
  | { readonly id: typeof liveIds.heartbeat }
  | {
      readonly id: typeof liveIds.login;
      readonly msgData: { readonly data: SpeechRules } | { readonly refusal: LiveRefusal };
    }
  | { readonly id: typeof liveIds.snapshot; readonly msgData: { readonly data: LiveSnapshot } }
  | {
      readonly id: typeof liveIds.sessionEnded | typeof liveIds.refused;
      readonly msgData: { readonly data: LiveRefusal };
    }
  | LiveDelta
  | RoomResponse
  | RoomDelta
  | SportsFrame;

/** The close codes of the gateway; 4000 to 4999 are reserved for applications. */
export const liveCloseCodes = {
  /** The session ended. */
  sessionEnded: 4001,
  /** No frame arrived for 2.5 heartbeat intervals. */
  silent: 4002,
  /** Too many frames, or malformed ones. */
  misbehaved: 4003,
  /** Too many sockets of one member or one IP address. */
  tooMany: 4004,
  /** Calls of this address or device are refused, or the site is under maintenance. */
  refused: 4005,
} as const;
