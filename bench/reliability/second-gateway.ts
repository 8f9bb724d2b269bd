import { join } from 'node:path';
import { freePort } from './gateway-process';
import type { Row } from './row';

/** Time limit of a start that must fail, ms. */
const refusalLimit = 2_000;
const inUse = /^The data folder .* is in use by another gateway\./;

/** Two gateways on one data folder would corrupt it. */
export const secondGateway: Row = {
  id: '3',
  longFormOnly:
    'The tests of the process prove it: “rejects a second gateway on it”, “a data folder in use ends the start”.',
  title: 'a second gateway on the same data folder exits within 2 s',
  async run({ quick }, { folder, startGateway, attemptGateway }) {
    const settings = { DATA_DIR: join(folder, 'data') };
    const tries = quick ? 2 : 50;
    const findings: string[] = [];
    const took: number[] = [];
    let refused = 0;

    const first = await startGateway(settings);
    for (let round = 0; round < tries; round++) {
      const startedAt = Date.now();
      const ports = { PORT: String(await freePort()), VENUE_PORT: String(await freePort()) };
      const second = attemptGateway({ ...settings, ...ports });
      const code = await Promise.race([second.ended, second.serving.then(() => 'serves' as const)]);
      took.push(Date.now() - startedAt);
      if (code === 1 && inUse.test(second.output())) refused += 1;
      else findings.push(`try ${round}: ${code}, ${second.output().trim()}`);
      second.child.kill('SIGKILL');
    }
    const answer = await fetch(`${first.url}/healthz`);
    if (!answer.ok) findings.push('the first gateway no longer answers');

    const slowest = Math.max(...took);
    // It also depends on the machine's load, so the short form leaves it out.
    if (!quick && slowest > refusalLimit) findings.push(`the slowest refusal took ${slowest} ms`);
    return {
      operations: tries,
      kills: 0,
      acknowledged: refused,
      lost: 0,
      double: 0,
      findings,
      note: `slowest refusal ${slowest} ms, from the start of the process to its end`,
    };
  },
};
