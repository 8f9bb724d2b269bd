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

const shown = (value: number) => Math.round(value).toLocaleString('en');

/** CPU time, ms, and frames of a server in a span. */
interface Span {
  readonly cpu: number;
  readonly frames: number;
}

interface Server {
  readonly pid: number;
  readonly received: () => number;
}

/** CPU time and frames of both servers in the same span. */
const measure = async (servers: readonly Server[], seconds: number): Promise<Span[]> => {
  const before = servers.map(({ pid, received }) => ({ cpu: cpuOf(pid), frames: received() }));
  await pass(seconds * 1_000);
  return servers.map(({ pid, received }, index) => ({
    cpu: cpuOf(pid) - before[index]!.cpu,
    frames: received() - before[index]!.frames,
  }));
};

/**
 * What the feed of prices costs the gateway, beside a server of `ws` that sends the same texts. Both have their sockets all the
 * time and send in turns: while one sends, the CPU time of the other is what it uses anyhow, for heartbeats and all else.
 */
export const feed = async (product: Product, isShort: boolean): Promise<Measurement> => {
  const [turns, seconds] = isShort ? [2, 10] : [6, 20];
  const host = product.url.replace('localhost', '127.0.0.1').replace('http', 'ws');
  const events = await eventsOf(product);
  const clients = await open(host + livePath);
  const server = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    server.stdout.once('data', (data) => resolve(String(data).trim())),
  );
  const bareClients = await open(`ws://127.0.0.1:${port}`);
  const servers = [
    { pid: product.pid(), received: clients.received },
    { pid: server.pid!, received: bareClients.received },
  ];
  const known = Object.fromEntries(events.map(({ id }) => [id, [0, 0]]));
  let sub = 0;
  const follow = async (main: object) => {
    sub += 1;
    for (const socket of clients.opened) {
      // As the site does.
      const seq = Math.floor(Date.now() / 1_000);
      socket.send(JSON.stringify({ id: sportsIds.follow, provider: 'IMTY', sub, seq, main, all: {} }));
      await pass(1);
    }
    // The first frames have whole events.
    await pass(3_000);
  };
  const sendBare = (texts: readonly string[]) => {
    bareClients.opened[0]!.send(JSON.stringify(texts));
    return pass(2_000);
  };

  const spans: { ours: Span; ourIdle: Span; bare: Span; bareIdle: Span }[] = [];
  let bytes = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    await follow(known);
    clients.takeTexts();
    const [ours, bareIdle] = (await measure(servers, seconds)) as [Span, Span];
    const texts = clients.takeTexts();
    await follow({});
    await sendBare(texts);
    const [ourIdle, bare] = (await measure(servers, seconds)) as [Span, Span];
    await sendBare([]);
    spans.push({ ours, ourIdle, bare, bareIdle });
    bytes = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
  }
  clients.close();
  bareClients.close();
  server.kill();

  /** Of all turns together: what a gateway does anyhow differs from turn to turn by more than a tenth of the feed. */
  const sumOf = (pairs: readonly (readonly [Span, Span])[]) => {
    const frames = pairs.reduce((sum, [span]) => sum + span.frames, 0);
    const cpu = Math.max(
      1,
      pairs.reduce((sum, [span, idle]) => sum + span.cpu - idle.cpu, 0),
    );
    return { frames, cpu, perSecond: frames / (cpu / 1_000) };
  };
  const ours = sumOf(spans.map((span) => [span.ours, span.ourIdle]));
  const bare = sumOf(spans.map((span) => [span.bare, span.bareIdle]));
  const rowOf = (name: string, { frames, cpu, perSecond }: typeof ours) => [
    name,
    shown(frames / turns / seconds),
    (cpu / turns / seconds).toFixed(1),
    shown(perSecond),
  ];
  return {
    title: 'Sports: feed of prices',
    method: `${sockets.toLocaleString('en')} sockets that follow ${events.length} matches of football each; a frame a second and socket, ${shown(bytes)} bytes on average. Bare ws sends the same texts to as many sockets at the same rate, in turns with the gateway: ${turns} turns of ${seconds} s each. CPU time of the server process without that of its own in the other’s turns; the gateway also computes books and changes. Goal: 0.9 of the frames of bare ws for the same CPU time.`,
    columns: ['', 'frames/s', 'CPU ms/s', 'frames for a CPU second'],
    rows: [
      rowOf('ours', ours),
      rowOf('bare ws', bare),
      ['ours / bare', '', '', (ours.perSecond / bare.perSecond).toFixed(2)],
    ],
  };
};
