import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { limits, livePath } from '@pavilion/contract';
import { type Client, createClient, type Ports, serverPorts } from '@pavilion/sdk';
import WebSocket from 'ws';
import type { Product } from '../e2e/product';
import { type Measurement, median, ms, repeat } from './measurement';

const sockets = 2_000;
/** An address may have so many that the sockets are spread over a few. */
const addresses = 8;
const rounds = 20;

const addressOf = (index: number) => `127.0.0.${2 + (index % addresses)}`;

const socketFrom = (localAddress: string): Ports['socket'] => ({
  open: (url, { onOpen, onMessage, onClose }) => {
    const line = new WebSocket(url, { localAddress, perMessageDeflate: false });
    let isHeard = true;
    line.on('open', () => isHeard && onOpen());
    line.on('message', (data) => isHeard && onMessage(String(data)));
    line.on('close', () => isHeard && onClose());
    line.on('error', () => {});
    return {
      send: (text) => line.send(text),
      close: () => {
        isHeard = false;
        line.terminate();
      },
    };
  },
});

const visitor = (host: string, index: number): Client =>
  createClient(
    { host, runtime: 'server' },
    {
      ...serverPorts(),
      visibility: {
        isVisible: () => true,
        onVisibilityChange: () => () => {},
        onFocusChange: () => () => {},
      },
      socket: socketFrom(addressOf(index)),
    },
  );

const residentKib = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

const until = async (isDone: () => boolean) => {
  const deadline = Date.now() + 120_000;
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error('The sockets did not come to it within two minutes.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** A server of `ws` and nothing else, which sends a text to all when it is told to. */
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

/** Longer than a heartbeat or a visitor's snapshot, bytes; an announcement is longer. */
const shortest = 120;

/** Sockets that count what they hear and do nothing else with it. */
const listenTo = async (url: string) => {
  let heard = 0;
  let last: Buffer | undefined;
  const lines = Array.from({ length: sockets }, (_, index) => {
    const line = new WebSocket(url, { localAddress: addressOf(index), perMessageDeflate: false });
    line.on('message', (data: Buffer) => {
      if (data.length <= shortest) return;
      heard += 1;
      last = data;
    });
    return line;
  });
  await until(() => lines.every((line) => line.readyState === WebSocket.OPEN));
  const beat = setInterval(() => {
    for (const line of lines) line.send('{"id":0}');
  }, limits.heartbeatInterval);
  return {
    heard: () => heard,
    last: () => String(last),
    close: () => {
      clearInterval(beat);
      for (const line of lines) line.terminate();
    },
  };
};

/** Messages a second from the first telling to the last hearing. */
const rate = async (heard: () => number, tell: () => unknown) => {
  const before = heard();
  const start = performance.now();
  await Promise.all(Array.from({ length: rounds }, tell));
  await until(() => heard() - before >= sockets * rounds);
  return (sockets * rounds * 1_000) / (performance.now() - start);
};

/** All are told the same by the gateway and by bare `ws`, in turn. */
const fanOut = async (product: Product, host: string) => {
  const title = { 'zh-CN': '测量', en: 'Measuring' };
  const announce = () => product.control('publish-notice', { title, body: title });
  const bareWorker = new Worker(bareServer, { eval: true });
  const port = await new Promise<number>((resolve) => bareWorker.once('message', resolve));
  const ours = await listenTo(host.replace('http', 'ws') + livePath);
  await announce();
  await until(() => ours.heard() === sockets);
  const text = ours.last();
  const bare = await listenTo(`ws://127.0.0.1:${port}`);
  const rates = await repeat(5, async () => ({
    ours: await rate(ours.heard, announce),
    bare: await rate(bare.heard, () => bareWorker.postMessage(text)),
  }));
  ours.close();
  bare.close();
  await bareWorker.terminate();
  return { ours: median(rates.map((each) => each.ours)), bare: median(rates.map((each) => each.bare)) };
};

/** How sockets come back after a restart, what one costs, and how fast all are told the same. */
export const live = async (product: Product): Promise<Measurement> => {
  const host = product.url.replace('localhost', '127.0.0.1');
  const before = residentKib(product.pid());
  const clients = Array.from({ length: sockets }, (_, index) => {
    const client = visitor(host, index);
    client.live.open();
    return client;
  });
  const areOpen = () => clients.every((client) => client.live.state().status === 1);
  await until(areOpen);
  const each = (residentKib(product.pid()) - before) / sockets;

  await product.stop('SIGKILL');
  await product.restart();
  const start = performance.now();
  const times: number[] = [];
  const back = new Set<Client>();
  await until(() => {
    for (const client of clients) {
      if (back.has(client) || client.live.state().status === 0) continue;
      back.add(client);
      times.push(performance.now() - start);
    }
    return back.size === sockets;
  });
  for (const client of clients) client.live.close();

  const { ours, bare } = await fanOut(product, host);
  const p95 = times.sort((one, other) => one - other)[Math.floor(sockets * 0.95)]!;
  return {
    title: 'Sockets',
    method: `${sockets.toLocaleString('en')} sockets of the SDK, with the gateway on the same two cores. The gateway is killed and restarted; time counts from its first response. Reconnect delays are random, up to ${limits.live.backoff.max / 1000} s. Goals: p95 under 5 s; broadcast at 0.9 of the rate of bare ws or more. For the broadcast, sockets count messages from the gateway and from bare ws, alternating, median of 5; each of our announcements is also a request and a database row.`,
    columns: ['', 'measured'],
    rows: [
      ['all reconnected after a kill, p95', `${ms(p95)} ms`],
      ['memory per socket', `${each.toFixed(1)} KiB`],
      ['messages per second, ours', ms(ours)],
      ['messages per second, bare ws', ms(bare)],
      ['ours / bare', (ours / bare).toFixed(2)],
    ],
  };
};
