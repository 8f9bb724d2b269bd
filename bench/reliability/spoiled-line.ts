import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import type { GatewayProcess } from './gateway-process';
import { faults, openProxy } from './proxy';
import { createRandom } from './random';
import type { Row } from './row';
import { compare } from './stored';
import { runTrial, spread } from './trial';

/** After the line works again, the gateway must too, ms. */
const patience = 5_000;

/** How long it takes until the gateway reaches its database again, ms; no more than `most`. */
const untilWell = async ({ url }: GatewayProcess, most: number): Promise<number> => {
  const begun = Date.now();
  while (Date.now() - begun < most) {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(most) }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    if (answer?.ok) break;
    await sleep(10);
  }
  return Date.now() - begun;
};

/** A line to the database that is cut, slowed and reset, also between what was done and its answer. */
export const spoiledLine: Row = {
  id: '4',
  title: 'the database’s line cut, slowed, reset 500 times; well again within 5 s',
  async run({ seed, quick, deadline }, { borrow, startGateway, atEnd }) {
    const [players, deeds, wanted] = quick ? [6, 30, 10] : [32, 1_000, 500];
    const random = createRandom(seed);
    const server = await borrow();
    const address = new URL(server.url);
    const proxy = await openProxy({ host: address.hostname, port: Number(address.port || 5432) });
    atEnd(proxy.close);
    address.hostname = '127.0.0.1';
    address.port = String(proxy.port);
    const gateway = await startGateway({ DATABASE_URL: address.href });
    const luck = random.fork();
    let spoiled = 0;
    let slowest = 0;
    const trial = await runTrial({
      gateway,
      random,
      players,
      deeds,
      deadline,
      disturb: spread(wanted, luck, async (number) => {
        proxy.spoil(faults[number % faults.length] ?? 'cut');
        await sleep(luck.whole(10, 150));
        proxy.mend();
        spoiled += 1;
        slowest = Math.max(slowest, await untilWell(gateway, 4 * patience));
      }),
    });
    await gateway.stop();
    const db = connectDatabase(server.url);
    atEnd(() => db.destroy());
    const { unsure, findings, ...counts } = await compare(db, trial.deeds);
    if (counts.acknowledged < trial.deeds.length / 2) findings.push('most questions never got an answer');
    // How busy a machine is decides this too; the short form leaves it out.
    const late = !quick && slowest > patience ? [`it took ${slowest} ms to be well again`] : [];
    return {
      operations: trial.deeds.length,
      kills: spoiled,
      ...counts,
      double: counts.double + trial.differing,
      findings: [...findings, ...late],
      note: `${server.kind}; slowest recovery ${slowest} ms; ${trial.repeated} questions repeated; of those nobody got an answer to ${unsure.done} were done and ${unsure.undone} not`,
    };
  },
};
