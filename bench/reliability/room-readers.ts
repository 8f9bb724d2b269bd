/**
 * A process with many sockets that read one live room; `room-load.ts` starts it. Sockets that are closed return after a random
 * delay, as those of the SDK do.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { limits } from '../../packages/contract/src/limits';
import { livePath } from '../../packages/contract/src/live/frames';
import { roomIds } from '../../packages/contract/src/live/room-frames';
import { readSentAt } from './room-text';

export interface ReadersOptions {
  /** The gateways; sockets alternate between them. */
  urls: readonly string[];
  room: string;
  sockets: number;
  /** Client addresses: the gateway limits the sockets of one. */
  addresses: number;
}

export interface ReadersReport {
  /** Sockets that have joined. */
  joined: number;
  /** Frames with messages since the start. */
  frames: number;
  /** Percentiles from saying the oldest message of a frame to its arrival, ms. */
  p50: number;
  p99: number;
  longest: number;
  /** Frames that did not follow the one before. */
  gaps: number;
  /** Sockets that were closed since the start. */
  closed: number;
  /** The longest time until a heartbeat was answered, ms. */
  heartbeat: number;
}

const delays = new Uint32Array(60_000);
let stats = { frames: 0, gaps: 0, closed: 0, heartbeat: 0 };
const joined = new Set<WebSocket>();
const live = new Set<WebSocket>();
let isOver = false;

const percentile = (share: number): number => {
  let left = delays.reduce((sum, count) => sum + count, 0) * share;
  for (let delay = 0; delay < delays.length; delay += 1) {
    left -= delays[delay] as number;
    if (left <= 0) return delay;
  }
  return delays.length;
};

const sequence = /"seq":(\d+)/;

const open = (options: ReadersOptions, index: number): void => {
  if (isOver) return;
  const { urls, room, addresses } = options;
  const url = urls[index % urls.length] as string;
  const socket = new WebSocket(url.replace('http', 'ws') + livePath, {
    localAddress: `127.0.0.${2 + (index % addresses)}`,
    perMessageDeflate: false,
  });
  let last = 0;
  let beatAt = 0;
  live.add(socket);
  socket.on('error', () => {});
  socket.on('open', () => socket.send(JSON.stringify({ id: roomIds.join, room })));
  socket.on('message', (data) => {
    const text = String(data);
    if (text.startsWith(`{"id":${limits.heartbeatId},`) || text === `{"id":${limits.heartbeatId}}`) {
      if (beatAt > 0) stats.heartbeat = Math.max(stats.heartbeat, performance.now() - beatAt);
      beatAt = 0;
    } else if (text.startsWith(`{"id":${roomIds.join},`)) {
      const { data: room } = (JSON.parse(text) as { msgData: { data?: { seq: number } } }).msgData;
      // Refused, for example while the database is busy: a client joins again, too.
      if (!room) return socket.close();
      last = room.seq;
      joined.add(socket);
    } else if (text.includes('"topic":"room"')) {
      const number = Number(sequence.exec(text)?.[1]);
      if (joined.has(socket) && number !== last + 1) stats.gaps += 1;
      last = number;
      const sentAt = text.startsWith(`{"id":${roomIds.batch},`) ? readSentAt(text) : undefined;
      if (sentAt === undefined) return;
      stats.frames += 1;
      const delay = Math.min(delays.length - 1, Math.max(0, Math.round(Date.now() - sentAt)));
      delays[delay] = (delays[delay] as number) + 1;
    }
  });
  const beat = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN || beatAt > 0) return;
    beatAt = performance.now();
    socket.send(`{"id":${limits.heartbeatId}}`);
  }, limits.heartbeatInterval);
  socket.on('close', () => {
    clearInterval(beat);
    live.delete(socket);
    if (joined.delete(socket)) stats.closed += 1;
    const { min, max } = limits.live.backoff;
    setTimeout(() => open(options, index), min + Math.random() * (max - min));
  });
};

const report = (): ReadersReport => ({
  joined: joined.size,
  ...stats,
  p50: percentile(0.5),
  p99: percentile(0.99),
  longest: delays.findLastIndex((count) => count > 0),
});

const commands = {
  open: async (options: ReadersOptions) => {
    for (let index = 0; index < options.sockets; index += 1) {
      open(options, index);
      if (index % 100 === 99) await sleep(20);
    }
    for (const end = Date.now() + 120_000; joined.size < options.sockets && Date.now() < end; )
      await sleep(20);
  },
  start: async () => {
    delays.fill(0);
    stats = { frames: 0, gaps: 0, closed: 0, heartbeat: 0 };
  },
  report: async () => {},
  close: async () => {
    isOver = true;
    for (const socket of live) socket.terminate();
  },
};

export type Command = keyof typeof commands;

process.on('message', async ({ command, options }: { command: Command; options: ReadersOptions }) => {
  await commands[command](options);
  process.send?.(report());
  if (command === 'close') process.exit(0);
});
// The row that started it may have been killed.
process.on('disconnect', () => process.exit(0));
