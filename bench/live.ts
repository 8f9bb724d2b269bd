import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { limits } from '@pavilion/contract';
import { type Client, createClient, type Ports, serverPorts } from '@pavilion/sdk';
import WebSocket from 'ws';
import type { Product } from '../e2e/product';
import { type Measurement, ms } from './measurement';

const sockets = 2_000;
/** An address may have so many that the sockets are spread over a few. */
const addresses = 8;
const rounds = 20;

const socketFrom = (localAddress: string): Ports['socket'] => ({
  open: (url, { opened, said, ended }) => {
    const line = new WebSocket(url, { localAddress, perMessageDeflate: false });
    let isHeard = true;
    line.on('open', () => isHeard && opened());
    line.on('message', (data) => isHeard && said(String(data)));
    line.on('close', () => isHeard && ended());
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
      visibility: { subscribe: () => () => {}, isShown: () => true, onShown: () => () => {} },
      socket: socketFrom(`127.0.0.${2 + (index % addresses)}`),
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

/** Messages a second from the first telling to the last hearing. */
const rate = async (heard: () => number, tell: () => unknown) => {
  const before = heard();
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) await tell();
  await until(() => heard() - before >= sockets * rounds);
  return (sockets * rounds * 1_000) / (performance.now() - start);
};

const bareRate = async (text: string): Promise<number> => {
  const server = new Worker(bareServer, { eval: true });
  const port = await new Promise<number>((resolve) => server.once('message', resolve));
  let heard = 0;
  const lines = Array.from({ length: sockets }, () => {
    const line = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    line.on('message', () => {
      heard += 1;
    });
    return line;
  });
  await until(() => lines.every((line) => line.readyState === WebSocket.OPEN));
  const result = await rate(
    () => heard,
    () => server.postMessage(text),
  );
  for (const line of lines) line.terminate();
  await server.terminate();
  return result;
};

/** How sockets come back after a restart, what one costs, and how fast all are told the same. */
export const live = async (product: Product): Promise<Measurement> => {
  const host = product.url.replace('localhost', '127.0.0.1');
  const before = residentKib(product.pid());
  let heard = 0;
  let text = '';
  const clients = Array.from({ length: sockets }, (_, index) => {
    const client = visitor(host, index);
    client.live.on((push) => {
      if (push.kind !== 'notice') return;
      heard += 1;
      text = JSON.stringify(push);
    });
    client.live.open();
    return client;
  });
  const areOpen = () => clients.every((client) => client.live.state().status === 1);
  await until(areOpen);
  const each = (residentKib(product.pid()) - before) / sockets;

  const title = { 'zh-CN': '测量', en: 'Measuring' };
  const ours = await rate(
    () => heard,
    () => product.control('publish-notice', { title, body: title }),
  );
  const bare = await bareRate(text);

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
  const p95 = times.sort((one, other) => one - other)[Math.floor(sockets * 0.95)]!;
  return {
    title: 'Sockets',
    method: `${sockets.toLocaleString('en')} sockets of the SDK, with the gateway on the same two cores. It is killed and started anew; the time counts from when it answers. Waits are chance up to ${limits.live.backoff.max / 1000} s. Goals: p95 under 5 s, telling all at 0.9 of bare ws or more; each announcement of ours is also a request and a row.`,
    columns: ['', 'measured'],
    rows: [
      ['all back after a kill, p95', `${ms(p95)} ms`],
      ['memory a socket', `${each.toFixed(1)} KiB`],
      ['messages a second, ours', ms(ours)],
      ['messages a second, bare ws', ms(bare)],
      ['ours / bare', (ours / bare).toFixed(2)],
    ],
  };
};
