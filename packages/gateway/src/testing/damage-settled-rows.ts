import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';

const tables = ['bets', 'deposit_orders', 'withdrawal_orders'];

/** Changes settled rows, which the database refuses, as only the owner of the tables can: without their triggers. */
export const damageSettledRows = (db: Database, damage: RawBuilder<unknown>) =>
  db.transaction().execute(async (transaction) => {
    const set = async (state: 'disable' | 'enable') => {
      for (const table of tables)
        await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger settled_rows`.execute(
          transaction,
        );
    };
    await set('disable');
    await damage.execute(transaction);
    await set('enable');
  });
