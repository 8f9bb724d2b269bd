import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { limits } from '../../packages/contract/src/limits';
import { liveIds, livePath } from '../../packages/contract/src/live/frames';
import { roomIds } from '../../packages/contract/src/live/room-frames';
import { residentBytes } from '../measurement';
import { freePort, type GatewayProcess } from './gateway-process';
import { createMember, dataOf } from './member';
import { hasRedis, startRedis } from './redis';
import type { Command, ReadersOptions, ReadersReport } from './room-readers';
import { textSaidAt } from './room-text';
import type { Outcome, Row, RowTools } from './row';

const speakers = 20;
const addresses = 40;
/** From saying a message to its arrival, 99 of 100, ms. */
const delayLimit = 600;
const heartbeatLimit = 1_000;
/** Growth of the gateway's memory while the room talks, bytes. */
const memoryLimit = 60 * 2 ** 20;
/** How long a reader that stopped may stay: without heartbeats it is cut at the next check after `deadAfter`, ms. */
const stalledLimit = limits.live.deadAfter + 2 * limits.heartbeatInterval;
/** Until all readers are back after Redis was away: their delay is random up to the longest backoff. */
const returnLimit = limits.live.backoff.max + 5_000;

const openReaders = () => {
  const child: ChildProcess = fork(join(process.cwd(), 'bench/reliability/room-readers.ts'), {
    execArgv: ['--import', 'tsx', '--conditions=source'],
  });
  const command = async (name: Command, options?: ReadersOptions): Promise<ReadersReport> => {
    const answered = once(child, 'message');
    child.send({ command: name, options });
    const [report] = (await answered) as [ReadersReport];
    return report;
  };
  return { command, kill: async () => child.kill('SIGKILL') };
};

/** A member's socket that speaks in the room each second. */
const openSpeaker = async (gateway: GatewayProcess, room: string, index: number) => {
  const member = await createMember(gateway, `speaker${index}`, '200');
  let said = 0;
  /** Refused messages by the reason. */
  const refused = new Map<string, number>();
  /** Only while the member has joined. */
  let socket: WebSocket | undefined;
  let isOver = false;
  let closeOpened = () => {};
  const connect = () => {
    if (isOver) return;
    const opened = new WebSocket(gateway.url.replace('http', 'ws') + livePath);
    opened.on('error', () => {});
    opened.on('open', async () => {
      // A new one for each login, as clients fetch one: it expires after a minute.
      const answer = await member.call('memberJwt', {}).catch(() => undefined);
      if (!answer) return opened.close();
      const { jwt } = dataOf<'memberJwt'>(answer);
      opened.send(JSON.stringify({ id: liveIds.login, token: member.token, body: { jwt } }));
    });
    const beat = setInterval(() => {
      if (opened.readyState === WebSocket.OPEN) opened.send(`{"id":${limits.heartbeatId}}`);
    }, limits.heartbeatInterval);
    opened.on('message', (data) => {
      const text = String(data);
      if (text.startsWith(`{"id":${liveIds.login},`)) {
        // Refused, for example while the database is busy: a client logs in again, too.
        if (text.includes('"refusal"')) opened.close();
        else opened.send(JSON.stringify({ id: roomIds.join, room }));
      } else if (text.startsWith(`{"id":${roomIds.join},`)) {
        if (text.includes('"data"')) socket = opened;
        else opened.close();
      } else if (text.startsWith(`{"id":${roomIds.say},`) && text.includes('"refusal"')) {
        const { refusal } = (JSON.parse(text) as { msgData: { refusal: unknown } }).msgData;
        const reason = JSON.stringify(refusal);
        refused.set(reason, (refused.get(reason) ?? 0) + 1);
      }
    });
    opened.on('close', () => {
      clearInterval(beat);
      if (socket === opened) socket = undefined;
      setTimeout(connect, 500);
    });
    closeOpened = () => opened.terminate();
  };
  connect();
  return {
    say: () => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      said += 1;
      const key = `${member.account}-${said}`;
      // A millisecond of its own, so that no two members say the same.
      socket.send(JSON.stringify({ id: roomIds.say, room, key, text: textSaidAt(Date.now()) }));
    },
    counts: () => ({ said, refused }),
    close: () => {
      isOver = true;
      closeOpened();
    },
  };
};

/** A reader that joins and then neither reads nor sends. Answers when the gateway has cut it, ms, or undefined. */
const openStalled = async ({ url }: GatewayProcess, room: string, sizes: () => Promise<number>) => {
  const socket = new WebSocket(url.replace('http', 'ws') + livePath);
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: roomIds.join, room }));
  await new Promise<void>((resolve) =>
    socket.on('message', (data) => String(data).startsWith(`{"id":${roomIds.join},`) && resolve()),
  );
  const before = await sizes();
  socket.pause();
  const startedAt = Date.now();
  const waitUntilCut = async (): Promise<number | undefined> => {
    while (Date.now() - startedAt < stalledLimit) {
      if ((await sizes()) < before) return Date.now() - startedAt;
      await sleep(250);
    }
    return undefined;
  };
  return { cut: waitUntilCut(), close: () => socket.terminate() };
};

const startGatewayWithMetrics = async (
  { startGateway }: RowTools,
  settings: Record<string, string>,
): Promise<{ gateway: GatewayProcess; socketsIn(room: string): Promise<number> }> => {
  const METRICS_PORT = String(await freePort());
  const gateway = await startGateway({ ...settings, METRICS_PORT });
  return {
    gateway,
    async socketsIn(room) {
      const text = await (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).text();
      const line = text.split('\n').find((each) => each.startsWith(`pavilion_room_sockets{room="${room}"}`));
      return Number(line?.split(' ')[1] ?? 0);
    },
  };
};

/** The claim is also about two gateways, which only Redis joins: without one it is not shown. */
const withoutRedis: Outcome = {
  operations: 0,
  kills: 0,
  acknowledged: 0,
  lost: 0,
  double: 0,
  findings: ['not run: this machine lacks redis-server (apt-get install redis-server)'],
};

/** Many sockets read a live room in which members talk. */
export const roomLoad: Row = {
  id: '26',
  longFormOnly: 'It needs a server of Debian and limits times, which other work would change.',
  title:
    '5,000 sockets in one live room at 20 messages a second for 60 s: 99 of 100 seen within 600 ms, no gap, a stalled reader cut, memory grows 60 MiB at most; the same with two gateways and Redis killed in between',
  async run({ quick }, tools) {
    if (!hasRedis()) return withoutRedis;
    const { acquireDatabase, afterRun } = tools;
    const [sockets, seconds] = quick ? [200, 5] : [5_000, 60];
    const { url: DATABASE_URL } = await acquireDatabase();
    const redis = await startRedis();
    afterRun(redis.kill);
    const settings = { DATABASE_URL, REDIS_URL: redis.url };
    const first = await startGatewayWithMetrics(tools, settings);
    const { gateway } = first;
    const second = (await startGatewayWithMetrics(tools, settings)).gateway;

    const visitor = await createMember(gateway, 'lister', '200');
    const room = dataOf<'roomList'>(await visitor.call('roomList', {})).items[0]?.id as string;
    await gateway.control('room-change', { room, slow: 0 });
    await gateway.control('speech', { speechStatus: 1, vipMin: 0, vipMax: 0 });

    const findings: string[] = [];
    const readers = openReaders();
    afterRun(readers.kill);
    const talkers: Awaited<ReturnType<typeof openSpeaker>>[] = [];
    for (let index = 0; index < speakers; index += 1)
      talkers.push(await openSpeaker(index % 2 === 0 ? gateway : second, room, index));
    afterRun(async () => {
      for (const talker of talkers) talker.close();
    });
    const talk = async (duration: number) => {
      for (let turn = 0; turn < duration * speakers; turn += 1) {
        talkers[turn % speakers]?.say();
        await sleep(1_000 / speakers);
      }
      await sleep(1_000);
    };
    const check = (what: string, { p99, gaps, heartbeat }: ReadersReport) => {
      if (gaps > 0) findings.push(`${what}: ${gaps} gaps`);
      // These depend on the machine's load, so the short form leaves them out.
      if (quick) return;
      if (p99 > delayLimit) findings.push(`${what}: 99 of 100 messages were seen within ${p99} ms`);
      if (heartbeat > heartbeatLimit) findings.push(`${what}: a heartbeat took ${Math.round(heartbeat)} ms`);
    };

    // One gateway.
    await readers.command('open', { urls: [gateway.url], room, sockets, addresses });
    await talk(2);
    await readers.command('start');
    const memoryBefore = residentBytes(gateway.pid());
    const stalled = await openStalled(gateway, room, () => first.socketsIn(room));
    await talk(seconds);
    const alone = await readers.command('report');
    const growth = residentBytes(gateway.pid()) - memoryBefore;
    const cutAfter = await stalled.cut;
    stalled.close();
    check('one gateway', alone);
    if (alone.joined < sockets || alone.closed > 0)
      findings.push(`one gateway: ${alone.closed} readers were closed`);
    if (cutAfter === undefined) findings.push(`a stalled reader stayed for ${stalledLimit} ms`);
    if (!quick && growth > memoryLimit)
      findings.push(`memory grew by ${Math.round(growth / 2 ** 20)} MiB in ${seconds} s`);
    await readers.command('close');

    // Two gateways, between which Redis is killed.
    const both = openReaders();
    afterRun(both.kill);
    const urls = [gateway.url, second.url];
    await both.command('open', { urls, room, sockets, addresses });
    await talk(2);
    await both.command('start');
    await talk(seconds / 2);
    const before = await both.command('report');
    check('two gateways before', before);
    await redis.kill();
    await sleep(1_000);
    await redis.start();
    const startedAt = Date.now();
    await talk(1);
    while ((await both.command('report')).joined < sockets && Date.now() - startedAt < 4 * returnLimit)
      await sleep(100);
    const returned = Date.now() - startedAt;
    if (returned > returnLimit) findings.push(`all readers were back after ${returned} ms`);
    const { closed } = await both.command('report');
    if (closed < sockets) findings.push(`only ${closed} of ${sockets} readers were cut after Redis was away`);
    await talk(2);
    await both.command('start');
    await talk(seconds / 2);
    const shared = await both.command('report');
    check('two gateways after', shared);
    await both.command('close');

    const counts = talkers.map(({ counts: of }) => of());
    const said = counts.reduce((sum, each) => sum + each.said, 0);
    const reasons = new Map<string, number>();
    for (const [reason, count] of counts.flatMap((each) => [...each.refused]))
      reasons.set(reason, (reasons.get(reason) ?? 0) + count);
    const refused = [...reasons.values()].reduce((sum, each) => sum + each, 0);
    const list = [...reasons].map(([reason, count]) => `${reason} × ${count}`).join(', ');
    if (refused > said / 20) findings.push(`${refused} of ${said} messages were refused: ${list}`);
    for (const [what, { frames }, expected] of [
      ['one gateway', alone, sockets * seconds],
      ['two gateways before', before, (sockets * seconds) / 2],
      ['two gateways after', shared, (sockets * seconds) / 2],
    ] as const)
      if (frames < expected) findings.push(`${what}: only ${frames} frames with messages arrived`);
    const figures = ({ frames, p50, p99, longest, heartbeat }: ReadersReport) =>
      `${frames.toLocaleString('en')} frames, seen within ${p50} ms (half), ${p99} ms (99 of 100), ${longest} ms (all), heartbeats within ${Math.round(heartbeat)} ms`;
    return {
      operations: alone.frames + shared.frames,
      kills: 1,
      acknowledged: said - refused,
      lost: 0,
      double: 0,
      findings,
      note: [
        `one gateway: ${figures(alone)}, memory +${Math.round(growth / 2 ** 20)} MiB, a stalled reader cut after ${Math.round((cutAfter ?? 0) / 1_000)} s`,
        `two gateways after Redis was killed: ${figures(shared)}, all readers back ${Math.round(returned / 1_000)} s after it`,
      ].join('; '),
    };
  },
};
