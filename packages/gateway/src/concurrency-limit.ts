/** Why a task was not started. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

interface ConcurrencyLimitOptions {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that may wait. */
  queueLength: number;
  /** How long a task may wait, ms. */
  queueTimeout: number;
}

/**
 * Runs a few tasks concurrently and queues some others, first come, first served. A task that would wait too long is
 * rejected before it starts.
 */
export const createConcurrencyLimit = ({
  concurrency,
  queueLength,
  queueTimeout,
}: ConcurrencyLimitOptions) => {
  const queue = new Set<() => void>();
  let running = 0;

  const waitInQueue = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(new Overloaded(`waited in the queue for ${queueTimeout} ms`));
      }, queueTimeout);
      queue.add(start);
    });

  /** Starts the next task in place of one that has ended. */
  const startNext = () => {
    const [start] = queue;
    if (!start) {
      running -= 1;
      return;
    }
    queue.delete(start);
    start();
  };

  /** @throws Overloaded when the queue is full, or the task has waited too long. */
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < concurrency) running += 1;
    else if (queue.size < queueLength) await waitInQueue();
    else throw new Overloaded(`${queueLength} tasks are queued`);
    try {
      return await task();
    } finally {
      startNext();
    }
  };
};

/** A limit of its own for each key. */
export const createConcurrencyLimits = (options: ConcurrencyLimitOptions) => {
  const limits = new Map<string, { run: ReturnType<typeof createConcurrencyLimit>; tasks: number }>();

  /** @throws Overloaded when the queue of the key is full, or the task has waited too long. */
  const run = async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const limit = limits.get(key) ?? { run: createConcurrencyLimit(options), tasks: 0 };
    limits.set(key, limit);
    limit.tasks += 1;
    try {
      return await limit.run(task);
    } finally {
      limit.tasks -= 1;
      if (limit.tasks === 0) limits.delete(key);
    }
  };
  /** Tasks of all keys that wait. */
  const waiting = (): number =>
    [...limits.values()].reduce((sum, { tasks }) => sum + Math.max(0, tasks - options.concurrency), 0);
  return Object.assign(run, { waiting });
};
