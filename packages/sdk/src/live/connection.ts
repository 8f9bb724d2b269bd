import type { RoomRequest, SportsRequest } from '@pavilion/contract';
import type { Ports } from '../ports/ports';
import type { Session } from '../session/session';
import { liveOff } from './live';
import { createLiveProtocol, type LiveProtocol, type LiveProtocolOptions } from './live-protocol';
import { createReconnectingSocket } from './reconnecting-socket';

export interface ConnectionOptions extends LiveProtocolOptions {
  readonly url: string;
  readonly session: Pick<Session, 'token' | 'subscribe'>;
}

export interface Connection {
  /** Sends a frame about rooms or sports prices, if the connection serves the current visitor or member. */
  send(request: RoomRequest | SportsRequest): void;
  close(): void;
}

/**
 * Runs the live protocol over a socket that reconnects. Every connection starts over: login, snapshot, then frames.
 * Requirements LIV-1 to LIV-3.
 */
export const createConnection = (
  ports: Pick<Ports, 'clock' | 'random' | 'visibility' | 'socket'>,
  options: ConnectionOptions,
): Connection => {
  let protocol: LiveProtocol | undefined;
  /** Whether a connection of this member has opened before. */
  let wasConnected = false;

  const socket = createReconnectingSocket(ports, {
    url: options.url,
    onPhase: (phase) => options.onState({ ...liveOff, status: phase === 'connected' ? 1 : 0, phase }),
    onOpen: (send) => {
      protocol = createLiveProtocol(options, send, wasConnected);
      wasConnected = true;
      void protocol.logIn();
      return protocol;
    },
  });

  const unsubscribe = options.session.subscribe(({ hadToken }) => {
    if (hadToken) {
      // One connection serves one member, so that frames meant for one never reach the next.
      socket.reconnect();
      wasConnected = false;
    } else void protocol?.logIn();
  });

  return {
    send: (request) => protocol?.send(request),
    close: () => {
      unsubscribe();
      socket.close();
    },
  };
};
