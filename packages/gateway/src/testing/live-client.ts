import { type LiveFrame, type LiveRequest, livePath, liveRefusals } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import WebSocket from 'ws';

/** A socket that records the frames it receives. */
export interface LiveClient {
  /** All frames received so far. */
  readonly frames: LiveFrame[];
  send(request: LiveRequest | string): void;
  /** Waits for the next frame with an id. Each frame is returned once. */
  next(id: number): Promise<LiveFrame>;
  /** The code that it was closed with. */
  readonly closed: Promise<number>;
  /** Reads nothing from now on; what is sent still goes out. */
  pause(): void;
  close(): void;
}

const { parameter, value } = liveRefusals;

/**
 * Opens a socket to a listening gateway; rejects with the HTTP error of the gateway.
 *
 * @param options.path that of a client that handles refusals, by default.
 */
export const openLive = async (
  app: FastifyInstance,
  {
    path = `${livePath}&${parameter}=${value}`,
    ...options
  }: { headers?: Record<string, string>; path?: string } = {},
): Promise<LiveClient> => {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
  const frames: LiveFrame[] = [];
  const unread: LiveFrame[] = [];
  let wake = () => {};
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as LiveFrame;
    frames.push(frame);
    unread.push(frame);
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    frames,
    closed,
    send: (request) => socket.send(typeof request === 'string' ? request : JSON.stringify(request)),
    next: async (id) => {
      for (;;) {
        const at = unread.findIndex((frame) => frame.id === id);
        const [found] = at < 0 ? [] : unread.splice(at, 1);
        if (found) return found;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    pause: () => socket.pause(),
    close: () => {
      // A paused socket would not notice its end.
      socket.resume();
      socket.close();
    },
  };
};
