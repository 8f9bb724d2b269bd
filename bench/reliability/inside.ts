import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../packages/gateway/src/db/database';

/** How long a statement may take to arrive, ms. */
const patience = 20_000;

/** How many statements wait for a row that somebody else holds. */
const waiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * Stops statements in the midst of their work: an account's row is held, so that what is asked begins, comes to the row
 * and waits. Then something is done to the gateway, and the row is let go: the statements go on, whether their gateway
 * is there or not.
 *
 * @param asks starts them; how they end is nobody's business here.
 */
export const whileInside = (
  db: Database,
  account: string,
  asks: readonly (() => Promise<unknown>)[],
  act: () => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (holder) => {
    await sql`select 1 from ledger_balances where account = ${account} for update`.execute(holder);
    for (const ask of asks) ask().catch(() => {});
    const begun = Date.now();
    while ((await waiting(db)) < asks.length) {
      if (Date.now() - begun > patience) throw new Error(`nothing came to wait for ${account}`);
      await sleep(5);
    }
    await act();
  });
