import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { createConnection } from './connection';

const kib = 1024;

/** A connection whose client reads nothing until `read` is called. */
const createStalled = () => {
  let unsent = 0;
  let isTerminated = false;
  const ws = { OPEN: 1, readyState: 1, close: () => {}, terminate: () => (isTerminated = true) };
  const socket = {
    get writableLength() {
      return unsent;
    },
    write: (frame: Buffer) => {
      unsent += frame.length;
    },
  };
  const counts = { sent: 0, dropped: 0, cut: 0 };
  const connection = createConnection(
    ws as unknown as WebSocket,
    socket as unknown as Duplex,
    { address: '127.0.0.1', device: '', handlesRefusals: true },
    0,
    counts,
  );
  return {
    counts,
    write: (bytes: number) => connection.write(Buffer.alloc(bytes)),
    read: () => {
      unsent = 0;
    },
    isTerminated: () => isTerminated,
  };
};

describe('a client that reads too slowly', () => {
  it('[LIV-3] gets no further frame above 256 KiB of unsent ones, until it reads', () => {
    const client = createStalled();
    for (let each = 0; each < 5; each += 1) client.write(64 * kib);
    expect(client.counts).toEqual({ sent: 5, dropped: 0, cut: 0 });
    client.write(64 * kib);
    expect(client.counts).toEqual({ sent: 5, dropped: 1, cut: 0 });
    client.read();
    client.write(1);
    expect(client.counts).toEqual({ sent: 6, dropped: 1, cut: 0 });
    expect(client.isTerminated()).toBe(false);
  });

  it('[LIV-3] is terminated when it is more than 1 MiB behind, whatever the size of the frames', () => {
    const client = createStalled();
    let written = 0;
    while (!client.isTerminated() && written < 3 * kib * kib) {
      client.write(8 * kib);
      written += 8 * kib;
    }
    expect(client.counts.cut).toBe(1);
    expect(written).toBeGreaterThan(kib * kib);
    expect(written).toBeLessThan(kib * kib + 32 * kib);
  });

  it('[LIV-3] counts again from zero after it has read', () => {
    const client = createStalled();
    for (let round = 0; round < 5; round += 1) {
      for (let each = 0; each < 100; each += 1) client.write(8 * kib);
      client.read();
      client.write(1);
    }
    expect(client.isTerminated()).toBe(false);
    expect(client.counts.dropped).toBeGreaterThan(0);
  });
});
