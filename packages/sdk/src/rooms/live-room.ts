import type {
  JoinedRoom,
  LiveRefusal,
  RoomMessage,
  RoomReportReason,
  RoomRules,
  RoomYou,
} from '@pavilion/contract';
import type { Unsubscribe } from '../ports/ports';

/**
 * `idle`: not joined; `joining`: also after the connection was lost, with what was received before it; `joined`: the state
 * is current; `refused`: see `refusal`.
 */
export type LiveRoomPhase = 'idle' | 'joining' | 'joined' | 'refused';

/** A message that the gateway has not confirmed yet. */
export interface SendingMessage {
  readonly key: string;
  readonly text: string;
}

/** What a page shows of a live room. Requirement LIV-3. */
export interface LiveRoomState {
  readonly phase: LiveRoomPhase;
  /** Why the room could not be joined, such as 600101 liveMaintenance. */
  readonly refusal: LiveRefusal | null;
  /** Null until the room was joined for the first time. */
  readonly room: Omit<JoinedRoom, 'seq' | 'messages' | 'more' | 'rules' | 'you'> | null;
  /** Null until the room was joined for the first time. */
  readonly rules: RoomRules | null;
  /** Null until the room was joined for the first time. */
  readonly you: RoomYou | null;
  /** Oldest first. */
  readonly messages: readonly RoomMessage[];
  /** Whether `roomMessages` has messages before these. */
  readonly hasEarlier: boolean;
  /** The own messages on their way, oldest first. */
  readonly sending: readonly SendingMessage[];
}

/** A live room over the socket of a client. Requirement LIV-3. */
export interface LiveRoom {
  readonly id: string;
  state(): LiveRoomState;
  /** Calls the listener on each change of the state. */
  subscribe(listener: (state: LiveRoomState) => void): Unsubscribe;
  /** Opens the socket if needed, and joins the room now and after each reconnection until `leave()`. */
  join(): void;
  /** Leaves the room and resets the state. Messages on their way reject as cancelled. */
  leave(): void;
  /**
   * Sends a message, again after a lost connection. It then appears in `messages`.
   * @param key of an earlier attempt at the same message, which is stored once
   * @throws SdkError with the code of the refusal; its data is a `RoomSayRefusal`
   */
  say(text: string, key?: string): Promise<RoomMessage>;
  /**
   * Reports a message of another member.
   * @throws SdkError with the code of the refusal
   */
  report(message: string, reason: RoomReportReason): Promise<void>;
}

export const idleRoom: LiveRoomState = {
  phase: 'idle',
  refusal: null,
  room: null,
  rules: null,
  you: null,
  messages: [],
  hasEarlier: false,
  sending: [],
};
