import type { LiveFrame, LiveRequest } from '@pavilion/contract';
import type { SocketPort } from '../ports/ports';

/** The gateway's end of a socket, controlled by a test. */
export interface TestLine {
  readonly url: string;
  /** The frames that the client sent, oldest first. */
  readonly sent: LiveRequest[];
  /** Whether the client has closed it. */
  isLetGo(): boolean;
  /** Opens the connection. */
  open(): void;
  /** Sends a frame, or any text, to the client. */
  say(frame: LiveFrame | string): void;
  /** Closes the socket from the gateway's side. */
  end(): void;
}

/** Sockets without a network. A line that the test does not answer on is a black hole. */
export interface TestSockets extends SocketPort {
  /** Every line that was opened, oldest first. */
  readonly lines: TestLine[];
  /** The newest line. */
  line(): TestLine;
}

/** Creates sockets whose gateway's end a test controls. */
export const createTestSockets = (): TestSockets => {
  const lines: TestLine[] = [];
  return {
    lines,
    line: () => {
      const line = lines.at(-1);
      if (!line) throw new Error('No socket was opened.');
      return line;
    },
    open: (url, { onOpen, onMessage, onClose }) => {
      const sent: LiveRequest[] = [];
      let isLetGo = false;
      lines.push({
        url,
        sent,
        isLetGo: () => isLetGo,
        open: onOpen,
        say: (frame) => onMessage(typeof frame === 'string' ? frame : JSON.stringify(frame)),
        end: onClose,
      });
      return {
        send: (text) => {
          sent.push(JSON.parse(text) as LiveRequest);
        },
        close: () => {
          isLetGo = true;
        },
      };
    },
  };
};
