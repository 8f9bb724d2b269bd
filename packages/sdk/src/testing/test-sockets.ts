import type { LiveFrame, LiveRequest } from '@pavilion/contract';
import type { SocketPort } from '../ports/ports';

/** The gateway's end of a socket, controlled by a test. */
export interface TestSocket {
  readonly url: string;
  /** The frames that the client sent, oldest first. */
  readonly sent: LiveRequest[];
  /** Whether the client has closed the socket. */
  isClosedByClient(): boolean;
  /** Accepts the connection. */
  open(): void;
  /** Delivers a frame, or any text, to the client. */
  deliver(frame: LiveFrame | string): void;
  /** Closes the socket from the gateway's side. */
  close(): void;
}

/** Sockets without a network. A socket that the test does not control never opens and delivers nothing. */
export interface TestSockets extends SocketPort {
  /** Every socket that the client opened, oldest first. */
  readonly opened: TestSocket[];
  /** The socket that the client opened last; throws if there is none. */
  latest(): TestSocket;
}

/** Creates sockets whose gateway's end a test controls. */
export const createTestSockets = (): TestSockets => {
  const opened: TestSocket[] = [];
  return {
    opened,
    latest: () => {
      const socket = opened.at(-1);
      if (!socket) throw new Error('No socket was opened.');
      return socket;
    },
    open: (url, { onOpen, onMessage, onClose }) => {
      const sent: LiveRequest[] = [];
      let isClosedByClient = false;
      opened.push({
        url,
        sent,
        isClosedByClient: () => isClosedByClient,
        open: onOpen,
        deliver: (frame) => onMessage(typeof frame === 'string' ? frame : JSON.stringify(frame)),
        close: onClose,
      });
      return {
        send: (text) => {
          sent.push(JSON.parse(text) as LiveRequest);
        },
        close: () => {
          isClosedByClient = true;
        },
      };
    },
  };
};
