import { connect, createServer, type Socket } from 'node:net';

/** A way to the gateway on which open sockets can be cut without anybody being told. */
export interface BlackHole {
  readonly url: string;
  /** Whatever is sent on the sockets that are open is swallowed from now on, for ever; new ones pass. */
  cutSockets(): void;
  close(): Promise<void>;
}

/** A TCP proxy. A line that was cut stays open, and dead. */
export const createBlackHole = async (port: number): Promise<BlackHole> => {
  const lines = new Set<Socket>();
  const upgraded = new Set<Socket>();
  const dead = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect({ host: 'localhost', port });
    const join = (from: Socket, to: Socket) => {
      lines.add(from);
      from.on('data', (bytes) => {
        if (from === near && bytes.includes('/stream/ws/')) {
          upgraded.add(near);
          upgraded.add(far);
        }
        if (!dead.has(from)) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        lines.delete(from);
        if (!dead.has(from)) to.destroy();
      });
    };
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cutSockets: () => {
      for (const line of upgraded) dead.add(line);
    },
    close: () => {
      for (const line of lines) line.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
