import { Writable } from 'node:stream';
import { errorCodes } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { BusinessError } from '../business-error';
import { connectDatabase, poolState } from '../db/database';
import { prepared } from '../db/prepared';
import { OperatorError } from '../domain/operators';
import { createServer } from '../http/create-server';
import { success } from '../http/envelope';
import { handleError } from '../http/error-handler';
import { createOperatorApp } from '../operator/create-operator-app';
import { operatorHeader } from '../operator/operator-header';
import { seedCatalogue } from '../seed/seed-catalogue';
import type { Services } from '../services';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { coinTable, coinTableVenue } from '../venues/testing/coin-table';
import { readDatabaseState } from './database-state';
import { createTelemetry, type Sources, type Telemetry } from './telemetry';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace}-00f067aa0ba902b7-01`;

describe('requests', () => {
  let app: FastifyInstance;
  let telemetry: Telemetry;
  let lines: Record<string, unknown>[];
  beforeEach(() => {
    lines = [];
    telemetry = createTelemetry();
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    });
    app = createServer({
      trustProxy: undefined,
      logger: { level: 'info', stream },
      genReqId: () => 'request-1',
      observers: [telemetry.observe],
      serves: 'page',
    });
    app.setErrorHandler(handleError);
    app.get('/paid/:token', { config: { call: 'deposit' } }, async (request) => {
      request.memberId = '01J0000000000000000000MEMB';
      return success({});
    });
    app.get('/poor', { config: { call: 'withdrawal' } }, async () => {
      throw new BusinessError(errorCodes.insufficientBalance);
    });
    app.get('/away', { config: { call: 'withdrawal' } }, async () => {
      throw Object.assign(new Error('gone'), { code: '57P01' });
    });
    app.get('/page', async () => 'text');
  });
  afterEach(async () => {
    await app.close();
    telemetry.close();
  });

  it('of the console are counted apart from those of the site, also refused logins', async () => {
    const refuse = (reason: 'logged-out' | 'wrong-credentials') => async () => {
      throw new OperatorError(reason);
    };
    const operators = { authenticated: refuse('logged-out'), login: refuse('wrong-credentials') };
    const console = createOperatorApp({
      services: { operators } as unknown as Services,
      clientDir: undefined,
      isLocal: true,
      observers: [telemetry.observe],
    });
    const body = { name: 'admin', password: 'wrong password', totp: '000000' };
    for (const [name, payload] of Object.entries({ sessionStart: body, roomList: {}, none: {} }))
      await console.inject({
        method: 'POST',
        url: `/api/${name}`,
        payload,
        headers: { host: 'operator.localhost', [operatorHeader]: '1' },
      });
    await console.close();
    const text = await telemetry.text();
    for (const labels of [
      'call="operator.sessionStart",status="401"',
      'call="operator.roomList",status="401"',
      'call="console",status="404"',
    ])
      expect(text).toContain(`pavilion_http_requests_total{${labels},code=""} 1`);
  });

  it('are counted by call, status and code, and by no path', async () => {
    for (const path of ['/paid/secret', '/paid/other', '/poor', '/away', '/page', '/unknown'])
      await app.inject(path);
    const counted = (await telemetry.text())
      .split('\n')
      .filter((line) => line.startsWith('pavilion_http_requests'));
    expect(counted.sort()).toEqual([
      'pavilion_http_requests_total{call="deposit",status="200",code="6000"} 2',
      'pavilion_http_requests_total{call="page",status="200",code=""} 1',
      'pavilion_http_requests_total{call="page",status="404",code=""} 1',
      'pavilion_http_requests_total{call="withdrawal",status="200",code="20101"} 1',
      'pavilion_http_requests_total{call="withdrawal",status="503",code="20006"} 1',
    ]);
    expect(await telemetry.text()).toContain('pavilion_http_request_seconds_count{call="deposit"} 2');
  });

  it('are logged as one line each, with request id, call, code and trace, without the member and its tokens', async () => {
    await app.inject({ url: `/paid/${'k'.repeat(43)}?token=hidden`, headers: { traceparent } });
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'request',
        reqId: 'request-1',
        call: 'deposit',
        method: 'GET',
        path: '/paid/[redacted]',
        status: 200,
        code: 6000,
        ms: expect.any(Number),
        member: expect.stringMatching(/^[\da-f]{12}$/),
        trace_id: trace,
        parent_id: '00f067aa0ba902b7',
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/hidden|MEMB|kkk/);
  });

  it('are logged with their failure under the same request id and trace', async () => {
    await app.inject({ url: '/away', headers: { traceparent } });
    expect(lines.map(({ msg, reqId, trace_id }) => [msg, reqId, trace_id])).toEqual([
      ['the database does not answer', 'request-1', trace],
      ['request', 'request-1', trace],
    ]);
  });

  it.each([
    'no trace',
    `00-${trace}-00f067aa0ba902b7`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
  ])('ignore the trace %s', async (text) => {
    await app.inject({ url: '/page', headers: { traceparent: text } });
    expect(lines[0]).not.toHaveProperty('trace_id');
  });
});

describe('a scrape', () => {
  let database: TestDatabase;
  let telemetry: Telemetry;
  let isDown = false;
  beforeAll(async () => {
    database = await createTestDatabase();
    telemetry = createTelemetry();
  });
  afterAll(async () => {
    telemetry.close();
    await database.drop();
  });

  const metric = async (series: string): Promise<number | undefined> => {
    const line = (await telemetry.text()).split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.split(' ')[1]);
  };

  it('shows statements by name and failures by SQLSTATE', async () => {
    const db = connectDatabase(database.url, { poolSize: 1, onQuery: telemetry.addQuery });
    await sql`${prepared('sum')} select 1 + 1`.execute(db);
    await sql`select 1`.execute(db);
    await sql`select 1 / 0`.execute(db).catch(() => {});
    await db.destroy();
    expect(await metric('pavilion_db_query_seconds_count{statement="sum"}')).toBe(1);
    expect(await metric('pavilion_db_query_seconds_count{statement="other"}')).toBe(2);
    expect(await metric('pavilion_db_errors_total{state="22012"}')).toBe(1);
  });

  it('shows the state of gateway and database at its moment', async () => {
    let sockets = 3;
    const sources: Sources = {
      pool: () => poolState(database.db),
      database: () => (isDown ? Promise.reject(new Error('gone')) : readDatabaseState(database.db)),
      waitingCalls: () => 2,
      sockets: () => sockets,
      frames: () => ({ sent: 10, dropped: 1, cut: 0 }),
      rooms: () => [['derby', sockets]],
      isDraining: () => false,
    };
    telemetry.watch(sources);
    expect(await metric('pavilion_db_up')).toBe(1);
    expect(await metric('pavilion_ledger_halted')).toBe(0);
    expect(await metric('pavilion_threads_overdue')).toBe(0);
    // The test server has no standby.
    expect(await metric('pavilion_replication_sync_standbys')).toBe(0);
    expect(await metric('pavilion_replication_lag_bytes')).toBeUndefined();
    expect(await metric('pavilion_room_sockets{room="derby"}')).toBe(3);
    expect(await metric('pavilion_live_frames_total')).toBe(10);
    expect(await metric('pavilion_live_frames_total')).toBe(10);
    expect(await metric('pavilion_db_pool_connections{state="idle"}')).toBeGreaterThan(0);
    sockets = 1;
    await database.db.insertInto('ledger_halt').values({ at: new Date(), findings: '[]' }).execute();
    expect(await metric('pavilion_room_sockets{room="derby"}')).toBe(1);
    expect(await metric('pavilion_live_sockets')).toBe(1);
    expect(await metric('pavilion_ledger_halted')).toBe(1);
  });

  it('[OPS-5] counts the threads whose answer is overdue', async () => {
    const at = new Date();
    const thread = (id: string, state: 'open' | 'answered' | 'reopened', minutes: number | null) => ({
      id,
      kind: 'chat' as const,
      device: id,
      member_id: null,
      topic: null,
      state,
      excerpt: '',
      follows: null,
      client_key: null,
      read_up_to: null,
      seen_up_to: null,
      answer_by: minutes === null ? null : new Date(at.getTime() + minutes * 60_000),
      agent_at: null,
      closed_by: null,
      closed_at: null,
      reminded_at: null,
      operator_id: null,
      at,
      last_at: at,
    });
    await database.db
      .insertInto('threads')
      .values([
        thread('late', 'open', -1),
        thread('late-again', 'reopened', -60),
        thread('soon', 'open', 5),
        thread('answered', 'answered', null),
      ])
      .execute();
    expect(await metric('pavilion_threads_overdue')).toBe(2);
  });

  it('[OPS-5] counts the rounds of tables that should have been settled', async () => {
    const day = '2026-05-01';
    const round = (number: number, seconds: number, settled: boolean) => {
      const at = (more: number) => new Date(Date.now() + (seconds + more) * 1_000);
      return {
        ...{ id: `table-${number}`, game_code: coinTable.code, version: 1, day, number },
        ...{ opens_at: at(-25), closes_at: at(-5), draws_at: at(0), ends_at: at(5) },
        ...{ mix: null, seed: null, outcome: null, drawn_at: null },
        ...(settled
          ? { state: 'void' as const, settled_at: at(1) }
          : { state: 'open' as const, settled_at: null }),
      };
    };
    const series = { game_code: coinTable.code, day, rounds: 9, root: 'aa', terminal: 'bb' };
    await seedCatalogue(database.db, [coinTableVenue]);
    await database.db.insertInto('fair_series').values(series).execute();
    await database.db
      .insertInto('table_rounds')
      .values([round(1, -60, true), round(2, -5, false), round(3, 60, false)])
      .execute();
    expect(await metric('pavilion_table_rounds_overdue')).toBe(0);
    await database.db
      .insertInto('table_rounds')
      .values(round(4, -60, false))
      .execute();
    expect(await metric('pavilion_table_rounds_overdue')).toBe(1);
  });

  it('[AGT-2] counts the months of agents that are held', async () => {
    const month = (name: string, state: 'held' | 'paid') => ({
      ...{
        agent_code: 'HELD2222',
        month: name,
        state,
        counted_at: new Date(),
        review_at: null,
        paid_at: null,
      },
      ...{ gross: 0n, fee: 0n, rebates: 0n, gifts: 0n, net: 0n, carried_in: 0n, carried_out: 0n },
      ...{ base: 0n, active: 0, rate: 0, own: 0n, from_below: 0n, amount: 0n },
    });
    expect(await metric('pavilion_agent_months_held')).toBe(0);
    await database.db
      .insertInto('agents')
      .values({ code: 'HELD2222', name: 'Agent', member_id: null, parent_code: null, since: new Date() })
      .execute();
    await database.db
      .insertInto('agent_settlements')
      .values([month('2026-04', 'paid'), month('2026-05', 'held')])
      .execute();
    expect(await metric('pavilion_agent_months_held')).toBe(1);
  });

  it('says that the database is down, and nothing about its state', async () => {
    isDown = true;
    expect(await metric('pavilion_db_up')).toBe(0);
    expect(await metric('pavilion_ledger_halted')).toBeUndefined();
    expect(await metric('pavilion_threads_overdue')).toBeUndefined();
    expect(await metric('pavilion_agent_months_held')).toBeUndefined();
    expect(await metric('pavilion_live_sockets')).toBe(1);
  });

  it('shows when a job last succeeded, and how often it failed', async () => {
    telemetry.addJob('ledger', true);
    telemetry.addJob('ledger', false);
    expect(await metric('pavilion_job_failures_total{job="ledger"}')).toBe(1);
    const at = await metric('pavilion_job_last_success_timestamp_seconds{job="ledger"}');
    expect(Math.abs((at as number) - Date.now() / 1_000)).toBeLessThan(60);
  });
});
