import { limits } from '@pavilion/contract';
import type { ClockPort, LiveSocket, Ports } from '../ports/ports';
import { backoffDelay, refusedDelay } from './backoff';
import { nextPhase, type SocketEvent, type SocketPhase } from './socket-phase';

/** Serves one connection. Nothing is called after `close`. */
export interface ConnectionHandlers {
  handleMessage(text: string): void;
  /** Whether the server has refused the connection, which it then closes. */
  isRefused(): boolean;
  /** Sends a message that the server answers. Called every 5 s, and when the page becomes visible again. */
  sendHeartbeat(): void;
  /** The connection has ended. Called exactly once. */
  close(): void;
}

export interface ReconnectingSocketOptions {
  readonly url: string;
  /** Called on every change of the phase; `connecting` can follow itself. It may close the socket or reconnect. */
  onPhase(phase: SocketPhase): void;
  /** A connection is up. The result serves this connection only, and so does `send`. */
  onOpen(send: (text: string) => void): ConnectionHandlers;
}

export interface ReconnectingSocket {
  /** Drops the current connection, if any, and opens a new one immediately. */
  reconnect(): void;
  /** Ends the connection and stops reconnecting. `onPhase` is not called. */
  close(): void;
}

/** Named timers; setting one again replaces it. */
const createTimers = <Name extends string>(clock: ClockPort) => {
  const timers: Partial<Record<Name, unknown>> = {};
  const unset = (name: Name) => clock.clearTimeout(timers[name]);
  return {
    set: (name: Name, ms: number, run: () => void) => {
      unset(name);
      timers[name] = clock.setTimeout(run, ms);
    },
    unset,
    clear: () => {
      for (const timer of Object.values(timers)) clock.clearTimeout(timer);
    },
  };
};

/**
 * A WebSocket that dials again whenever its connection is lost, and stays disconnected while the page is hidden.
 *
 * A browser can report a dead connection as open for minutes, so silence decides: every message proves the connection,
 * and 12.5 s (2.5 heartbeats) without one close it. There is never more than one socket, and events of a socket that was
 * dropped are ignored.
 * Requirements LIV-1 to LIV-3.
 */
export const createReconnectingSocket = (
  { clock, random, visibility, socket: sockets }: Pick<Ports, 'clock' | 'random' | 'visibility' | 'socket'>,
  { url, onPhase, onOpen }: ReconnectingSocketOptions,
): ReconnectingSocket => {
  const timers = createTimers<'timeout' | 'heartbeat' | 'probe' | 'retry'>(clock);
  let phase: SocketPhase = 'paused';
  let socket: LiveSocket | undefined;
  /** Defined while connected. */
  let handlers: ConnectionHandlers | undefined;
  /** Connections in a row that ended, or never opened, without a single message. */
  let failures = 0;
  /** Whether the server refused the last connection that was up. */
  let wasRefused = false;
  /** Counts phase changes and `close()`. A change during which `onPhase` caused the next one goes no further. */
  let changes = 0;

  const dispatch = (event: SocketEvent) => {
    const next = nextPhase(phase, event, visibility.isVisible());
    if (!next) return;
    if (next !== 'connected') dropConnection();
    phase = next;
    changes += 1;
    const change = changes;
    onPhase(next);
    if (change !== changes) return;
    if (next === 'connecting') dial();
    if (next === 'connected') serve();
    if (next === 'waiting') scheduleRetry();
  };

  const dial = () => {
    restartTimeout();
    try {
      const dialled = sockets.open(url, {
        onOpen: () => dialled === socket && dispatch('open'),
        onMessage: (text) => dialled === socket && handleMessage(text),
        onClose: () => dialled === socket && handleClose(),
      });
      socket = dialled;
    } catch {
      handleClose();
    }
  };

  const serve = () => {
    const connected = socket;
    restartTimeout();
    timers.set('heartbeat', limits.heartbeatInterval, beat);
    handlers = onOpen((text) => connected?.send(text));
  };

  const scheduleRetry = () => {
    const delay = wasRefused ? refusedDelay(random) : backoffDelay(failures, random);
    timers.set('retry', delay, () => dispatch('retry'));
    failures += 1;
  };

  const dropConnection = () => {
    timers.clear();
    socket?.close();
    socket = undefined;
    handlers?.close();
    handlers = undefined;
  };

  const handleMessage = (text: string) => {
    failures = 0;
    timers.unset('probe');
    restartTimeout();
    handlers?.handleMessage(text);
    // The handler may have dropped the connection, as a logout does.
    wasRefused = handlers?.isRefused() ?? wasRefused;
  };

  const handleClose = () => dispatch('close');

  const handleVisibility = (isVisible: boolean) => {
    if (isVisible && phase === 'connected') return probe();
    if (isVisible) failures = 0;
    dispatch(isVisible ? 'visible' : 'hidden');
  };

  const restartTimeout = () => timers.set('timeout', limits.live.deadAfter, handleClose);

  const beat = () => {
    timers.set('heartbeat', limits.heartbeatInterval, beat);
    handlers?.sendHeartbeat();
  };

  /** The connection may have died while the page was hidden and its timers were throttled: any message disproves it. */
  const probe = () => {
    timers.set('probe', limits.live.probe, handleClose);
    handlers?.sendHeartbeat();
  };

  const unsubscribe = visibility.onVisibilityChange(handleVisibility);
  handleVisibility(visibility.isVisible());

  return {
    reconnect: () => dispatch('reconnect'),
    close: () => {
      changes += 1;
      unsubscribe();
      dropConnection();
    },
  };
};
