import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayProcess } from './gateway-process';
import { faults, openProxy } from './proxy';
import { createRandom } from './random';
import type { Row } from './row';
import { outcomeOf, runWorkload, spread } from './workload';

/** Within this time after the connection works again, the gateway must recover, ms. */
const recoveryLimit = 5_000;

/** Waits until the gateway reaches its database again, at most `limit`; returns how long it took, ms. */
const waitForRecovery = async ({ url }: GatewayProcess, limit: number): Promise<number> => {
  const startedAt = Date.now();
  while (Date.now() - startedAt < limit) {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(limit) }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    if (answer?.ok) break;
    await sleep(10);
  }
  return Date.now() - startedAt;
};

/** The connection to the database is closed, slowed and reset, also between a commit and its response. */
export const connectionFaults: Row = {
  id: '4',
  title: 'the database connection cut, slowed or reset 500 times; recovery within 5 s',
  async run({ seed, quick, deadline }, { acquireDatabase, startGateway, afterRun }) {
    const [members, submissions, wanted] = quick ? [4, 24, 5] : [32, 1_000, 500];
    const random = createRandom(seed);
    const server = await acquireDatabase();
    const address = new URL(server.url);
    const proxy = await openProxy({ host: address.hostname, port: Number(address.port || 5432) });
    afterRun(proxy.close);
    address.hostname = '127.0.0.1';
    address.port = String(proxy.port);
    const gateway = await startGateway({ DATABASE_URL: address.href });
    const faultRandom = random.fork();
    let injected = 0;
    let slowest = 0;
    const result = await runWorkload({
      gateway,
      random,
      members,
      submissions,
      deadline,
      injectFaults: spread(wanted, faultRandom, async (number) => {
        proxy.inject(faults[number % faults.length] ?? 'close');
        await sleep(faultRandom.whole(10, 150));
        proxy.clear();
        injected += 1;
        slowest = Math.max(slowest, await waitForRecovery(gateway, 4 * recoveryLimit));
      }),
    });
    await gateway.stop();
    const outcome = await outcomeOf(result, server, injected, afterRun);
    // It also depends on the machine's load, so the short form leaves it out.
    const tooSlow = !quick && slowest > recoveryLimit ? [`the slowest recovery took ${slowest} ms`] : [];
    return {
      ...outcome,
      findings: [...outcome.findings, ...tooSlow],
      note: `${outcome.note}; slowest recovery ${slowest} ms`,
    };
  },
};
