import { connect, createServer, type Socket } from 'node:net';

/** A proxy in front of the gateway that can cut open sockets without closing them, so that neither side notices. */
export interface BlackHole {
  readonly url: string;
  /** Drops all further data of the sockets that are open now. New sockets work. */
  cutSockets(): void;
  close(): Promise<void>;
}

/** A TCP proxy. A cut connection stays open and carries no data. */
export const createBlackHole = async (port: number): Promise<BlackHole> => {
  const sockets = new Set<Socket>();
  const upgraded = new Set<Socket>();
  const cut = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: 'localhost', port });
    const pipe = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (from === client && bytes.includes('/stream/ws/')) {
          upgraded.add(client);
          upgraded.add(upstream);
        }
        if (!cut.has(from)) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!cut.has(from)) to.destroy();
      });
    };
    pipe(client, upstream);
    pipe(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cutSockets: () => {
      for (const socket of upgraded) cut.add(socket);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
