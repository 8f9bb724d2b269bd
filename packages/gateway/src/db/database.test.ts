import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

describe('a database pool whose connections break', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('[REQ-10] fails the transaction of the broken connection only', async () => {
    const { db } = database;
    const broken = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      // Between two statements only the connection itself emits the error.
      await sql`select pg_sleep(0.1)`.execute(db);
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});

describe('the database during a rolling deployment', () => {
  it('[REQ-10] has the view of settled bets that gateways of the version before read', async () => {
    const database = await createTestDatabase();
    const read = sql`select id, member_id, category, stake, payout, turnover, settled_at from settled_bets`;
    await expect(read.execute(database.db)).resolves.toMatchObject({ rows: [] });
    await database.drop();
  });
});
