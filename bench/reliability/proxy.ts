import { connect, createServer, type Socket } from 'node:net';

/**
 * `close` ends every connection and rejects new ones, `reset` resets them, `drop-responses` passes requests on and drops
 * every response, `stall` holds all data back, `slow` delays it.
 */
export type Fault = 'close' | 'reset' | 'drop-responses' | 'stall' | 'slow';
export const faults: readonly Fault[] = ['close', 'reset', 'drop-responses', 'stall', 'slow'];

/** A TCP proxy that can inject faults. */
export interface Proxy {
  port: number;
  /** Applies until `clear`. */
  inject(fault: Fault): void;
  /** Ends the fault. Connections that missed responses are reset, since their streams are incomplete. */
  clear(): void;
  close(): Promise<void>;
}

/** Delay of a slow connection, ms. */
const delay = 30;

interface Pair {
  client: Socket;
  server: Socket;
}

export const openProxy = async (target: { host: string; port: number }): Promise<Proxy> => {
  const pairs = new Set<Pair>();
  let fault: Fault | undefined;
  let held: (() => void)[] = [];

  const drop = ({ client, server }: Pair) => {
    client.resetAndDestroy();
    server.resetAndDestroy();
  };

  const pass = (from: Socket, to: Socket, isResponse: boolean) => {
    // Keeps the order of chunks while faults come and go.
    let last = Promise.resolve();
    from.on('data', (chunk) => {
      if (fault === 'drop-responses' && isResponse) return;
      const gate =
        fault === 'stall'
          ? new Promise<void>((resolve) => held.push(resolve))
          : fault === 'slow'
            ? new Promise<void>((resolve) => setTimeout(resolve, delay))
            : undefined;
      last = last.then(async () => {
        await gate;
        if (!to.destroyed) to.write(chunk);
      });
    });
    from.on('end', () => last.then(() => to.end()));
  };

  const listener = createServer((client) => {
    if (fault === 'close' || fault === 'reset') {
      client.resetAndDestroy();
      return;
    }
    const server = connect(target);
    const pair = { client, server };
    pairs.add(pair);
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        client.destroy();
        server.destroy();
      });
    }
    pass(client, server, false);
    pass(server, client, true);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    inject(next) {
      fault = next;
      if (next === 'close')
        for (const { client, server } of pairs) for (const side of [client, server]) side.end();
      if (next === 'reset') for (const pair of pairs) drop(pair);
    },
    clear() {
      if (fault === 'drop-responses') for (const pair of pairs) drop(pair);
      fault = undefined;
      for (const release of held) release();
      held = [];
    },
    close: () =>
      new Promise((resolve) => {
        for (const pair of pairs) drop(pair);
        listener.close(() => resolve());
      }),
  };
};
