import type { LiveDeltas, liveIds, SpeechRules } from '@pavilion/contract';
import type { Unsubscribe } from '../ports/ports';

/**
 * How the line is, beyond connected or not. `off`: not asked for; `connecting`; `connected`; `waiting`: for the moment
 * of the next try; `paused`: until the page is seen again.
 */
export type LivePhase = 'off' | 'connecting' | 'connected' | 'waiting' | 'paused';

/** What one may show of the socket. Source: LIV-1, LIV-2. */
export interface LiveState {
  /** 0 disconnected, 1 connected. */
  readonly status: 0 | 1;
  readonly phase: LivePhase;
  /** Whether the login was sent with the member's body. */
  readonly loggedIn: boolean;
  /** Each 0 until the gateway's answer to the login. */
  readonly rules: SpeechRules;
}

export const liveOff: LiveState = {
  status: 0,
  phase: 'off',
  loggedIn: false,
  rules: { speechStatus: 0, vipMax: 0, vipMin: 0 },
};

/** What the gateway told. */
export type LivePush =
  /** Where things stand. `missed`: something may have happened unheard, so fetch anew what is shown. */
  | { readonly kind: 'snapshot'; readonly balance: string | null; readonly missed: boolean }
  | ({ readonly kind: 'balance' } & LiveDeltas[typeof liveIds.balance])
  | ({ readonly kind: 'deposit' } & LiveDeltas[typeof liveIds.deposit])
  | ({ readonly kind: 'withdrawal' } & LiveDeltas[typeof liveIds.withdrawal])
  | { readonly kind: 'notice'; readonly notice: LiveDeltas[typeof liveIds.notice] };

/**
 * The socket that tells a page what happens while it is open.
 * Source: sections 4 and 7 of the specification (LIV-1 to LIV-3).
 */
export interface Live {
  state(): LiveState;
  /** Hears each change of the state; stays when the socket is closed. */
  subscribe(listener: (state: LiveState) => void): Unsubscribe;
  /** Hears what the gateway tells, until `close()`. */
  on(listener: (push: LivePush) => void): Unsubscribe;
  /** Connects, and stays connected until `close()`. A second call changes nothing. */
  open(): void;
  /** Disconnects; the message handlers and the login flag are gone. */
  close(): void;
}
