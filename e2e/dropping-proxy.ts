import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to the gateway that can silently drop all further traffic of open sockets, without closing them. */
export interface DroppingProxy {
  readonly url: string;
  /** Drops all further traffic of the WebSockets that are open now. New ones work. */
  dropOpenSockets(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free port. `port` is that of the gateway on this machine. */
export const createDroppingProxy = async (port: number): Promise<DroppingProxy> => {
  const sockets = new Set<Socket>();
  const upgraded = new Set<Socket>();
  const dropped = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: 'localhost', port });
    const pipe = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (from === client && bytes.includes('/stream/ws/')) {
          upgraded.add(client);
          upgraded.add(upstream);
        }
        if (!dropped.has(from)) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!dropped.has(from)) to.destroy();
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
    dropOpenSockets: () => {
      for (const socket of upgraded) dropped.add(socket);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
