import type {
  LiveDeltaName,
  LiveDeltas,
  liveIds,
  RoomRequest,
  SpeechRules,
  SportsRequest,
} from '@pavilion/contract';
import type { Unsubscribe } from '../ports/ports';

/**
 * `off`: not opened; `connecting`; `connected`; `waiting`: for the next attempt to connect; `paused`: until the page is
 * shown again.
 */
export type LivePhase = 'off' | 'connecting' | 'connected' | 'waiting' | 'paused';

/** The state of the live socket. Requirements LIV-1, LIV-2. */
export interface LiveState {
  /** 0 disconnected, 1 connected. */
  readonly status: 0 | 1;
  readonly phase: LivePhase;
  /** Whether the login message was sent on the current connection. */
  readonly loggedIn: boolean;
  /** Each 0 until the gateway answers the login. */
  readonly rules: SpeechRules;
}

export const liveOff: LiveState = {
  status: 0,
  phase: 'off',
  loggedIn: false,
  rules: { speechStatus: 0, vipMax: 0, vipMin: 0 },
};

type LiveIds = typeof liveIds;

/** Frames whose message is the data of the frame. */
type PlainDeltaName = Exclude<LiveDeltaName, 'notice' | 'mail' | 'depositChannels'>;

/** A message from the gateway; its `kind` is the name of the frame in `liveIds`. */
export type LivePush =
  /** The current values. `missedFrames`: earlier messages may have been lost, so refetch whatever is displayed. */
  | { readonly kind: 'snapshot'; readonly balance: string | null; readonly missedFrames: boolean }
  | { [Name in PlainDeltaName]: { readonly kind: Name } & LiveDeltas[LiveIds[Name]] }[PlainDeltaName]
  | { readonly kind: 'notice'; readonly notice: LiveDeltas[LiveIds['notice']] }
  /** `isOwn`: to this member alone, otherwise to all. */
  | { readonly kind: 'mail'; readonly isOwn: boolean }
  /** A deposit channel was opened or closed. */
  | { readonly kind: 'depositChannels' };

/** What happens on the socket that concerns live rooms. */
export type LiveRoomEvent =
  /** The connection serves the current visitor or member, or frames to the member may have been missed: join again. */
  | { readonly kind: 'ready' }
  /** The connection has ended. */
  | { readonly kind: 'closed' }
  /** A frame about rooms, not validated. */
  | { readonly kind: 'frame'; readonly frame: Readonly<Record<string, unknown>> };

/** What happens on the socket that concerns sports prices: as `LiveRoomEvent`, with frames about prices. */
export type LiveSportsEvent = LiveRoomEvent;

/** The frames about live rooms, for `createLiveRoom`. */
export interface LiveRoomChannel {
  /** Sends a frame unless the connection is not ready. */
  send(request: RoomRequest): void;
  /** The subscription survives `close()`. */
  subscribe(listener: (event: LiveRoomEvent) => void): Unsubscribe;
}

/** The frames about sports prices. */
export interface LiveSportsChannel {
  /** Sends a frame unless the connection is not ready. */
  send(request: SportsRequest): void;
  /** The subscription survives `close()`. */
  subscribe(listener: (event: LiveSportsEvent) => void): Unsubscribe;
}

/** The socket over which the gateway notifies an open page of changes. Requirements LIV-1 to LIV-3. */
export interface Live {
  state(): LiveState;
  /** Calls the listener on each change of the state. The subscription survives `close()`. */
  subscribe(listener: (state: LiveState) => void): Unsubscribe;
  /** Calls the listener with each message of the gateway. `close()` removes it. */
  on(listener: (push: LivePush) => void): Unsubscribe;
  /** The frames about live rooms; see `createLiveRoom` of `@pavilion/sdk/react/rooms`. */
  readonly rooms: LiveRoomChannel;
  /** The frames about sports prices. */
  readonly sports: LiveSportsChannel;
  /** Connects, and reconnects as needed until `close()`. Does nothing when already open. */
  open(): void;
  /** Disconnects, removes the message listeners and resets the state. */
  close(): void;
}
