import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { verifyLedger } from '../domain/money';
import { createSimulation } from '../domain/sports';
import { changeOf, createScenarios, type Scenarios } from '../testing/operator-scenarios';
import { tableDigests } from '../testing/table-digests';
import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import { newReadyMember, paymentPassword } from '../testing/test-member';
import {
  type OperatorActName,
  type OperatorCall,
  type OperatorCallName,
  type OperatorRole,
  operatorCalls,
} from './contract';

const note = 'asked for by the member';
const acts = (Object.keys(operatorCalls) as OperatorCallName[]).filter(
  (name) => operatorCalls[name].fourEyes !== 'never',
) as OperatorActName[];
const rolesOf = (name: OperatorActName) => (operatorCalls[name] as OperatorCall).roles as OperatorRole[];

describe('acts that two operators do', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let first: TestOperator;
  let second: TestOperator;
  let support: TestOperator;
  let auditor: TestOperator;
  let scenarios: Scenarios;
  let account: string;
  let memberId: string;
  let count = 0;
  withTestConsole(
    async (...opened) => {
      [gateway, console] = opened;
      scenarios = createScenarios(gateway, console);
      first = await console.newOperator('first', ['cashier']);
      second = await console.newOperator('second', ['cashier']);
      support = await console.newOperator('support', ['support']);
      auditor = await console.newOperator('auditor', ['auditor']);
    },
    { payerDelay: null, sportsEngine: createSimulation },
  );
  beforeEach(async () => {
    count += 1;
    account = `eyes${count}`;
    memberId = (await gateway.newMember(account)).id;
  });

  const balance = () => gateway.services.wallet.balance(memberId);
  const adjust = (by: TestOperator, amount: string) => by.call('balanceAdjust', { account, amount, note });
  const request = async (id: string) =>
    gateway.services.db
      .selectFrom('operator_requests')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it.each([
    ['1000', 'done'],
    ['1000.01', 'asked'],
  ])('[OPS-3] adjust a balance by %s: %s', async (amount, outcome) =>
    expect((await adjust(first, amount)).data).toMatchObject({ outcome }),
  );

  it('[OPS-5] adjust a balance by cents', async () => {
    for (const amount of ['0.75', '-0.50', '0.1']) expect((await adjust(first, amount)).http).toBe(200);
    expect(await balance()).toBe(35n);
    for (const amount of ['0', '-0', '0.00', '-0.0', '.5', '1.', '01', '0.005', '1,000', '-'])
      expect([amount, (await adjust(first, amount)).error]).toEqual([amount, 'invalid-request']);
    expect(await balance()).toBe(35n);
  });

  it('[OPS-3] need a second operator once one member is given more than 1,000 within a day', async () => {
    expect((await adjust(first, '600')).data.outcome).toBe('done');
    const grant = await gateway.grant(memberId, 40_001n);
    await gateway.services.db
      .updateTable('dividends')
      .set({ held_at: new Date(gateway.clock.now()), reason: JSON.stringify({ 'zh-CN': '同', en: 'same' }) })
      .where('id', '=', grant)
      .execute();
    const released = await second.call('grantRelease', { id: grant });
    expect(released.data.outcome).toBe('asked');
    expect((await adjust(second, '400')).data.outcome).toBe('done');
    expect((await adjust(first, '1')).data.outcome).toBe('asked');
    // What a second operator has confirmed does not count.
    expect((await first.call('requestConfirm', { id: released.data.id })).data.outcome).toBe('done');
    const { alone } = await gateway.services.db
      .selectFrom('operator_acts')
      .select((each) => each.fn.sum('alone_amount').as('alone'))
      .where('alone_of', '=', `member:${memberId}`)
      .executeTakeFirstOrThrow();
    expect(BigInt(alone as bigint)).toBe(100_000n);
  });

  it('[OPS-3] ask for a second operator when one gives parts at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => adjust(first, '400')));
    expect(answers.map(({ data, error }) => data?.outcome ?? error).sort()).toEqual(
      ['already-asked', 'asked', 'done', 'done'].sort(),
    );
    expect(await balance()).toBe(80_000n);
  });

  it('[OPS-3] ask for a second operator when two give parts at the same moment', async () => {
    const answers = await Promise.all([first, second].map((by) => adjust(by, '600')));
    expect(answers.map(({ data }) => data.outcome).sort()).toEqual(['asked', 'done']);
    expect(await balance()).toBe(60_000n);
  });

  it('[OPS-3] debit above 1,000 with a second operator as well', async () => {
    await gateway.credit(memberId, 500_000n);
    expect((await adjust(first, '-1000.01')).data.outcome).toBe('asked');
    expect(await balance()).toBe(500_000n);
  });

  it('[OPS-3] are recorded with both names', async () => {
    const { id } = (await adjust(first, '3000')).data;
    gateway.clock.advance(1_000);
    await second.call('requestConfirm', { id });
    const { items } = (await auditor.call('actList', { subject: memberId })).data;
    expect(items).toMatchObject([
      { operator: 'second', askedBy: 'first', before: { main: '0.00' }, after: { main: '3000.00' } },
      { operator: 'first', askedBy: null, after: { asked: id, amount: '3000' } },
    ]);
  });

  it('[OPS-3] happen once when two operators confirm at the same moment', async () => {
    const third = await console.newOperator(`third${count}`, ['cashier']);
    const { id } = (await adjust(first, '2000')).data;
    const answers = await Promise.all([second, third].map((by) => by.call('requestConfirm', { id })));
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(await balance()).toBe(200_000n);
  });

  it('[OPS-3] are asked for once at a time', async () => {
    await adjust(first, '2000');
    expect(await adjust(second, '5000')).toMatchObject({ http: 409, error: 'already-asked' });
  });

  it('[OPS-3] end without a change when they are declined or taken back', async () => {
    const declined = (await adjust(first, '2000')).data.id;
    expect((await first.call('requestDecline', { id: declined, reason: note })).error).toBe('same-person');
    await second.call('requestDecline', { id: declined, reason: note });
    expect(await request(declined)).toMatchObject({ state: 'declined', reason: note, decided_by: second.id });
    const withdrawn = (await adjust(first, '2000')).data.id;
    expect((await second.call('requestWithdraw', { id: withdrawn })).error).toBe('other-person');
    await first.call('requestWithdraw', { id: withdrawn });
    expect((await second.call('requestConfirm', { id: withdrawn })).error).toBe('unchanged');
    expect(await balance()).toBe(0n);
  });

  it('[OPS-3] are confirmed and declined by a role of the act only, though all roles make these calls', async () => {
    const { id } = (await adjust(first, '2000')).data;
    for (const other of [support, auditor]) {
      expect(await other.call('requestConfirm', { id })).toMatchObject({ http: 403, error: 'not-allowed' });
      const declined = await other.call('requestDecline', { id, reason: note });
      expect(declined).toMatchObject({ http: 403, error: 'not-allowed' });
    }
    expect(await request(id)).toMatchObject({ state: 'asked' });
    expect(await balance()).toBe(0n);
  });

  it('[OPS-3] cannot be one person in the database either', async () => {
    const { id } = (await adjust(first, '2000')).data;
    const decide = (state: string) =>
      sql`update operator_requests set state = ${state}, decided_by = asked_by, decided_at = now()
        where id = ${id}`.execute(gateway.services.db);
    await expect(decide('confirmed')).rejects.toMatchObject({ code: '23514' });
    await expect(decide('declined')).rejects.toMatchObject({ code: '23514' });
  });

  it('[OPS-3] fail as a whole when what they change has changed meanwhile', async () => {
    await gateway.credit(memberId, 200_000n);
    const { id } = (await adjust(first, '-2000')).data;
    await adjust(second, '-1000');
    expect(await second.call('requestConfirm', { id })).toMatchObject({ http: 409, error: 'refused' });
    expect(await balance()).toBe(100_000n);
    expect(await request(id)).toMatchObject({ state: 'asked' });
  });

  it('[OPS-3] are shown to those who asked, and to those who can confirm', async () => {
    const { id } = (await adjust(first, '2000')).data;
    const shown = async (by: TestOperator) =>
      (await by.call('requestList', {})).data.items.find((item) => item.id === id);
    expect(await shown(first)).toMatchObject({ isOwn: true, canConfirm: false, facts: { account } });
    expect(await shown(second)).toMatchObject({ isOwn: false, canConfirm: true, askedBy: 'first' });
    expect(await shown(support)).toBeUndefined();
  });

  it.each([
    ['1000', 'done'],
    ['1000.01', 'asked'],
  ])('[OPS-3] book a deposit of %s: %s', async (amount, outcome) => {
    const { token } = await gateway.newMember(`pays${count}`);
    const { data: order } = await gateway.call(
      'depositCreate',
      { channel: 'alipay', amount },
      { token, idempotencyKey: randomUUID() },
    );
    expect((await first.call('depositPay', { order: order.id, note })).data.outcome).toBe(outcome);
  });

  it('[OPS-3] grant money: asked for, confirmed, then claimed by the member', async () => {
    const give = { account, amount: '88', multiple: 500, note };
    const asked = (await first.call('grantGive', give)).data;
    expect(asked.outcome).toBe('asked');
    const granted = (await second.call('requestConfirm', { id: asked.id })).data;
    expect(
      await gateway.services.db
        .selectFrom('dividends')
        .select(['amount', 'multiple', 'member_id'])
        .where('id', '=', granted.id)
        .executeTakeFirst(),
    ).toEqual({ amount: 8_800n, multiple: 500, member_id: memberId });
  });

  it('[OPS-3] [ACT-1] grant no more in a month than its budget, which a second operator confirms when it rises much', async () => {
    const { committed, budget, left } = (await first.call('grantBudget', {})).data;
    expect(Number(left)).toBe(Number(budget) - Number(committed));
    const give = (amount: string) => first.call('grantGive', { account, amount, multiple: 100, note });
    expect(await give(String(Number(left) + 1))).toMatchObject({ http: 409, error: 'over-budget' });
    const asked = (await give('80')).data;
    const lower = String(Math.ceil(Number(committed)) + 50);
    expect((await first.call('grantBudgetChange', { budget: lower, note })).data.outcome).toBe('done');
    // The budget fell after it was asked for.
    expect(await second.call('requestConfirm', { id: asked.id })).toMatchObject({
      http: 409,
      error: 'refused',
    });
    const raised = (await first.call('grantBudgetChange', { budget: '200000', note })).data;
    expect(raised.outcome).toBe('asked');
    await second.call('requestConfirm', { id: raised.id });
    expect((await first.call('grantBudget', {})).data.budget).toBe('200000.00');
    expect((await second.call('requestConfirm', { id: asked.id })).data.outcome).toBe('done');
    expect(await first.call('grantBudgetChange', { budget: '1', note })).toMatchObject({
      error: 'below-committed',
    });
  });

  it.each([1, 6, 0, null])(
    '[OPS-3] set the VIP level %p: asked for, confirmed, then changed',
    async (level) => {
      await gateway.services.vip.pin(memberId, 3, 'before');
      const levelOf = async () =>
        (
          await gateway.services.db
            .selectFrom('members')
            .select('vip_level')
            .where('id', '=', memberId)
            .executeTakeFirstOrThrow()
        ).vip_level;
      const asked = (await first.call('vipPin', { id: memberId, level, note })).data;
      expect(asked.outcome).toBe('asked');
      expect(await levelOf()).toBe(3);
      expect((await second.call('requestConfirm', { id: asked.id })).data.outcome).toBe('done');
      expect(await levelOf()).toBe(level ?? 0);
    },
  );

  it.each([
    ['50000', 'done'],
    ['50000.01', 'asked'],
  ])('[OPS-3][OPS-5] pay a withdrawal of %s: %s', async (amount, outcome) => {
    const member = await newReadyMember(gateway, `rich${count}`);
    await gateway.services.vip.pin(member.id, 6, 'test');
    await gateway.credit(member.id, 10_000_000n);
    const { data: order } = await gateway.call(
      'withdrawalCreate',
      { payoutAccount: member.account, amount, shownFee: '0.00', paymentPassword },
      { token: member.token, idempotencyKey: randomUUID() },
    );
    expect(await first.call('withdrawalPay', { id: order.id })).toMatchObject({ error: 'unchanged' });
    await first.call('withdrawalReview', { id: order.id });
    const info = (await second.call('withdrawalInfo', { id: order.id })).data;
    expect(info).toMatchObject({ needsSecond: outcome === 'asked', withdrawal: { reviewedBy: 'first' } });
    const asked = (await first.call('withdrawalPay', { id: order.id })).data;
    expect(asked.outcome).toBe(outcome);
    if (outcome === 'asked') await second.call('requestConfirm', { id: asked.id });
    expect(await gateway.services.withdrawals.order(member.id, order.id)).toMatchObject({ state: 'paid' });
    expect((await verifyLedger(gateway.services.db)).sound).toBe(true);
  });

  /** Two operators of the first role that may do an act. */
  const askersOf = async (name: OperatorActName): Promise<[TestOperator, TestOperator]> => {
    const roles = rolesOf(name);
    if (roles.includes('cashier')) return [first, second];
    const newOperator = (part: string) => console.newOperator(`${part}${count}`, roles.slice(0, 1));
    return [await newOperator('asker'), await newOperator('other')];
  };

  /** A digest of everything but the record of acts and their keys. */
  const changed = async () => {
    const {
      operator_acts: _,
      operator_requests: __,
      idempotency_keys: ___,
      ...tables
    } = await tableDigests(gateway.services.db);
    return tables;
  };

  describe.each(acts)('[OPS-3] %s', (name) => {
    it('changes nothing until another operator of the role confirms it', async () => {
      const [asker, other] = await askersOf(name);
      const { body } = await scenarios[name](true);
      const before = await changed();
      const { data } = await asker.call(name, body as never);
      expect(data).toMatchObject({ outcome: 'asked' });
      const id = data.id as string;
      expect(await asker.call('requestConfirm', { id })).toMatchObject({ http: 403, error: 'same-person' });
      expect(await auditor.call('requestConfirm', { id })).toMatchObject({ http: 403, error: 'not-allowed' });
      expect(await changed()).toEqual(before);
      expect((await other.call('requestConfirm', { id })).data).toMatchObject({ outcome: 'done' });
      expect(changeOf(name, before, await changed())).toBe('changed');
      const rows = await gateway.services.db
        .selectFrom('operator_acts')
        .select(['call', 'operator_id'])
        .where('request_id', '=', id)
        .execute();
      expect(rows).toEqual([{ call: name, operator_id: other.id }]);
      expect(await other.call('requestConfirm', { id })).toMatchObject({ http: 409, error: 'unchanged' });
    });

    if (operatorCalls[name].fourEyes === 'by-amount')
      it('is done at once when it is small', async () => {
        const [operator] = await askersOf(name);
        const { body } = await scenarios[name]();
        expect((await operator.call(name, body as never)).data).toMatchObject({ outcome: 'done' });
      });
  });
});
