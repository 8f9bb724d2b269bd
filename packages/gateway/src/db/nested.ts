import { sql } from 'kysely';
import type { Database } from './database';

/**
 * A database whose transactions are savepoints of one that is open already. Services that are given it take part in that
 * transaction as they are: what they write is committed with it, or not at all.
 */
export const nestedIn = (transaction: Database): Database => {
  let savepoints = 0;
  const begin = () => ({
    execute: async <Result>(run: (nested: Database) => Promise<Result>): Promise<Result> => {
      savepoints += 1;
      const savepoint = sql.id(`nested_${savepoints}`);
      await sql`savepoint ${savepoint}`.execute(transaction);
      try {
        const result = await run(nested);
        await sql`release savepoint ${savepoint}`.execute(transaction);
        return result;
      } catch (error) {
        await sql`rollback to savepoint ${savepoint}`.execute(transaction);
        throw error;
      }
    },
  });
  const nested: Database = new Proxy(transaction, {
    get: (target, key) => {
      if (key === 'transaction') return begin;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return nested;
};
