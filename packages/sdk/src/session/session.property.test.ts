import { errorCodes } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import fc from 'fast-check';
import { createTestClient, refuse } from '../testing';

it('[SES-3] a late rejection ends the session of its request and no newer session, in any order of events', async () => {
  const moves = fc.array(fc.constantFrom('ask', 'login', 'answer'), { minLength: 1, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(moves, fc.scheduler(), async (steps, scheduler) => {
      const { client, gateway, ports } = createTestClient();
      let answered = -1;
      gateway.answer({
        memberInfo: async () => {
          const requestEpoch = client.session.epoch();
          await scheduler.schedule(Promise.resolve());
          answered = requestEpoch;
          return refuse(errorCodes.sessionExpired);
        },
      });
      // Reference model: a token and the epoch in which it started.
      let [token, epoch]: [string | undefined, number] = [undefined, 0];
      for (const [at, step] of steps.entries()) {
        if (step === 'login') {
          client.session.start(`token-${at}`);
          [token, epoch] = [`token-${at}`, epoch + 1];
        } else if (step === 'ask') {
          client.request(wire.memberInfo, {}).catch(() => {});
          await ports.clock.settle();
        } else if (scheduler.count() > 0) {
          await scheduler.waitOne();
          await ports.clock.settle();
          if (answered === epoch && token !== undefined) [token, epoch] = [undefined, epoch + 1];
        }
        expect([client.session.token(), client.session.epoch()]).toEqual([token, epoch]);
      }
    }),
    { numRuns: 80 },
  );
});
