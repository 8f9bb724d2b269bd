import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { limits, livePath, sportsIds } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import WebSocket from 'ws';
import type { Product } from '../../e2e/product';
import type { Measurement } from '../measurement';
import { callHeaders } from '../players';
import { addressOf, waitUntil } from '../sockets';

const sockets = 1_000;
const addresses = 8;
/** Matches that each socket follows, as a screen does. */
const followed = 24;

/** Sends to each socket the text that is due, once a second: the times of the sockets differ as those of the gateway. */
const bareServer = `
  const { WebSocketServer } = require('ws');
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('listening', () => console.log(server.address().port));
  let texts = [];
  server.on('connection', (socket) => {
    socket.on('message', (data) => { const text = String(data); if (text.startsWith('[')) texts = JSON.parse(text); });
    socket.turn = 0;
  });
  let slot = 0;
  setInterval(() => {
    slot = (slot + 1) % 4;
    let index = 0;
    for (const socket of server.clients) {
      index += 1;
      if (index % 4 === slot && texts.length > 0) socket.send(texts[socket.turn++ % texts.length]);
    }
  }, 250);
`;

/** CPU time of a process, ms. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const open = async (url: string) => {
  let received = 0;
  let texts: string[] = [];
  const opened = Array.from({ length: sockets }, (_, index) => {
    const socket = new WebSocket(url, {
      localAddress: addressOf(index, addresses),
      perMessageDeflate: false,
    });
    socket.on('message', (data: Buffer) => {
      const text = String(data);
      if (!text.startsWith(`{"id":${sportsIds.changes}`)) return;
      received += 1;
      if (index === 0) texts.push(text);
    });
    socket.on('error', () => {});
    return socket;
  });
  await waitUntil(() => opened.every((socket) => socket.readyState === WebSocket.OPEN));
  const beat = setInterval(() => {
    for (const socket of opened) socket.send('{"id":0}');
  }, limits.heartbeatInterval);
  return {
    opened,
    received: () => received,
    takeTexts: () => {
      const taken = texts;
      texts = [];
      return taken;
    },
    close: () => {
      clearInterval(beat);
      for (const socket of opened) socket.terminate();
    },
  };
};

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const eventsOf = async (product: Product) => {
  const events: { id: string; version: [number, number] }[] = [];
  for (const tab of ['live', 'today'] as const) {
    const answer = await fetch(product.url + wire.sportsBoard.path, {
      method: 'POST',
      headers: callHeaders(wire.sportsBoard),
      body: JSON.stringify({ provider: 'IMTY', sport: 'football', tab }),
    });
    const { data } = (await answer.json()) as { data: { events: typeof events } };
    events.push(...data.events);
  }
  return events.slice(0, followed);
};

/** Frames and CPU time of a span. */
const measure = async (pid: number, received: () => number, seconds: number) => {
  const [cpu, frames] = [cpuOf(pid), received()];
  await pass(seconds * 1_000);
  return { cpu: cpuOf(pid) - cpu, frames: received() - frames };
};

/** What the feed of prices costs the gateway, beside a server of `ws` that sends the same texts. */
export const feed = async (product: Product, isShort: boolean): Promise<Measurement> => {
  const seconds = isShort ? 10 : 60;
  const host = product.url.replace('localhost', '127.0.0.1').replace('http', 'ws');
  const events = await eventsOf(product);
  const clients = await open(host + livePath);
  await pass(3_000);
  // Heartbeats and everything else that the gateway does anyhow.
  const idle = await measure(product.pid(), clients.received, seconds);
  const main = Object.fromEntries(events.map(({ id }) => [id, [0, 0]]));
  for (const [index, socket] of clients.opened.entries()) {
    setTimeout(
      () => socket.send(JSON.stringify({ id: sportsIds.follow, provider: 'IMTY', sub: 1, main, all: {} })),
      index,
    );
  }
  await pass(5_000);
  clients.takeTexts();
  const ours = await measure(product.pid(), clients.received, seconds);
  const texts = clients.takeTexts();
  clients.close();

  const server = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    server.stdout.once('data', (data) => resolve(String(data).trim())),
  );
  const bareClients = await open(`ws://127.0.0.1:${port}`);
  await pass(3_000);
  const bareIdle = await measure(server.pid!, bareClients.received, seconds);
  bareClients.opened[0]!.send(JSON.stringify(texts));
  await pass(3_000);
  const bare = await measure(server.pid!, bareClients.received, seconds);
  bareClients.close();
  server.kill();

  const perSecond = ({ frames, cpu }: typeof ours, { cpu: without }: typeof idle) =>
    frames / (Math.max(1, cpu - without) / 1_000);
  const [oursRate, bareRate] = [perSecond(ours, idle), perSecond(bare, bareIdle)];
  const bytes = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
  const shown = (value: number) => Math.round(value).toLocaleString('en');
  return {
    title: 'Sports: feed of prices',
    method: `${sockets.toLocaleString('en')} sockets that follow ${events.length} matches of football each, for ${seconds} s; a frame a second and socket, ${shown(bytes)} bytes on average. Bare ws sends the same texts to as many sockets at the same rate. CPU time of the server process without that of the same sockets before; the gateway also computes books and changes. Goal: 0.9 of the frames of bare ws for the same CPU time.`,
    columns: ['', 'frames/s', 'CPU ms/s', 'frames for a CPU second'],
    rows: [
      ['ours', shown(ours.frames / seconds), ((ours.cpu - idle.cpu) / seconds).toFixed(1), shown(oursRate)],
      [
        'bare ws',
        shown(bare.frames / seconds),
        ((bare.cpu - bareIdle.cpu) / seconds).toFixed(1),
        shown(bareRate),
      ],
      ['ours / bare', '', '', (oursRate / bareRate).toFixed(2)],
    ],
  };
};
