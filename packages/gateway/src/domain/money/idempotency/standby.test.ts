import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { UnconfirmedCommit } from '../../../db/availability';
import { connectDatabase, type Database } from '../../../db/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../db/embedded/embedded-postgres';
import { prepareServer } from '../../../testing/prepare-server';
import { createTestConsole, type TestConsole } from '../../../testing/test-console';
import { type Answer, createTestGateway, type TestGateway } from '../../../testing/test-gateway';

/** A statement of the gateway that waits for a standby. */
interface Waiting {
  pid: number;
  query: string;
}

describe('a server that waits for a standby', () => {
  let dataDir: string;
  let server: EmbeddedPostgres;
  let operator: Database;
  let prober: Database;
  let gateway: TestGateway;
  let console: TestConsole;
  let token: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'pavilion-standby-'));
    const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'on' };
    server = await startEmbeddedPostgres({ dataDir, from: __filename, settings });
    await prepareServer(server.url);
    operator = connectDatabase(server.url, { poolSize: 1 });
    prober = connectDatabase(server.url, { poolSize: 1 });
    gateway = await createTestGateway();
    console = createTestConsole(gateway);
    const member = await gateway.newMember('waiting1');
    await gateway.credit(member.id, 100_000n);
    token = member.token;
  });
  afterEach(() => requireStandby(false));
  afterAll(async () => {
    await console.close();
    await gateway.close();
    await operator.destroy();
    await prober.destroy();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A required standby that does not exist: every commit waits until none is required. */
  const requireStandby = async (isRequired: boolean) => {
    const names = sql.lit(isRequired ? 'ANY 1 (absent)' : '');
    await sql`alter system set synchronous_standby_names = ${names}`.execute(operator);
    await sql`select pg_reload_conf()`.execute(operator);
    const isApplied = async () => {
      const { rows } = await sql<{ names: string }>`
        select current_setting('synchronous_standby_names') as names`.execute(operator);
      return (rows[0]?.names === '') !== isRequired;
    };
    while (!(await isApplied())) await sleep(5);
    while (isRequired && !(await doesCommitWait())) await sleep(5);
  };
  const cancelWaits = () =>
    sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`.execute(operator);
  /** Commits wait only after the checkpointer too has read the setting, which under load is later than the sessions do. */
  const doesCommitWait = async () => {
    const commit = sql`select pg_logical_emit_message(true, 'test', '')`.execute(prober);
    const isConfirmed = await breakWaits(
      commit.then(
        () => true,
        (error) => {
          if (error instanceof UnconfirmedCommit) return false;
          throw error;
        },
      ),
    );
    return !isConfirmed;
  };
  const findWaiting = async (): Promise<Waiting> => {
    for (;;) {
      const { rows } = await sql<Waiting>`
        select pid, query from pg_stat_activity where wait_event = 'SyncRep'`.execute(operator);
      if (rows[0]) return rows[0];
      await sleep(5);
    }
  };
  /** Breaks the waits of a call, as a timeout of statements would, until it is answered. */
  const breakWaits = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    let isAnswered = false;
    answer.finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      await cancelWaits();
      await sleep(5);
    }
    return answer;
  };

  /** What a call does while commits wait for a standby. */
  const firstOf = (answer: Promise<unknown>) =>
    Promise.race([answer.then(() => 'an answer'), findWaiting().then(() => 'a wait')]);

  let order: string;
  const calls: Record<string, () => Promise<Answer<unknown>>> = {
    transfer: () =>
      gateway.call(
        'walletTransfer',
        { venue: 'PAVILION', direction: 'in', amount: '10' },
        { token, idempotencyKey: 'standby-transfer' },
      ),
    deposit: () =>
      gateway.call(
        'depositCreate',
        { channel: 'alipay', amount: '100' },
        { token, idempotencyKey: 'standby-deposit' },
      ),
    cancellation: () => gateway.call('depositCancel', { id: order }, { token }),
  };

  it.each(['transfer', 'deposit', 'cancellation'])(
    '[REQ-10] answers a %s whose wait was broken with 503, and its repetition when a standby has it',
    async (name) => {
      const send = calls[name]!;
      await requireStandby(true);
      const broken = await breakWaits(send());
      expect([broken.http, broken.status_code]).toEqual([503, 20006]);
      const repeated = send();
      expect(await firstOf(repeated)).toBe('a wait');
      await requireStandby(false);
      const answer = await repeated;
      expect(answer.status_code).toBe(6000);
      if (name === 'deposit') order = (answer.data as { id: string }).id;
    },
  );

  it('[REQ-10][OPS-5] answers an act of an operator whose wait was broken with 503, and its repetition when a standby has it', async () => {
    const rin = await console.newOperator('rin', ['support']);
    const id = await threadWith('standby-broken');
    const body = { id, text: 'We are looking.' };
    const send = () => rin.call('threadAnswer', body, 'standby-broken-answer');
    await requireStandby(true);
    const broken = await breakWaits(send());
    expect([broken.http, broken.error, broken.data]).toMatchObject([503, 'unavailable', { code: 20006 }]);
    const repeated = send();
    expect(await firstOf(repeated)).toBe('a wait');
    await requireStandby(false);
    expect(await repeated).toMatchObject({ http: 200, data: { outcome: 'done' } });
    const { items } = (await gateway.call('supportMessages', { thread: id }, { token })).data;
    expect(items.filter(({ author }) => author === 'staff')).toHaveLength(1);
  });

  const threadWith = async (key: string) =>
    (await gateway.call('supportSend', { key, text: '您好', pictures: [] }, { token })).data.thread.id;
  const repeatable = {
    'message to support': async () => () =>
      gateway.call('supportSend', { key: 'standby-message', text: '没有到账', pictures: [] }, { token }),
    ticket: async () => () =>
      gateway.call(
        'ticketOpen',
        { topic: 'deposit', key: 'standby-ticket', text: '没有到账', pictures: [] },
        { token },
      ),
    'answer of an operator': async () => {
      const mei = await console.newOperator('mei', ['support']);
      const body = { id: await threadWith('standby-asked'), text: 'We are looking.' };
      return () => mei.call('threadAnswer', body, 'standby-answer');
    },
  };

  it.each(Object.keys(repeatable) as (keyof typeof repeatable)[])(
    '[REQ-10][SUP-1] answers a repeated %s when a standby has the first',
    async (name) => {
      const send = await repeatable[name]();
      const { http, data } = await send();
      await requireStandby(true);
      const repeated = send();
      expect(await firstOf(repeated)).toBe('a wait');
      await requireStandby(false);
      expect(await repeated).toMatchObject({ http, data });
    },
  );

  it('[REQ-10] repeats a broken operation without a second effect', async () => {
    const { data } = await gateway.call('walletBalances', {}, { token });
    expect(data.main).toBe('990.00');
    const { data: orders } = await gateway.call('depositOrders', { state: 'cancelled' }, { token });
    expect(orders.map(({ id }) => id)).toEqual([order]);
  });
});
