import type { LivePhase } from './live';

/** The phases of an open `Live`; `off` means that there is no reconnecting socket at all. */
export type SocketPhase = Exclude<LivePhase, 'off'>;

export type SocketEvent =
  | 'open'
  /** Closed, failed to open, or silent for too long. */
  | 'close'
  /** The wait for the next attempt is over. */
  | 'retry'
  /** Visibility of the page. */
  | 'visible'
  | 'hidden'
  /** The caller requests a new connection, in any phase. */
  | 'reconnect';

/** An event that a phase does not list is ignored in that phase. */
const transitions: Readonly<Record<SocketPhase, Partial<Record<SocketEvent, SocketPhase>>>> = {
  connecting: { open: 'connected', close: 'waiting' },
  connected: { close: 'waiting' },
  waiting: { retry: 'connecting', visible: 'connecting', hidden: 'paused' },
  paused: { visible: 'connecting', hidden: 'paused' },
};

/**
 * The state machine of a reconnecting socket: the phase that follows, or undefined when the event is ignored.
 * Requirements LIV-1, LIV-3.
 */
export const nextPhase = (
  phase: SocketPhase,
  event: SocketEvent,
  isPageVisible: boolean,
): SocketPhase | undefined => {
  if (event === 'reconnect') return 'connecting';
  const next = transitions[phase][event];
  // A hidden page does not retry: it pauses until it is visible.
  return next === 'waiting' && !isPageVisible ? 'paused' : next;
};
