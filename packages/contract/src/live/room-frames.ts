import type { Room, RoomMatch, RoomMessage, RoomRules, RoomTick, RoomYou } from '../entities/room';
import type { RoomReportReason, RoomTextRefusal } from '../enumerations';

/** The ids of the frames of live rooms. Requirement LIV-3. */
export const roomIds = {
  /** Joins a room and leaves the one before; the response has the room and its newest messages, or a rejection. */
  join: 30001,
  /** Leaves the room. Has no response. */
  leave: 30002,
  /** Sends a message; the response has the stored message, or why it was refused. */
  say: 30003,
  /** Reports a message of another member. */
  report: 30004,
  /** New messages, sent at most every 250 ms. */
  batch: 30010,
  /** Messages that are no longer shown. */
  removed: 30011,
  /** The number of viewers, sent at most every 5 s. */
  viewers: 30012,
  /** Who may speak, and how often. */
  rules: 30013,
  /** The room opened, ended, went into maintenance, or shows another match. */
  state: 30014,
  /** Whether the member may speak, in topic `member`. */
  you: 30015,
  /** What changed in the match, every second. */
  tick: 30020,
} as const;

/** A frame about rooms from the client. */
export type RoomRequest =
  /** `after` is the newest message that the client has: the response tells whether others are missing after it. */
  | { readonly id: typeof roomIds.join; readonly room: string; readonly after?: string }
  | { readonly id: typeof roomIds.leave; readonly room: string }
  /** `key` is random. A message that is sent again with the same key is stored once. */
  | { readonly id: typeof roomIds.say; readonly room: string; readonly key: string; readonly text: string }
  | {
      readonly id: typeof roomIds.report;
      readonly room: string;
      readonly message: string;
      readonly reason: RoomReportReason;
    };

/** Why the gateway rejects a frame. */
export interface LiveRefusal {
  /** A code of the error catalogue. */
  readonly code: number;
  readonly message: string;
  /** The data of the error, as a call has it, for example its `reason`. */
  readonly data?: unknown;
}

/** Why a message was refused. */
export interface RoomSayRefusal extends LiveRefusal {
  /** With 20504 roomTextRefused. */
  readonly reason?: RoomTextRefusal;
  /** Milliseconds until the member may speak again, with 20004 tooManyRequests. */
  readonly wait?: number;
  /** With 20503 roomMuted; null for good. */
  readonly mutedUntil?: string | null;
}

/** A room as a client joins it. */
export interface JoinedRoom extends Room {
  readonly rules: RoomRules;
  readonly you: RoomYou;
  /** Number of the last frame of the room; later ones count from it. */
  readonly seq: number;
  /** The newest visible messages, at most 50, oldest first. Any other message that a client has from that time on was removed. */
  readonly messages: readonly RoomMessage[];
  /** Whether messages are missing between `after` and these; without `after`, whether there are any before these. */
  readonly more: boolean;
}

/** The data of a frame that the gateway pushes to a room, by frame id. */
export interface RoomDeltas {
  readonly [roomIds.batch]: { readonly items: readonly RoomMessage[] };
  readonly [roomIds.removed]: { readonly ids: readonly string[] };
  readonly [roomIds.viewers]: { readonly viewers: number };
  readonly [roomIds.rules]: RoomRules;
  readonly [roomIds.state]: Pick<Room, 'state' | 'stream'> & { readonly match: RoomMatch | null };
  readonly [roomIds.tick]: RoomTick;
}
/** The id of a frame that is pushed to a room. */
export type RoomDeltaId = keyof RoomDeltas;

/** A frame pushed to a room. A gap in `seq` means that frames were missed: join again. */
export type RoomDelta = {
  readonly [Id in RoomDeltaId]: {
    readonly id: Id;
    readonly topic: 'room';
    readonly room: string;
    /** Increases by one with each frame of the room on this connection's gateway. */
    readonly seq: number;
    readonly msgData: { readonly data: RoomDeltas[Id] };
  };
}[RoomDeltaId];

/** A response to a frame about rooms. */
export type RoomResponse =
  | {
      readonly id: typeof roomIds.join;
      readonly room: string;
      readonly msgData: { readonly data: JoinedRoom } | { readonly refusal: LiveRefusal };
    }
  | {
      readonly id: typeof roomIds.say;
      readonly room: string;
      readonly key: string;
      readonly msgData: { readonly data: RoomMessage } | { readonly refusal: RoomSayRefusal };
    }
  | {
      readonly id: typeof roomIds.report;
      readonly room: string;
      readonly message: string;
      readonly msgData:
        | { readonly data: Readonly<Record<string, never>> }
        | { readonly refusal: LiveRefusal };
    };
