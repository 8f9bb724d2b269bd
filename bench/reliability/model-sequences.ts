import { join } from 'node:path';
import fc from 'fast-check';
import { startEmbeddedPostgres } from '../../packages/gateway/src/db/embedded/embedded-postgres';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { prepareServer } from '../../packages/gateway/src/testing/prepare-server';
import { createTestGateway } from '../../packages/gateway/src/testing/test-gateway';
import { createHand } from './model/hand';
import { createNotebook } from './model/notebook';
import { operation } from './model/operation';
import type { Row } from './row';

/** What is compared needs no durability, only speed. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
const text = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));

/** Everything that moves a member's money, in any order, against a notebook. */
export const modelSequences: Row = {
  id: '5',
  title: '10,000 random sequences of wallet operations against a plain model',
  async run({ seed, quick, deadline }, { folder, atEnd }) {
    const wanted = quick ? 150 : 10_000;
    const from = join(process.cwd(), 'packages/gateway/src/here.ts');
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'server'), from, settings });
    atEnd(server.stop);
    await prepareServer(server.url);
    const gateway = await createTestGateway();
    atEnd(gateway.close);
    let [sequences, operations, succeeded] = [0, 0, 0];

    const result = await fc.check(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 24, size: 'max' }), async (steps) => {
        const notebook = createNotebook();
        // An address may register only so many members an hour.
        if (sequences % 50 === 0) gateway.clock.advance(3_600_000);
        const hand = await createHand(gateway, sequences++);
        for (const step of steps) {
          const code = await hand.do(step);
          const wanted = notebook.do(step);
          if (code !== wanted) throw new Error(`${text(step)}: ${code} where the notebook has ${wanted}`);
          operations += 1;
          if (code === 6000) succeeded += 1;
        }
        const [told, kept] = [text(await hand.money()), text({ ...notebook.has, left: notebook.left() })];
        if (told !== kept) throw new Error(`${told} where the notebook has ${kept}`);
      }),
      {
        seed,
        numRuns: wanted,
        interruptAfterTimeLimit: Math.max(0, deadline - Date.now()),
        markInterruptAsFailure: false,
      },
    );
    const findings = result.failed
      ? [`${result.errorInstance}: ${text(result.counterexample)} (path ${result.counterexamplePath})`]
      : [];
    for (const { rule, violations } of (await verifyLedger(gateway.services.db)).checks) {
      if (violations > 0) findings.push(`the ledger: ${rule} (${violations})`);
    }
    return {
      operations,
      kills: 0,
      acknowledged: succeeded,
      lost: 0,
      double: 0,
      findings,
      note: `${sequences} sequences; each answer’s code, and balances and open turnover at the end of each`,
    };
  },
};
