import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { migrations } from './index';

describe('the migration of kinds to rows', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('keeps the channels and orders of an older database', async () => {
    const found = await database.db.transaction().execute(async (db) => {
      await sql`create schema older; set local search_path to older`.execute(db);
      for (const [name, { up }] of Object.entries(migrations)) {
        if (name < '0014') await up(db);
      }
      await sql`
        insert into members (id, account, account_key, password_hash, nickname, invite_code, registered_at)
          values ('m1', 'm1', 'm1', '', 'm1', 'M1', now());
        insert into deposit_channels
            (code, kind, rank, name, note, min_amount, max_amount, quick_amounts, needs_payer_name, recommended, payee)
          select code, code, 0, '{}', '{}', 1, 2, '[]', code in ('bank', 'speed'), false, '[]'
          from unnest(array['bank', 'speed', 'alipay', 'usdt']) as code;
        insert into deposit_orders (id, member_id, channel_code, amount, payer_name, state, created_at, expires_at)
          values ('o1', 'm1', 'bank', 1, '李华', 'pending', now(), now()),
            ('o2', 'm1', 'alipay', 1, null, 'pending', now(), now());
      `.execute(db);
      await migrations['0014-kinds-as-rows']!.up(db);
      return {
        channels: await db.selectFrom('deposit_channels').selectAll().orderBy('code').execute(),
        orders: await db.selectFrom('deposit_orders').select(['id', 'field_values']).orderBy('id').execute(),
      };
    });
    expect(found.orders).toEqual([
      { id: 'o1', field_values: { payerName: '李华' } },
      { id: 'o2', field_values: {} },
    ]);
    const scanned = { shows_qr_code: true, anti_fraud_warning: false, max_open_orders: null, fields: [] };
    const typed = {
      shows_qr_code: false,
      anti_fraud_warning: true,
      fields: [expect.objectContaining({ name: 'payerName', required: true, autoComplete: 'name' })],
    };
    expect(found.channels).toMatchObject([
      { code: 'alipay', mark: 'alipay', ...scanned },
      { code: 'bank', mark: 'bank', max_open_orders: null, ...typed },
      { code: 'speed', mark: 'speed', max_open_orders: 1, ...typed },
      { code: 'usdt', mark: 'usdt', ...scanned },
    ]);
  });
});
