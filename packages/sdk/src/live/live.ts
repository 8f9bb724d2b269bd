import type { LiveDeltas, liveIds, SpeechRules } from '@pavilion/contract';
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

/** A message from the gateway. */
export type LivePush =
  /** The current values. `missedFrames`: earlier messages may have been lost, so refetch whatever is displayed. */
  | { readonly kind: 'snapshot'; readonly balance: string | null; readonly missedFrames: boolean }
  | ({ readonly kind: 'balance' } & LiveDeltas[typeof liveIds.balance])
  | ({ readonly kind: 'deposit' } & LiveDeltas[typeof liveIds.deposit])
  | ({ readonly kind: 'withdrawal' } & LiveDeltas[typeof liveIds.withdrawal])
  | { readonly kind: 'notice'; readonly notice: LiveDeltas[typeof liveIds.notice] }
  | { readonly kind: 'mail' }
  | ({ readonly kind: 'support' } & LiveDeltas[typeof liveIds.support]);

/** The socket over which the gateway notifies an open page of changes. Requirements LIV-1 to LIV-3. */
export interface Live {
  state(): LiveState;
  /** Calls the listener on each change of the state. The subscription survives `close()`. */
  subscribe(listener: (state: LiveState) => void): Unsubscribe;
  /** Calls the listener with each message of the gateway. `close()` removes it. */
  on(listener: (push: LivePush) => void): Unsubscribe;
  /** Connects, and reconnects as needed until `close()`. Does nothing when already open. */
  open(): void;
  /** Disconnects, removes the message listeners and resets the state. */
  close(): void;
}
