import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';

/** Work factor of scrypt: a power of two. 2 ** 15 needs 32 MiB and about 60 ms. */
export const passwordCost = 2 ** 15;

const blockSize = 8;
const keyLength = 32;

/** Hashes computed at once, each on a thread of its own. */
const threads = 2;
/** Hashes that wait for a thread: about six seconds of work, less than the time after which a browser gives up. */
const maxWaiting = 200;
/** Waiting hashes from which strangers must work before they wait too: about two seconds of work. */
const busyFrom = 64;

/** Text, so that a bundle needs no further file. libuv's pool is left to files and compression: pages need it. */
const threadCode = `
const { scryptSync } = require('node:crypto');
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ password, salt, length, options }) => {
  const key = scryptSync(password, Buffer.from(salt, 'base64url'), length, options);
  parentPort.postMessage(key.toString('base64url'));
});
`;

interface Task {
  input: {
    password: string;
    salt: string;
    length: number;
    options: { N: number; r: number; p: number; maxmem: number };
  };
  resolve(key: string): void;
  reject(error: unknown): void;
}

/** Runs scrypt on a few threads, in the order of the calls. Threads start when they are needed. */
const createScryptPool = (waitingLimit: number) => {
  const workers = new Set<Worker>();
  const idle: Worker[] = [];
  const running = new Map<Worker, Task>();
  const urgent: Task[] = [];
  const waiting: Task[] = [];

  const finish = (worker: Worker) => {
    const task = running.get(worker);
    running.delete(worker);
    return task;
  };

  const run = (task: Task) => {
    const worker = idle.pop() ?? start();
    running.set(worker, task);
    worker.ref();
    worker.postMessage(task.input);
  };

  const runNext = () => {
    const task = urgent.shift() ?? waiting.shift();
    if (task) run(task);
  };

  const start = () => {
    const worker = new Worker(threadCode, { eval: true, execArgv: [] });
    workers.add(worker);
    worker.on('message', (key: string) => {
      const task = finish(worker);
      // An idle thread does not keep the process alive.
      worker.unref();
      idle.push(worker);
      task?.resolve(key);
      runNext();
    });
    const handleEnd = (error: Error) => {
      const task = finish(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      if (!workers.delete(worker)) return;
      task?.reject(error);
      runNext();
    };
    worker.on('error', handleEnd);
    worker.on('exit', () => handleEnd(new Error('The hashing thread has ended.')));
    return worker;
  };

  return {
    /** @throws BusinessError 20004 tooManyRequests when too many wait; an urgent one replaces the last other one. */
    derive: (password: string, salt: string, cost: number, isUrgent = false): Promise<string> =>
      new Promise((resolve, reject) => {
        const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * (cost + 16) * blockSize };
        const input = { password: password.normalize('NFC'), salt, length: keyLength, options };
        if (running.size < threads) return run({ input, resolve, reject });
        const isFull = urgent.length + waiting.length >= waitingLimit;
        const last = isFull && isUrgent ? waiting.pop() : undefined;
        last?.reject(new BusinessError(errorCodes.tooManyRequests));
        // guard: hashes-wait-in-bounds
        if (isFull && !last) throw new BusinessError(errorCodes.tooManyRequests);
        // guard: urgent-hashes-first
        if (isUrgent) return void urgent.push({ input, resolve, reject });
        waiting.push({ input, resolve, reject });
      }),

    waiting: () => urgent.length + waiting.length,

    async close(): Promise<void> {
      for (const { reject } of [...urgent.splice(0), ...waiting.splice(0)])
        reject(new Error('The gateway is closed.'));
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
};

interface PasswordOptions {
  /** See `passwordCost`. */
  cost?: number;
  /** Hashes that may wait while others are computed. */
  waitingLimit?: number;
}

/**
 * Hashes and verifies all passwords of a gateway, two at once. The others wait; beyond the limit of waiting ones the
 * methods reject with 20004 tooManyRequests, without having computed anything.
 */
export const createPasswords = ({ cost = passwordCost, waitingLimit = maxWaiting }: PasswordOptions = {}) => {
  const pool = createScryptPool(waitingLimit);
  return {
    /** Hashes a password; the hash contains its cost and salt. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16).toString('base64url');
      return ['scrypt', cost, salt, await pool.derive(password, salt, cost)].join('$');
    },

    /**
     * Whether a password matches a hash. An invalid hash matches none, and takes the same time.
     *
     * @param options.isUrgent whether it comes before all that are not: for members who are logged in or on a known
     * device, and after a proof of work, so that a flood of guesses does not keep them waiting.
     */
    async verify(
      password: string,
      hash: string | undefined,
      { isUrgent = false }: { isUrgent?: boolean } = {},
    ): Promise<boolean> {
      const [scheme, storedCost, salt, key] = hash?.split('$') ?? [];
      const known = scheme === 'scrypt' && salt !== undefined && key !== undefined;
      const derived = await pool.derive(
        password,
        known ? salt : randomBytes(16).toString('base64url'),
        known ? Number(storedCost) : cost,
        isUrgent,
      );
      const stored = Buffer.from(key ?? '', 'base64url');
      return (
        known && stored.length === keyLength && timingSafeEqual(Buffer.from(derived, 'base64url'), stored)
      );
    },

    /** Whether so many wait that a login from an unknown device needs a proof of work first. */
    isBusy: () => pool.waiting() >= busyFrom,

    /** Ends the threads. */
    close: pool.close,
  };
};

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes one password outside a running gateway, for the seed. */
export const hashPassword = async (password: string): Promise<string> => {
  const passwords = createPasswords();
  try {
    return await passwords.hash(password);
  } finally {
    await passwords.close();
  }
};
