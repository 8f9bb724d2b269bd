import { setTimeout as sleep } from 'node:timers/promises';

/** Serialization failure and deadlock: the transaction left nothing behind and may be tried again. */
const repeatable = new Set(['40001', '40P01']);

/** SQLSTATE of an error that came from the database. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Runs a transaction, again when the database asks for it. Distributed databases do so as a matter of course. */
export const withRetry = async <T>(run: () => Promise<T>, attempts = 6): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || !repeatable.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 5 * 2 ** attempt);
    }
  }
};
