import { randomUUID } from 'node:crypto';
import { requestHash } from '../domain/money';
import { createSimulation } from '../domain/sports';
import { createScenarios, type Scenarios } from '../testing/operator-scenarios';
import { tableDigests } from '../testing/table-digests';
import {
  createTestConsole,
  type TestConsole,
  type TestOperator,
  withTestConsole,
} from '../testing/test-console';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { type OperatorActName, type OperatorCallName, operatorCalls } from './contract';
import { siteSwitches } from './contract/access';
import { idempotencyHeader } from './operator-header';

const note = 'asked for by the member';
const acts = (Object.keys(operatorCalls) as OperatorCallName[]).filter(
  // A repetition has no session any more.
  (name) => operatorCalls[name].kind === 'act' && name !== 'sessionEnd',
) as OperatorActName[];

describe('acts of operators that are sent again after a lost answer', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let otherGateway: TestGateway;
  let otherConsole: TestConsole;
  let admin: TestOperator;
  let second: TestOperator;
  let scenarios: Scenarios;
  let account: string;
  let memberId: string;
  let count = 0;
  // Before the first gateway, whose database it shares.
  afterAll(async () => {
    await otherConsole.close();
    await otherGateway.close();
  });
  withTestConsole(
    async (...opened) => {
      [gateway, console] = opened;
      scenarios = createScenarios(gateway, console);
      otherGateway = await createTestGateway({
        sharesWith: gateway,
        payerDelay: null,
        sportsEngine: createSimulation,
      });
      otherConsole = createTestConsole(otherGateway);
    },
    { payerDelay: null, sportsEngine: createSimulation },
  );
  beforeEach(async () => {
    gateway.clock.advance(16 * 60_000);
    count += 1;
    account = `again${count}`;
    memberId = (await gateway.newMember(account)).id;
    admin = await console.newOperator(`admin${count}`, ['admin']);
    second = await console.newOperator(`second${count}`, ['admin']);
  });

  const balance = () => gateway.services.wallet.balance(memberId);
  const rowsOf = async (subject: string) =>
    (await admin.call('actList', { subject })).data.items.map(({ call }) => call);
  /** One call of each gateway, at the same moment. */
  const atBoth = async (by: TestOperator, name: OperatorActName, body: object, key: string) =>
    Promise.all(
      [console, otherConsole].map(async ({ post }) => {
        const answer = await post(`/api/${name}`, body, { cookie: by.cookie, [idempotencyHeader]: key });
        return { http: answer.statusCode, data: answer.json() };
      }),
    );

  it('[OPS-5][REQ-10] move the money of an adjustment once', async () => {
    const body = { account, amount: '500', note };
    const key = randomUUID();
    const first = await admin.call('balanceAdjust', body, key);
    expect(await admin.call('balanceAdjust', body, key)).toEqual(first);
    expect(await balance()).toBe(50_000n);
    expect(await rowsOf(memberId)).toEqual(['balanceAdjust']);
    await admin.call('balanceAdjust', body);
    expect(await balance()).toBe(100_000n);
  });

  it('[OPS-5][REQ-10] move the money once when two gateways get the act at the same moment', async () => {
    const [one, two] = await atBoth(admin, 'balanceAdjust', { account, amount: '500', note }, randomUUID());
    expect(one).toMatchObject({ http: 200, data: { outcome: 'done' } });
    expect(two).toEqual(one);
    expect(await balance()).toBe(50_000n);
    expect(await rowsOf(memberId)).toEqual(['balanceAdjust']);
  });

  it('[OPS-3][REQ-10] ask a second operator once, who confirms once, on two gateways as well', async () => {
    const asked = await atBoth(admin, 'balanceAdjust', { account, amount: '5000', note }, randomUUID());
    expect(asked[0]).toMatchObject({ http: 200, data: { outcome: 'asked' } });
    expect(asked[1]).toEqual(asked[0]);
    const { id } = asked[0]!.data;
    const key = randomUUID();
    const confirmed = await atBoth(second, 'requestConfirm', { id }, key);
    expect(confirmed[0]).toMatchObject({ http: 200, data: { outcome: 'done' } });
    expect(confirmed[1]).toEqual(confirmed[0]);
    expect((await second.call('requestConfirm', { id }, key)).data).toEqual(confirmed[0]!.data);
    expect(await balance()).toBe(500_000n);
    expect(await second.call('requestConfirm', { id })).toMatchObject({ http: 409, error: 'unchanged' });
  });

  it('[OPS-5][REQ-10] are refused with the key of another act', async () => {
    const key = randomUUID();
    await admin.call('balanceAdjust', { account, amount: '500', note }, key);
    expect(await admin.call('balanceAdjust', { account, amount: '600', note }, key)).toMatchObject({
      http: 409,
      error: 'key-used',
    });
    expect(await balance()).toBe(50_000n);
    // The keys of two operators are apart.
    await second.call('balanceAdjust', { account, amount: '1', note }, key);
    expect(await balance()).toBe(50_100n);
  });

  it('[OPS-5][REQ-10] may be changed and sent with the same key after a refusal', async () => {
    const key = randomUUID();
    expect((await admin.call('balanceAdjust', { account, amount: '-5', note }, key)).http).toBe(409);
    expect((await admin.call('balanceAdjust', { account, amount: '5', note }, key)).http).toBe(200);
    expect(await balance()).toBe(500n);
  });

  it('[OPS-5] need a key of 8 to 64 printable characters, if they have one', async () => {
    const answer = await admin.call('balanceAdjust', { account, amount: '5', note }, 'short');
    expect(answer).toMatchObject({ http: 409, data: { code: 20105 } });
    expect(await balance()).toBe(0n);
  });

  it('[OPS-3][REQ-10] are refused with the key of another act when they find nothing to do, too', async () => {
    const key = randomUUID();
    const { id } = (await admin.call('balanceAdjust', { account, amount: '5000', note })).data;
    await second.call('balanceAdjust', { account, amount: '5', note }, key);
    await admin.call('requestWithdraw', { id });
    expect((await second.call('requestConfirm', { id }, key)).error).toBe('key-used');
  });

  it('[OPS-1] do not store a one-time code', async () => {
    const body = { name: `fresh${count}`, title: 'Fresh', roles: ['editor' as const] };
    const key = randomUUID();
    const first = (await admin.call('operatorAdd', body, key)).data;
    expect(first.code).toEqual(expect.any(String));
    const { code: _, ...withoutCode } = first;
    expect((await admin.call('operatorAdd', body, key)).data).toEqual(withoutCode);
    const { answer } = await gateway.services.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(answer).not.toContain(first.code);
  });

  it('[OPS-1] store no hash that passwords could be tried against', async () => {
    const { body, by = admin } = await scenarios.passwordSet();
    const key = randomUUID();
    await by.call('passwordSet', body, key);
    const { request_hash } = await gateway.services.db
      .selectFrom('idempotency_keys')
      .select('request_hash')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(request_hash).not.toBe(requestHash('passwordSet', body));
    expect(await by.call('passwordSet', { ...body, password: 'another long password' }, key)).toMatchObject({
      error: 'key-used',
    });
  });

  it('[OPS-5] of a page that was loaded before keys had a header have it in the body, and the answers of then', async () => {
    const { body } = await scenarios.threadAnswer();
    const send = () =>
      console.post('/api/threadAnswer', { ...body, key: 'before-the-header' }, { cookie: admin.cookie });
    const first = (await send()).json();
    expect(first).toMatchObject({ outcome: 'done' });
    await gateway.services.db
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(first.id) })
      .where('key', '=', 'before-the-header')
      .execute();
    expect((await send()).json()).toEqual(first);
    expect(await rowsOf(body.id)).toEqual(['threadAnswer']);
  });

  const reopen = async () => {
    for (const name of ['maintenance', ...siteSwitches] as const)
      await gateway.services.siteState.set(name, false);
    await gateway.services.siteState.set('closedVenues', []);
    await gateway.services.db.deleteFrom('ledger_halt').execute();
  };

  it.each(acts)('[OPS-5][REQ-10] %s changes nothing, and has the answer of the first', async (name) => {
    const { body, by = admin } = await scenarios[name]();
    const key = randomUUID();
    const { code: _, ...first } = (await by.call(name, body as never, key)).data;
    expect(first).toMatchObject({ outcome: expect.any(String) });
    const before = await tableDigests(gateway.services.db);
    const again = await by.call(name, body as never, key);
    expect(again).toMatchObject({ http: 200, data: first });
    expect(await tableDigests(gateway.services.db)).toEqual(before);
    await reopen();
  });
});
