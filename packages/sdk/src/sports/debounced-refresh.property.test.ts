import fc from 'fast-check';
import { createFakeClock } from '../testing';
import { createDebouncedRefresh } from './debounced-refresh';

describe('createDebouncedRefresh', () => {
  it('[SPT-4] runs one refresh at a time, 1 s after the last call, and settles every call', async () => {
    const asks = fc.array(fc.integer({ min: 0, max: 2_500 }), { minLength: 1, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(asks, fc.integer({ min: 0, max: 1_500 }), async (waits, duration) => {
        const clock = createFakeClock(0);
        let running = 0;
        const begun: number[] = [];
        const refresher = createDebouncedRefresh(clock, 1_000, async () => {
          running += 1;
          expect(running).toBe(1);
          begun.push(clock.now());
          await new Promise<void>((resolve) => clock.setTimeout(resolve, duration));
          running -= 1;
        });
        const at: number[] = [];
        let answered = 0;
        for (const wait of waits) {
          await clock.advance(wait);
          at.push(clock.now());
          void refresher.run().then(() => {
            answered += 1;
          });
        }
        await clock.advance(10_000);
        expect(answered).toBe(waits.length);
        expect(refresher.pending()).toBeUndefined();

        // Reference model, computed from the times of the calls.
        const expected: number[] = [];
        let due: number | undefined;
        let until = -1;
        for (const moment of at) {
          if (due !== undefined && due <= moment) {
            expected.push(due);
            until = due + duration;
            due = undefined;
          }
          if (moment >= until) due = moment + 1_000;
        }
        if (due !== undefined) expected.push(due);
        expect(begun).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});
