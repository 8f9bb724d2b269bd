import fc from 'fast-check';
import { createTurns, NoTurn } from './turns';

const limits = { atOnce: 2, line: 3, patience: 400 };

/** Work that ends when it is told to. */
const createWork = () => {
  let end: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end };
};

describe('turns', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const occupy = (inTurn: ReturnType<typeof createTurns>, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const work = createWork();
      const state = { begun: false };
      const result = inTurn(async () => {
        state.begun = true;
        await work.done;
        return index;
      }).catch((error: unknown) => error);
      return { ...work, state, result };
    });
  const begun = (all: ReturnType<typeof occupy>) => all.map(({ state }) => state.begun);

  it('lets few work at once; the others begin in the order in which they came', async () => {
    const all = occupy(createTurns(limits), 5);
    expect(begun(all)).toEqual([true, true, false, false, false]);
    all[1]!.end();
    expect(await all[1]!.result).toBe(1);
    expect(begun(all)).toEqual([true, true, true, false, false]);
    all[0]!.end();
    await all[0]!.result;
    expect(begun(all)).toEqual([true, true, true, true, false]);
  });

  it('refuses at once when the line is full, and takes others when it is no longer', async () => {
    const inTurn = createTurns(limits);
    const all = occupy(inTurn, 6);
    expect(await all[5]!.result).toBeInstanceOf(NoTurn);
    all[0]!.end();
    await all[0]!.result;
    const [late] = occupy(inTurn, 1);
    late!.end();
    for (const { end } of all) end();
    expect(await late!.result).toBe(0);
  });

  it('refuses who has waited too long, without beginning the work, and gives the turn to the next', async () => {
    const inTurn = createTurns(limits);
    const all = occupy(inTurn, 3);
    jest.advanceTimersByTime(399);
    const [next] = occupy(inTurn, 1);
    jest.advanceTimersByTime(1);
    expect(await all[2]!.result).toBeInstanceOf(NoTurn);
    all[0]!.end();
    await all[0]!.result;
    expect([all[2]!.state.begun, next!.state.begun]).toEqual([false, true]);
  });

  it('takes a failure for an end like any other', async () => {
    const inTurn = createTurns({ ...limits, atOnce: 1 });
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(inTurn(async () => 'next')).resolves.toBe('next');
  });

  it('never lets more work than may, and leaves no place empty while somebody waits', async () => {
    jest.useRealTimers();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()), { maxLength: 30 }),
        async (atOnce, works) => {
          const inTurn = createTurns({ atOnce, line: works.length, patience: 60_000 });
          let working = 0;
          let most = 0;
          const all = works.map(([ticks, fails]) =>
            inTurn(async () => {
              working += 1;
              most = Math.max(most, working);
              for (let tick = 0; tick < ticks; tick += 1) await null;
              working -= 1;
              if (fails) throw new Error('broken');
            }).catch(() => {}),
          );
          await Promise.all(all);
          expect([working, most]).toEqual([0, Math.min(atOnce, works.length)]);
        },
      ),
    );
  });
});
