import { type Client, createClient, type Ports, serverPorts } from '@pavilion/sdk';
import WebSocket from 'ws';

/** A loopback address for each share of the clients: the gateway limits the sockets of one address. */
export const addressOf = (index: number, addresses: number) => `127.0.0.${2 + (index % addresses)}`;

const socketFrom = (localAddress: string): Ports['socket'] => ({
  open: (url, { onOpen, onMessage, onClose }) => {
    const socket = new WebSocket(url, { localAddress, perMessageDeflate: false });
    let isClosedByClient = false;
    socket.on('open', () => isClosedByClient || onOpen());
    socket.on('message', (data) => isClosedByClient || onMessage(String(data)));
    socket.on('close', () => isClosedByClient || onClose());
    socket.on('error', () => {});
    return {
      send: (text) => socket.send(text),
      close: () => {
        isClosedByClient = true;
        socket.terminate();
      },
    };
  },
});

/** A visitor's client of the SDK in this process, connected from a loopback address. */
export const createVisitor = (host: string, address: string): Client =>
  createClient(
    { host, runtime: 'server' },
    {
      ...serverPorts(),
      visibility: {
        isVisible: () => true,
        onVisibilityChange: () => () => {},
        onFocusChange: () => () => {},
      },
      socket: socketFrom(address),
    },
  );

/** Waits until something holds; throws after two minutes. */
export const waitUntil = async (isDone: () => boolean) => {
  const deadline = Date.now() + 120_000;
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error('The sockets were not ready within two minutes.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Opens the socket of each client, and waits until all are connected. */
export const connectAll = async (clients: readonly Client[]): Promise<void> => {
  for (const client of clients) client.live.open();
  await waitUntil(() => clients.every((client) => client.live.state().status === 1));
};

/** How long after now each client is connected again, ms, ascending. */
export const reconnectTimes = async (clients: readonly Client[]): Promise<number[]> => {
  const start = performance.now();
  const times: number[] = [];
  const missing = new Set(clients);
  await waitUntil(() => {
    for (const client of missing) {
      if (client.live.state().status === 0) continue;
      missing.delete(client);
      times.push(performance.now() - start);
    }
    return missing.size === 0;
  });
  return times.sort((one, other) => one - other);
};
