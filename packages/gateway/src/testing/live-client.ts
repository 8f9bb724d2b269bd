import { type LiveFrame, type LiveRequest, livePath } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import WebSocket from 'ws';

/** A socket that keeps what it was told. */
export interface LiveClient {
  /** Everything that came so far. */
  readonly frames: LiveFrame[];
  send(request: LiveRequest | string): void;
  /** Waits for the next frame of an id that was not taken yet. */
  next(id: number): Promise<LiveFrame>;
  /** The code that it was closed with. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Opens a socket to a listening gateway; rejects with what the gateway answered instead. */
export const openLive = async (
  app: FastifyInstance,
  options: { headers?: Record<string, string> } = {},
): Promise<LiveClient> => {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, options);
  const frames: LiveFrame[] = [];
  const untaken: LiveFrame[] = [];
  let wake = () => {};
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as LiveFrame;
    frames.push(frame);
    untaken.push(frame);
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
        const at = untaken.findIndex((frame) => frame.id === id);
        const [found] = at < 0 ? [] : untaken.splice(at, 1);
        if (found) return found;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    close: () => socket.close(),
  };
};
