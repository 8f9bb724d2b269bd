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

describe('checks of the database', () => {
  it('[REQ-10] list the states of money and bets, and no other values of the contract, so that a new one needs no migration', async () => {
    const database = await createTestDatabase();
    const { rows } = await sql<{ check: string }>`
      select conrelid::regclass || '.' || a.attname as check from pg_constraint
      join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
      where contype = 'c' and connamespace = 'public'::regnamespace
        and pg_get_constraintdef(pg_constraint.oid) ~ '^CHECK \\(\\(\\w+ = ANY' order by 1`.execute(
      database.db,
    );
    expect(rows.map(({ check }) => check)).toEqual([
      'agent_settlements.state',
      'assisted_deposits.state',
      'bets.state',
      'deposit_orders.state',
      'fair_seeds.state',
      'flip_rounds.state',
      'hands.state',
      'sport_bets.state',
      'sport_cash_outs.state',
      'sport_legs.result',
      'sport_results.result',
      'sport_settlements.state',
      'table_rounds.state',
      'withdrawal_orders.state',
    ]);
    await database.drop();
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
