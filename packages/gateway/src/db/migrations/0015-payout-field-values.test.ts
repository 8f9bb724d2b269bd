import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { migrations } from './index';

describe('the migration of payout field values', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('gives the accounts of an older database the values that are known', async () => {
    const found = await database.db.transaction().execute(async (db) => {
      await sql`create schema older; set local search_path to older`.execute(db);
      for (const [name, { up }] of Object.entries(migrations)) {
        if (name < '0015') await up(db);
      }
      await sql`
        insert into members (id, account, account_key, password_hash, nickname, invite_code, registered_at)
          values ('m1', 'm1', 'm1', '', 'm1', 'M1', now());
        insert into payout_accounts (id, member_id, kind, title, number, is_default, bound_at, usable_at)
          values ('p1', 'm1', 'bank', '{}', '6222020000000004606', false, now(), now()),
            ('p2', 'm1', 'coin', '{}', 'T1', false, now(), now()),
            ('p3', 'm1', 'coin', '{}', '0x1', false, now(), now());
      `.execute(db);
      await migrations['0015-payout-field-values']!.up(db);
      return db.selectFrom('payout_accounts').select('field_values').orderBy('id').execute();
    });
    expect(found.map((row) => row.field_values)).toEqual([
      { number: '6222020000000004606' },
      { number: 'T1', network: 'TRC20' },
      { number: '0x1', network: 'ERC20' },
    ]);
  });
});
