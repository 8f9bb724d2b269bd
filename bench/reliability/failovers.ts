import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { livePath } from '../../packages/contract/src/live/frames';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { compare } from './compare-stored';
import { gatewayEnvironment } from './deployment';
import { freePort, type GatewayProcess } from './gateway-process';
import { createRandom } from './random';
import { hasRedis, startRedis } from './redis';
import { missingForReplication, startReplicatedDatabase } from './replicated-database';
import type { Outcome, Row, RowTools } from './row';
import type { Submission } from './submission';
import { outcomeOf, runWorkload, spread } from './workload';

/** How long members wait for the next response at most while a primary is replaced, ms. */
const pauseLimit = 10_000;
/** How long a socket waits for its end after Redis is back, ms. */
const socketLimit = 5_000;
const socketsOfGateway = 10;

/** How long a gateway is not ready at most after the pooler knows the new primary, ms. */
const readyLimit = 5_000;

/** What `/readyz` of a gateway answers. */
const readiness = async ({ url }: GatewayProcess): Promise<string> => {
  try {
    const answer = await fetch(`${url}/readyz`);
    return `${answer.status} ${await answer.text()}`;
  } catch (error) {
    return String(error);
  }
};

/** Stops a gateway, which first serves on without being ready, until load balancers know. */
const stopDrained = async (gateway: GatewayProcess, drainDelay: number): Promise<readonly string[]> => {
  const startedAt = Date.now();
  const stopped = gateway.stop();
  await sleep(drainDelay / 5);
  const [answer, alive] = [
    await readiness(gateway),
    await fetch(`${gateway.url}/livez`).catch(() => undefined),
  ];
  await stopped;
  const took = Date.now() - startedAt;
  return [
    ...(answer.startsWith('503') ? [] : [`a stopping gateway answered /readyz with ${answer}`]),
    ...(alive?.ok ? [] : ['a stopping gateway served no requests']),
    ...(took < drainDelay ? [`a gateway stopped after ${took} ms`] : []),
  ];
};

/** @returns the last answer of a gateway that did not become ready in time. */
const untilReady = async (gateway: GatewayProcess): Promise<string | undefined> => {
  for (const end = Date.now() + readyLimit; ; await sleep(50)) {
    const found = await readiness(gateway);
    if (found.startsWith('200')) return undefined;
    if (Date.now() > end) return found;
  }
};

/** Opens sockets of visitors. `closed` resolves when all were closed by the gateway. */
const openSockets = async ({ url }: GatewayProcess) => {
  const sockets = Array.from(
    { length: socketsOfGateway },
    () => new WebSocket(`${url.replace('http', 'ws')}${livePath}`),
  );
  for (const socket of sockets) socket.on('error', () => {});
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  return { sockets, closed, close: () => sockets.map((socket) => socket.terminate()) };
};

/** Whether an announcement at one gateway reaches the sockets of another. */
const reaches = async (from: GatewayProcess, to: GatewayProcess) => {
  const { sockets, close } = await openSockets(to);
  const title = `n${Math.random().toString(36).slice(2)}`;
  const received = Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on('message', (data) => String(data).includes(title) && resolve());
        }),
    ),
  );
  await from.control('publish-notice', {
    title: { 'zh-CN': title, en: title },
    body: { 'zh-CN': 'x', en: 'x' },
  });
  const isReceived = await Promise.race([received.then(() => true), sleep(socketLimit).then(() => false)]);
  close();
  return isReceived;
};

/** Compares a restored server with the responses, and proves its ledger. */
const findingsIn = async (
  url: string,
  kind: string,
  submissions: readonly Submission[],
): Promise<readonly string[]> => {
  const db = connectDatabase(url, { poolSize: 4 });
  try {
    const { lost, double } = await compare(db, submissions);
    const { sound } = await verifyLedger(db);
    return [
      ...(lost + double > 0 ? [`restored by ${kind}: ${lost} lost, ${double} double`] : []),
      ...(sound ? [] : [`restored by ${kind}: the ledger is not sound`]),
    ];
  } finally {
    await db.destroy();
  }
};

const notRun = (missing: string, quick: boolean): Outcome => ({
  operations: 0,
  kills: 0,
  acknowledged: 0,
  lost: 0,
  double: 0,
  findings: quick ? [] : [`not run: this machine lacks ${missing}`],
  note: `not run: it needs ${missing} (apt-get install postgresql pgbouncer redis-server)`,
});

/** Replaces the primary of a replicated database while members play at two gateways. */
export const failovers: Row = {
  id: '19',
  longFormOnly: 'It needs servers of Debian and limits times, which other work would change.',
  title:
    '20 failovers with 64 workers over two gateways, PgBouncer, a primary and two standbys: nothing acknowledged is lost, a pause of 10 s at most; promoting the wrong standby loses',
  async run({ seed, quick, deadline }, tools) {
    const missing = missingForReplication() ?? (hasRedis() ? undefined : 'redis-server');
    if (missing) return notRun(missing, quick);
    return drill({ seed, quick, deadline }, tools);
  },
};

const drill: Row['run'] = async ({ seed, quick, deadline }, { folder, startGateway, afterRun }: RowTools) => {
  const [members, submissions, wanted] = quick ? [8, 60, 1] : [64, 1_000, 20];
  const random = createRandom(seed);
  const database = await startReplicatedDatabase(join(folder, 'replicated'));
  afterRun(database.stop);
  const redis = await startRedis();
  afterRun(redis.kill);
  /** A gateway with the settings of its container, but for addresses on one machine, and without pacing of its games. */
  const startContained = async (service: 'gateway-1' | 'gateway-2') => {
    const [PORT, VENUE_PORT, METRICS_PORT, OPERATOR_PORT] = [
      String(await freePort()),
      String(await freePort()),
      String(await freePort()),
      String(await freePort()),
    ];
    const hosts = { 'pgbouncer:6432': database.poolerAddress, 'redis:6379': redis.address };
    const own = {
      ...{ PORT, VENUE_PORT, METRICS_PORT, OPERATOR_PORT },
      ...{ HOST: 'localhost', METRICS_HOST: 'localhost', OPERATOR_HOST: 'localhost' },
      ...{ SITE_ORIGINS: `http://localhost:${PORT}`, VENUE_ORIGIN: `http://127.0.0.1:${VENUE_PORT}` },
    };
    return startGateway({ ...gatewayEnvironment(service, hosts, own), UNPACED_ROUNDS: '1' });
  };
  const gateway = await startContained('gateway-1');
  const second = await startContained('gateway-2');

  const findings: string[] = [];
  let lastResponse = Date.now();
  let longestPause = 0;
  let isFailingOver = false;
  const onResponse = () => {
    const now = Date.now();
    if (isFailingOver) longestPause = Math.max(longestPause, now - lastResponse);
    lastResponse = now;
  };

  const restartRedis = async () => {
    const groups = await Promise.all([gateway, second].map(openSockets));
    await redis.kill();
    await sleep(500);
    await redis.start();
    const closed = Promise.all(groups.map((group) => group.closed)).then(() => true);
    if (!(await Promise.race([closed, sleep(socketLimit).then(() => false)])))
      findings.push(`sockets stayed open for ${socketLimit} ms after Redis was away`);
    for (const group of groups) group.close();
    if (!(await reaches(gateway, second)))
      findings.push('an announcement did not reach the other gateway after Redis was away');
  };

  const failOver = async (promote: 'ahead' | 'behind') => {
    isFailingOver = true;
    // In between there is one standby, which confirms alone what the other one will lack.
    const between = promote === 'behind' ? 1_500 : random.whole(200, 1_500);
    const result = await database.failOver({ promote, between, pick: random.whole(0, 1) });
    // Until members are answered again, which they may have been while the killed primary returned.
    const { openedAt } = result;
    while (lastResponse < openedAt && Date.now() - openedAt < 2 * pauseLimit) await sleep(10);
    // Without any response until now, this is the pause so far.
    if (lastResponse < openedAt) longestPause = Math.max(longestPause, Date.now() - lastResponse);
    isFailingOver = false;
    for (const each of [gateway, second]) {
      const answer = await untilReady(each);
      if (answer) findings.push(`not ready ${readyLimit} ms after a failover: ${answer}`);
    }
    return result;
  };

  let done = 0;
  let slowest = 0;
  const faults = random.fork();
  const result = await runWorkload({
    gateway,
    second,
    random,
    members,
    submissions,
    deadline,
    onResponse,
    injectFaults: spread(wanted, faults, async (number) => {
      if (number === Math.floor(wanted / 2)) await restartRedis();
      const { took } = await failOver('ahead');
      slowest = Math.max(slowest, took);
      done += 1;
    }),
  });
  const drainDelay = Number(gatewayEnvironment('gateway-1', {}).DRAIN_DELAY);
  for (const each of [gateway, second]) findings.push(...(await stopDrained(each, drainDelay)));
  const stored = { url: database.primaryUrl(), kind: database.kind };
  const outcome = await outcomeOf(result, stored, done, afterRun);
  findings.push(...outcome.findings);
  // The pause also depends on the machine's load, so the short form leaves it out.
  if (!quick && done < wanted) findings.push(`${done} of ${wanted} failovers: the time was over`);
  const pause = longestPause;
  if (!quick && pause > pauseLimit) findings.push(`members waited up to ${pause} ms for the next response`);

  for (const kind of ['pg_basebackup', 'pg_dump'] as const)
    findings.push(...(await findingsIn(await database.restore(kind), kind, result.submissions)));

  // The drill must be able to fail.
  await gateway.restart();
  await second.restart();
  const wrong = await runWorkload({
    gateway,
    second,
    accounts: 'misled',
    random: random.fork(),
    members: quick ? 8 : 16,
    submissions: quick ? 60 : 200,
    deadline: deadline + 60_000,
    onResponse,
    injectFaults: spread(1, faults, async () => {
      const { behind } = await failOver('behind');
      if (behind === 0n) findings.push('the wrong standby was not behind');
    }),
  });
  await gateway.stop();
  await second.stop();
  const db = connectDatabase(database.primaryUrl());
  afterRun(() => db.destroy());
  const { lost } = await compare(db, wrong.submissions);
  const rebuilt = database.rebuilt();
  if (lost === 0) findings.push('promoting the wrong standby lost nothing: the drill cannot fail');
  return {
    ...outcome,
    findings,
    note: [
      outcome.note,
      `longest wait for a response ${pause} ms, slowest promotion ${slowest} ms`,
      rebuilt.length === 0
        ? 'all old primaries returned by pg_rewind'
        : `${rebuilt.length} old primaries returned by a new base backup (${rebuilt[0]}), the others by pg_rewind`,
      'Redis killed once',
      'backups by pg_basebackup and pg_dump restored and proved',
      `the wrong standby promoted on purpose: ${lost} lost`,
    ].join('; '),
  };
};
