import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { freePort } from '../free-port';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { isUnavailable, UnconfirmedCommit } from './availability';
import { connectDatabase } from './database';

const failure = (code: string) => Object.assign(new Error('failed'), { code });
const errorOf = (action: Promise<unknown>) =>
  action.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a database that does not answer', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each([
    '08000',
    '08003',
    '08006',
    '08P01',
    '57P01',
    '57P02',
    '57P03',
    '25006',
    'ECONNREFUSED',
    'ECONNRESET',
  ])('[REQ-10] is recognized by %s', (code) => expect(isUnavailable(failure(code))).toBe(true));

  it.each(['23505', '40001', '57014', 'PV001', 'ENOENT'])('[REQ-10] is not assumed for %s', (code) =>
    expect(isUnavailable(failure(code))).toBe(false),
  );

  it('[REQ-10] is assumed for a commit that no standby confirmed, and for no other value', () => {
    expect(isUnavailable(new UnconfirmedCommit())).toBe(true);
    expect(isUnavailable(new Error('Connection to the past'))).toBe(false);
    expect(isUnavailable('08006')).toBe(false);
  });

  it('[REQ-10] is recognized when nothing listens', async () => {
    const db = connectDatabase(`postgres://nobody@127.0.0.1:${await freePort()}/none`);
    expect(isUnavailable(await errorOf(sql`select 1`.execute(db)))).toBe(true);
    await db.destroy();
  });

  it.each(['a statement', 'a transaction'])(
    '[REQ-10] is recognized when the connection of %s ends',
    async (kind) => {
      const terminate = async () => {
        const backends = sql<{ done: boolean }>`
        select pg_terminate_backend(pid) as done from pg_stat_activity
          where datname = current_database() and wait_event = 'PgSleep'`;
        while ((await backends.execute(database.db)).rows.length === 0) await sleep(5);
      };
      const wait = sql`select pg_sleep(60)`;
      const db = connectDatabase(database.url, { poolSize: 1 });
      const running =
        kind === 'a statement'
          ? wait.execute(db)
          : db.transaction().execute((transaction) => wait.execute(transaction));
      const [error] = await Promise.all([errorOf(running), terminate()]);
      await db.destroy();
      expect(isUnavailable(error)).toBe(true);
    },
  );
});
