import { setTimeout as sleep } from 'node:timers/promises';

/** Serialization failure and deadlock: the transaction was rolled back and can be retried. */
// guard: deadlock-retried
const repeatable = new Set(['40001', '40P01']);

/** SQLSTATE of a database error. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether a statement failed because a unique key exists already. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';

/**
 * Runs a transaction, and retries it after a serialization failure or deadlock. Distributed databases report these
 * regularly.
 */
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
