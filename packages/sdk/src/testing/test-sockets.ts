import type { LiveFrame, LiveRequest } from '@pavilion/contract';
import type { SocketPort } from '../ports/ports';

/** The far end of a socket, in the hands of a test. */
export interface TestLine {
  readonly url: string;
  /** What the client sent, oldest first. */
  readonly sent: LiveRequest[];
  /** Whether the client has let go of it. */
  isLetGo(): boolean;
  /** Lets the socket come to be. */
  open(): void;
  /** Says something to the client: a frame, or any text. */
  say(frame: LiveFrame | string): void;
  /** Ends the socket, as a gateway does that goes away. */
  end(): void;
}

/** Sockets without a network. A line that nobody speaks on is a black hole. */
export interface TestSockets extends SocketPort {
  /** Every line that was opened, oldest first. */
  readonly lines: TestLine[];
  /** The newest. */
  line(): TestLine;
}

/** Sockets whose far end the test holds. */
export const createTestSockets = (): TestSockets => {
  const lines: TestLine[] = [];
  return {
    lines,
    line: () => {
      const line = lines.at(-1);
      if (!line) throw new Error('No socket was opened.');
      return line;
    },
    open: (url, { opened, said, ended }) => {
      const sent: LiveRequest[] = [];
      let isLetGo = false;
      lines.push({
        url,
        sent,
        isLetGo: () => isLetGo,
        open: opened,
        say: (frame) => said(typeof frame === 'string' ? frame : JSON.stringify(frame)),
        end: ended,
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
