import { Worker } from 'node:worker_threads';
import { limits, livePath } from '@pavilion/contract';
import WebSocket from 'ws';
import type { Product } from '../e2e/product';
import { kib, type Measurement, median, ms, repeat, residentBytes } from './measurement';
import { addressOf, connectAll, createVisitor, reconnectTimes, waitUntil } from './sockets';

const sockets = 2_000;
/** Client addresses: the gateway limits the sockets of one. */
const addresses = 8;
const rounds = 20;

/** A server of `ws` only. It sends each text that its thread receives to all sockets. */
const bareServer = `
  const { parentPort } = require('node:worker_threads');
  const { WebSocketServer } = require('ws');
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('listening', () => parentPort.postMessage(server.address().port));
  parentPort.on('message', (text) => {
    const bytes = Buffer.from(text);
    for (const client of server.clients) client.send(bytes, { binary: false });
  });
`;

/** Longer than a heartbeat or a visitor's snapshot and shorter than an announcement, bytes. */
const minAnnouncement = 120;

/** Opens sockets that only count the announcements they receive. */
const countAnnouncements = async (url: string) => {
  let received = 0;
  let last: Buffer | undefined;
  const opened = Array.from({ length: sockets }, (_, index) => {
    const socket = new WebSocket(url, {
      localAddress: addressOf(index, addresses),
      perMessageDeflate: false,
    });
    socket.on('message', (data: Buffer) => {
      if (data.length <= minAnnouncement) return;
      received += 1;
      last = data;
    });
    return socket;
  });
  await waitUntil(() => opened.every((socket) => socket.readyState === WebSocket.OPEN));
  const beat = setInterval(() => {
    for (const socket of opened) socket.send('{"id":0}');
  }, limits.heartbeatInterval);
  return {
    received: () => received,
    last: () => String(last),
    close: () => {
      clearInterval(beat);
      for (const socket of opened) socket.terminate();
    },
  };
};

/** Messages per second, from the first broadcast to the last message received. */
const rate = async (received: () => number, broadcast: () => unknown) => {
  const before = received();
  const start = performance.now();
  await Promise.all(Array.from({ length: rounds }, broadcast));
  await waitUntil(() => received() - before >= sockets * rounds);
  return (sockets * rounds * 1_000) / (performance.now() - start);
};

/** Rates of broadcasts by the gateway and by bare `ws`, alternating. */
const fanOut = async (product: Product, host: string) => {
  const title = { 'zh-CN': '测量', en: 'Measuring' };
  const announce = () => product.control('publish-notice', { title, body: title });
  const bareWorker = new Worker(bareServer, { eval: true });
  const port = await new Promise<number>((resolve) => bareWorker.once('message', resolve));
  const gateway = await countAnnouncements(host.replace('http', 'ws') + livePath);
  await announce();
  await waitUntil(() => gateway.received() === sockets);
  const text = gateway.last();
  const bare = await countAnnouncements(`ws://127.0.0.1:${port}`);
  const rates = await repeat(5, async () => ({
    gateway: await rate(gateway.received, announce),
    bare: await rate(bare.received, () => bareWorker.postMessage(text)),
  }));
  gateway.close();
  bare.close();
  await bareWorker.terminate();
  return { gateway: median(rates.map((each) => each.gateway)), bare: median(rates.map((each) => each.bare)) };
};

/** Reconnection after a restart, memory of a socket, and the rate of broadcasts. */
export const live = async (product: Product): Promise<Measurement> => {
  const host = product.url.replace('localhost', '127.0.0.1');
  const before = residentBytes(product.pid());
  const clients = Array.from({ length: sockets }, (_, index) =>
    createVisitor(host, addressOf(index, addresses)),
  );
  await connectAll(clients);
  const each = (residentBytes(product.pid()) - before) / sockets;

  await product.stop('SIGKILL');
  await product.restart();
  const times = await reconnectTimes(clients);
  for (const client of clients) client.live.close();

  const { gateway, bare } = await fanOut(product, host);
  const p95 = times[Math.floor(sockets * 0.95)]!;
  return {
    title: 'Sockets',
    method: `${sockets.toLocaleString('en')} sockets of the SDK, with the gateway on the same two cores. The gateway is killed and restarted; time counts from its first response. Reconnect delays are random, up to ${limits.live.backoff.max / 1000} s. Goals: p95 under 5 s; broadcast at 0.9 of the rate of bare ws or more. For the broadcast, sockets count messages from the gateway and from bare ws, alternating, median of 5; each of our announcements is also a request and a database row.`,
    columns: ['', 'measured'],
    rows: [
      ['all reconnected after a kill, p95', `${ms(p95)} ms`],
      ['memory per socket', `${kib(each)} KiB`],
      ['messages per second, ours', ms(gateway)],
      ['messages per second, bare ws', ms(bare)],
      ['ours / bare', (gateway / bare).toFixed(2)],
    ],
  };
};
