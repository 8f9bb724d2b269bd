import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { connectDatabase } from './database';
import { prepared } from './prepared';

describe('prepared statements', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('[REQ-10] prepares marked statements only, and answers as for others', async () => {
    await database.db.connection().execute(async (db) => {
      const marked = (n: number) =>
        sql<{ n: number }>`${prepared('sum')} select ${n}::int + 1 as n`.execute(db);
      const plain = (n: number) => sql<{ n: number }>`select ${n}::int + 1 as n`.execute(db);
      for (const n of [1, 2]) {
        expect((await marked(n)).rows).toEqual([{ n: n + 1 }]);
        expect((await plain(n)).rows).toEqual([{ n: n + 1 }]);
      }
      const kept = await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements`.execute(db);
      expect(kept.rows).toEqual([{ name: 'sum', statement: '/* prepared: sum */ select $1::int + 1 as n' }]);
    });
  });

  it('[REQ-10] prepares nothing behind a pooler in transaction mode', async () => {
    const db = connectDatabase(database.url, { poolSize: 1, pooler: 'transaction' });
    await sql`${prepared('sum')} select ${1}::int + 1 as n`.execute(db);
    expect((await sql`select name from pg_prepared_statements`.execute(db)).rows).toEqual([]);
    await db.destroy();
  });
});
