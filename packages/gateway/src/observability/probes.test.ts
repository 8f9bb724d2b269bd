import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../db/database';
import { freePort } from '../free-port';
import { createServer } from '../http/create-server';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createLoopDelay, type ProbeState, registerProbes } from './probes';

describe('the probes', () => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let further: Database[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await app.close();
    for (const db of further) await db.destroy();
    further = [];
  });
  afterAll(() => database.drop());

  const connect = (url: string) => {
    const db = connectDatabase(url, { poolSize: 1 });
    further.push(db);
    return db;
  };
  const probe = async (path: string, state: Partial<ProbeState> = {}) => {
    app = createServer({ trustProxy: undefined });
    registerProbes(app, { db: database.db, loopDelay: () => 3, isDraining: () => false, ...state });
    const { statusCode, body } = await app.inject(path);
    return [statusCode, JSON.parse(body).status];
  };

  it('report a gateway that works as alive and ready', async () => {
    expect(await probe('/livez')).toEqual([200, 'ok']);
    await app.close();
    expect(await probe('/readyz')).toEqual([200, 'ready']);
  });

  it('report a blocked event loop as not alive', async () =>
    expect(await probe('/livez', { loopDelay: () => 1_200 })).toEqual([
      503,
      'the event loop was blocked for 1200 ms',
    ]));

  it('report a gateway that is about to stop as not ready, but alive', async () => {
    expect(await probe('/readyz', { isDraining: () => true })).toEqual([503, 'draining']);
    await app.close();
    expect(await probe('/livez', { isDraining: () => true })).toEqual([200, 'ok']);
  });

  it('report a gateway whose database became a standby as not ready', async () => {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    expect(await probe('/readyz', { db: connect(url.href) })).toEqual([503, 'the database is read-only']);
  });

  it('report a gateway whose database lacks a migration as not ready', async () => {
    const { db } = database;
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(db);
    await rename('0097-waiting-threads', 'of-a-newer-version');
    expect(await probe('/readyz')).toEqual([503, 'the database lacks the migration 0097-waiting-threads']);
    await app.close();
    await rename('of-a-newer-version', '0097-waiting-threads');
    await sql`insert into kysely_migration values ('of-a-newer-version', '')`.execute(db);
    expect(await probe('/readyz')).toEqual([200, 'ready']);
    await sql`delete from kysely_migration where name = 'of-a-newer-version'`.execute(db);
  });

  it('report a gateway without its database as not ready, but alive', async () => {
    const db = connect(`postgres://nobody@127.0.0.1:${await freePort()}/none`);
    expect((await probe('/readyz', { db }))[0]).toBe(503);
    await app.close();
    expect(await probe('/livez', { db })).toEqual([200, 'ok']);
  });

  it.each([
    [true, 'ready'],
    [false, 'degraded'],
  ])('report a gateway as ready whose connection to the others is %s', async (isConnected, status) =>
    expect(await probe('/readyz', { isBusConnected: () => isConnected })).toEqual([200, status]),
  );

  it('measure how long the event loop was blocked', async () => {
    const delay = createLoopDelay();
    await sleep(60);
    expect(delay.longest()).toBeLessThan(1_000);
    const end = performance.now() + 120;
    while (performance.now() < end);
    await sleep(60);
    expect(delay.longest()).toBeGreaterThan(80);
    delay.close();
    app = createServer({ trustProxy: undefined });
  });
});
