import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../packages/gateway/src/db/database';

/** How long a statement may take to reach the lock, ms. */
const timeout = 20_000;

/** Counts the statements of this database that wait for a lock. */
const countWaiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * Interrupts requests in the middle of their statement: locks an account's row, sends the requests, waits until each
 * statement blocks on the row, acts (kills the gateway) and releases the row. The statements then continue, with or
 * without their gateway.
 *
 * @param requests how they end is ignored.
 */
export const whileBlocked = (
  db: Database,
  account: string,
  requests: readonly (() => Promise<unknown>)[],
  act: () => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (holder) => {
    await sql`select 1 from ledger_balances where account = ${account} for update`.execute(holder);
    for (const send of requests) send().catch(() => {});
    const startedAt = Date.now();
    while ((await countWaiting(db)) < requests.length) {
      if (Date.now() - startedAt > timeout) throw new Error(`no statement blocked on ${account}`);
      await sleep(5);
    }
    await act();
  });
