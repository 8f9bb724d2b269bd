import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../packages/gateway/src/db/database';
import { countWaiting } from '../../packages/gateway/src/testing/count-waiting';

/** How long a statement may take to reach the lock, ms. */
const timeout = 20_000;

/** The lock on the balance of an account, which every posting takes. */
export const balanceLock = (account: string): RawBuilder<unknown> =>
  sql`select 1 from ledger_balances where account = ${account} for update`;

/**
 * Interrupts work in the middle of its statement: takes a lock, starts the work, waits until that many statements block on the
 * lock, acts (kills the gateway) and releases the lock. The statements then continue, with or without their gateway.
 *
 * @param start how what it starts ends is ignored.
 */
export const whileLocked = (
  db: Database,
  lock: RawBuilder<unknown>,
  { start, statements, act }: { start: () => Promise<unknown>; statements: number; act: () => Promise<void> },
): Promise<void> =>
  db.transaction().execute(async (holder) => {
    await lock.execute(holder);
    start().catch(() => {});
    const startedAt = Date.now();
    while ((await countWaiting(db)) < statements) {
      if (Date.now() - startedAt > timeout) throw new Error('no statement blocked on the lock');
      await sleep(5);
    }
    await act();
  });

/** Interrupts requests while their statements wait for the balance of an account. */
export const whileBlocked = (
  db: Database,
  account: string,
  requests: readonly (() => Promise<unknown>)[],
  act: () => Promise<void>,
): Promise<void> =>
  whileLocked(db, balanceLock(account), {
    start: () => Promise.all(requests.map((send) => send())),
    statements: requests.length,
    act,
  });
