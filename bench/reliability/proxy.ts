import { connect, createServer, type Socket } from 'node:net';

/**
 * What happens on a line: `cut` ends every connection and takes no new one, `reset` breaks them, `deaf` lets what is sent
 * through and swallows every answer, `stall` holds everything back, `slow` delays it.
 */
export type Fault = 'cut' | 'reset' | 'deaf' | 'stall' | 'slow';
export const faults: readonly Fault[] = ['cut', 'reset', 'deaf', 'stall', 'slow'];

/** A line to a server that can be spoiled. */
export interface Proxy {
  port: number;
  /** Spoils the line until it is mended. */
  spoil(fault: Fault): void;
  /** Lets it work again. Connections whose answers were swallowed are reset, since they make no sense any more. */
  mend(): void;
  close(): Promise<void>;
}

/** How late everything is on a slow line, ms. */
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

  const pass = (from: Socket, to: Socket, isAnswer: boolean) => {
    // In the order in which it came, whatever happens to the line meanwhile.
    let last = Promise.resolve();
    from.on('data', (chunk) => {
      if (fault === 'deaf' && isAnswer) return;
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
    if (fault === 'cut' || fault === 'reset') {
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
    spoil(next) {
      fault = next;
      if (next === 'cut')
        for (const { client, server } of pairs) for (const side of [client, server]) side.end();
      if (next === 'reset') for (const pair of pairs) drop(pair);
    },
    mend() {
      if (fault === 'deaf') for (const pair of pairs) drop(pair);
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
