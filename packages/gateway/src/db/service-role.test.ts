import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { systemClock } from '../clock';
import { newId } from '../ids';
import { seed } from '../seed/seed';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import type { Database } from './database';
import type { OpenDatabase } from './open-database';
import { connectService, deletableTables } from './service-role';

/** Roles belong to the server, which all test files share: this name is of this file only. */
const role = `service_${newId(new Date()).toLowerCase()}`;

describe('the role of the service', () => {
  let database: TestDatabase;
  let owner: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`create role ${sql.id(role)} login password 'service'`.execute(database.db);
    owner = { db: database.db, url: database.url, isEmbedded: false } as OpenDatabase;
    const url = new URL(database.url);
    [url.username, url.password] = [role, 'service'];
    db = await connectService(owner, url.href);
  });
  afterAll(async () => {
    await db.destroy();
    await sql`drop owned by ${sql.id(role)}`.execute(database.db);
    await sql`drop role ${sql.id(role)}`.execute(database.db);
    await database.drop();
  });

  it('[REQ-10] writes and reads rows, and posts to the ledger', async () => {
    await seed(db, systemClock);
    const { rows } = await sql<{ count: number }>`select count(*)::int from ledger_entries`.execute(db);
    expect(rows[0]?.count).toBeGreaterThan(100);
  });

  it.each([
    ['drop a table', sql`drop table bets`],
    ['truncate a table', sql`truncate sessions`],
    ['alter a table', sql`alter table members add column extra text`],
    ['create a table', sql`create table extra (id text)`],
    ['disable a trigger', sql`alter table ledger_entries disable trigger append_only`],
    ['replace a trigger function', sql`drop function settled_rows_are_final cascade`],
    ['replace a function', sql`drop function ledger_post`],
    ['forget which functions were applied', sql`delete from applied_functions`],
    ['switch triggers off', sql`set session_replication_role = replica`],
    ['change an entry of the ledger', sql`update ledger_entries set amount = 1`],
    ['delete a transaction of the ledger', sql`delete from ledger_transactions`],
    ['change the lines of a slip', sql`update bet_lines set stake = 1`],
    ['change the seeds of a day', sql`update fair_series set root = 'another'`],
    ['delete the seeds of a day', sql`delete from fair_series`],
    ['delete a settlement of a sports bet', sql`delete from sport_settlements`],
    ['delete a bet', sql`delete from bets`],
    ['delete a sports bet', sql`delete from sport_bets`],
    ['delete a withdrawal', sql`delete from withdrawal_orders`],
    ['forget an answered request', sql`delete from idempotency_keys`],
    ['delete a closure of an account', sql`delete from protection_closures`],
    ['delete a review of an exclusion', sql`delete from exclusion_reviews`],
    ['delete a mark of a person', sql`delete from person_links`],
    ['delete the limits and counters of the gate', sql`delete from member_play`],
    ['delete a limit of a member', sql`delete from protection_limits`],
    ['delete a balance', sql`delete from ledger_balances`],
    ['delete a member', sql`delete from members`],
    ['delete a grant', sql`delete from dividends`],
    ['delete a turnover requirement', sql`delete from turnover_requirements`],
    ['change an act of an operator', sql`update operator_acts set note = null`],
    ['forget a migration', sql`delete from kysely_migration`],
    ['create a role', sql`create role another`],
  ])('[REQ-10] cannot %s', async (_what, statement) =>
    expect(statement.execute(db)).rejects.toMatchObject({ code: '42501' }),
  );

  it('[REQ-10] deletes rows of those tables only that the gateway deletes from', async () => {
    const folder = join(__dirname, '..');
    const deleted = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\/|migrations\//.test(file))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:deleteFrom\(\s*'|delete from )(\w+)/g),
      ])
      .map(([, table]) => table);
    expect([...new Set(deleted)].sort()).toEqual([...deletableTables].sort());
    const { rows } = await sql<{
      table_name: string;
    }>`select table_name from information_schema.role_table_grants
      where grantee = ${role} and privilege_type = 'DELETE' order by 1`.execute(database.db);
    expect(rows.map((row) => row.table_name)).toEqual([...deletableTables].sort());
  });

  it('[REQ-10] is the owner with one URL, and must not be with two', async () => {
    expect(await connectService(owner, undefined)).toBe(owner.db);
    await expect(connectService(owner, owner.url)).rejects.toThrow(/name one user/);
  });

  it('[REQ-10] is created on the embedded server, with a new password at each start', async () => {
    const embedded = { ...owner, isEmbedded: true };
    for (let start = 0; start < 2; start++) {
      const service = await connectService(embedded, undefined);
      const { rows } = await sql<{ user: string }>`select current_user as user`.execute(service);
      expect(rows[0]?.user).toBe('pavilion_service');
      await expect(sql`truncate sessions`.execute(service)).rejects.toMatchObject({ code: '42501' });
      await service.destroy();
    }
    await sql`drop owned by pavilion_service`.execute(database.db);
    await sql`drop role pavilion_service`.execute(database.db);
  });
});
