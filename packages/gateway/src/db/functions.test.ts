import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { applyFunctions } from './functions';
import { migrate } from './migrations';

describe('the functions of the database', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  /** The functions with their text, and a number that is new whenever one was created. */
  const stored = async () => {
    const { rows } = await sql<{ signature: string; text: string; oid: number }>`
      select oid::regprocedure::text as signature, prosrc as text, oid::int from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`.execute(
      database.db,
    );
    return rows;
  };

  const texts = async () => (await stored()).map(({ signature, text }) => ({ signature, text }));

  it('[REQ-10] are left as they are at a start with the same version', async () => {
    const before = await stored();
    expect(before.map(({ signature }) => signature.split('(')[0])).toContain('ledger_post');
    await migrate(database.db);
    expect(await stored()).toEqual(before);
  });

  it('[REQ-10] replace those that the migrations of earlier versions created', async () => {
    const { db } = database;
    const before = await texts();
    // As the migration leaves the table.
    await sql`delete from applied_functions`.execute(db);
    await sql`drop function ledger_post`.execute(db);
    await sql`create function ledger_post(p_id text, p_kind text) returns text language sql as 'select p_id'`.execute(
      db,
    );
    await sql`create function turnover_accrue(p_member text, p_amount bigint) returns void language sql as ''`.execute(
      db,
    );
    await migrate(db);
    expect(await texts()).toEqual(before);
  });

  it('[REQ-10] of another version are replaced, also with other parameters', async () => {
    const { db } = database;
    const before = await texts();
    await sql`drop function turnover_require`.execute(db);
    await sql`create function turnover_require(p_member text) returns text language sql as 'select p_member'`.execute(
      db,
    );
    await db.updateTable('applied_functions').set({ digest: 'of another version' }).execute();
    await Promise.all([applyFunctions(db), applyFunctions(db)]);
    expect(await texts()).toEqual(before);
  });

  it('[PRO-1] of a version with a further span or limit on stakes bring their columns', async () => {
    const { db } = database;
    const columns = async () => {
      const { rows } = await sql`
        select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
        where table_name in ('member_play', 'protection_settings') order by 1, 2`.execute(db);
      return rows;
    };
    const before = await columns();
    await sql`alter table member_play drop column month, drop column loss_week, drop column max_loss_week, drop column max_bet_each`.execute(
      db,
    );
    await sql`alter table protection_settings drop column cap_loss_week, drop column cap_bet_each`.execute(
      db,
    );
    expect(await columns()).toHaveLength(before.length - 6);
    await db.updateTable('applied_functions').set({ digest: 'of another version' }).execute();
    await Promise.all([applyFunctions(db), applyFunctions(db)]);
    expect(await columns()).toEqual(before);
  });
});
