import fc from 'fast-check';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { createTestGateway, openGrantBudgets } from '../../packages/gateway/src/testing/test-gateway';
import { createGatewayDriver } from './model/gateway-driver';
import { createMoneyModel } from './model/money-model';
import { operation } from './model/operation';
import type { Row } from './row';

const text = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));

/** Compares random sequences of all operations that move a member's money with a plain model. */
export const modelSequences: Row = {
  id: '5',
  title: '10,000 random sequences of wallet operations against a plain model',
  async run({ seed, quick, deadline }, { startTestServer, afterRun }) {
    const wanted = quick ? 60 : 10_000;
    await startTestServer();
    const gateway = await createTestGateway();
    afterRun(gateway.close);
    await openGrantBudgets(gateway.services.db);
    let [sequences, operations, succeeded] = [0, 0, 0];

    const result = await fc.check(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 24, size: 'max' }), async (steps) => {
        const model = createMoneyModel();
        // The number of registrations per address and hour is limited.
        if (sequences % 50 === 0) gateway.clock.advance(3_600_000);
        const driver = await createGatewayDriver(gateway, sequences++);
        for (const step of steps) {
          const code = await driver.apply(step);
          const wanted = model.apply(step);
          if (code !== wanted) throw new Error(`${text(step)}: ${code} but the model has ${wanted}`);
          operations += 1;
          if (code === 6000) succeeded += 1;
        }
        const [actual, expected] = [
          text(await driver.balances()),
          text({ ...model.balances, left: model.left() }),
        ];
        if (actual !== expected) throw new Error(`${actual} but the model has ${expected}`);
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
