import fc from 'fast-check';
import { createConcurrencyLimit, Overloaded } from './concurrency-limit';

const limits = { concurrency: 2, queueLength: 3, queueTimeout: 400 };

/** A promise that the test resolves. */
const createDeferred = () => {
  let end: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end };
};

describe('a concurrency limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const startTasks = (limit: ReturnType<typeof createConcurrencyLimit>, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const task = createDeferred();
      const state = { hasStarted: false };
      const result = limit(async () => {
        state.hasStarted = true;
        await task.done;
        return index;
      }).catch((error: unknown) => error);
      return { ...task, state, result };
    });
  const started = (tasks: ReturnType<typeof startTasks>) => tasks.map(({ state }) => state.hasStarted);

  it('runs as many tasks as allowed, and starts the others in their order', async () => {
    const tasks = startTasks(createConcurrencyLimit(limits), 5);
    expect(started(tasks)).toEqual([true, true, false, false, false]);
    tasks[1]!.end();
    expect(await tasks[1]!.result).toBe(1);
    expect(started(tasks)).toEqual([true, true, true, false, false]);
    tasks[0]!.end();
    await tasks[0]!.result;
    expect(started(tasks)).toEqual([true, true, true, true, false]);
  });

  it('rejects a task while the queue is full, and accepts one afterwards', async () => {
    const limit = createConcurrencyLimit(limits);
    const tasks = startTasks(limit, 6);
    expect(await tasks[5]!.result).toBeInstanceOf(Overloaded);
    tasks[0]!.end();
    await tasks[0]!.result;
    const [later] = startTasks(limit, 1);
    later!.end();
    for (const { end } of tasks) end();
    expect(await later!.result).toBe(0);
  });

  it('rejects a task that has waited too long without starting it, and starts the next one', async () => {
    const limit = createConcurrencyLimit(limits);
    const tasks = startTasks(limit, 3);
    jest.advanceTimersByTime(399);
    const [next] = startTasks(limit, 1);
    jest.advanceTimersByTime(1);
    expect(await tasks[2]!.result).toBeInstanceOf(Overloaded);
    tasks[0]!.end();
    await tasks[0]!.result;
    expect([tasks[2]!.state.hasStarted, next!.state.hasStarted]).toEqual([false, true]);
  });

  it('starts the next task after a failed one', async () => {
    const limit = createConcurrencyLimit({ ...limits, concurrency: 1 });
    await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limit(async () => 'next')).resolves.toBe('next');
  });

  it('never runs more tasks than allowed, nor fewer while any is queued', async () => {
    jest.useRealTimers();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()), { maxLength: 30 }),
        async (concurrency, tasks) => {
          const limit = createConcurrencyLimit({
            concurrency,
            queueLength: tasks.length,
            queueTimeout: 60_000,
          });
          let running = 0;
          let highest = 0;
          const results = tasks.map(([ticks, fails]) =>
            limit(async () => {
              running += 1;
              highest = Math.max(highest, running);
              for (let tick = 0; tick < ticks; tick += 1) await null;
              running -= 1;
              if (fails) throw new Error('broken');
            }).catch(() => {}),
          );
          await Promise.all(results);
          expect([running, highest]).toEqual([0, Math.min(concurrency, tasks.length)]);
        },
      ),
    );
  });
});
