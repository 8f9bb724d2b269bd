import { randomUUID } from 'node:crypto';
import { createTestConsole } from './testing/test-console';
import { createTestGateway, type TestGateway } from './testing/test-gateway';
import { newReadyMember, paymentPassword } from './testing/test-member';

const day = 86_400_000;

describe('reviews of two gateways outside a sandbox, one of them with the console', () => {
  /** Of the same database, which prepares members. */
  let sandbox: TestGateway;
  let one: TestGateway;
  let two: TestGateway;
  let console: ReturnType<typeof createTestConsole>;
  beforeAll(async () => {
    sandbox = await createTestGateway();
    one = await createTestGateway({ sharesWith: sandbox, sandbox: false });
    two = await createTestGateway({ sharesWith: sandbox, sandbox: false });
    console = createTestConsole(two);
  });
  afterAll(async () => {
    await console.close();
    await two.close();
    await one.close();
    await sandbox.close();
  });

  const wait = async () => {
    sandbox.clock.advance(day / 2);
    for (const gateway of [one, two, one]) await gateway.services.advance();
  };

  it.each(['a gateway outside the sandbox', 'the sandbox before'])(
    '[OPS-5] a withdrawal that %s stored is paid by operators alone',
    async (where) => {
      const asks = where === 'the sandbox before' ? sandbox : one;
      const member = await newReadyMember(sandbox, `waits${asks === one ? 1 : 2}`);
      await sandbox.services.vip.pin(member.id, 6, 'test');
      await sandbox.credit(member.id, 100_000_00n);
      const asked = await asks.call(
        'withdrawalCreate',
        { payoutAccount: member.account, amount: '60000', shownFee: '0.00', paymentPassword },
        { token: member.token, idempotencyKey: randomUUID() },
      );
      const state = async () => (await one.services.withdrawals.order(member.id, asked.data.id)).state;
      await wait();
      expect(await state()).toBe('requested');
      const cashier = await console.newOperator(member.name, ['cashier']);
      await cashier.call('withdrawalReview', { id: asked.data.id });
      await wait();
      expect(await state()).toBe('reviewed');
    },
  );

  it.each(['a gateway outside the sandbox', 'the sandbox before'])(
    '[OPS-5] a deposit that %s opened is booked by operators alone',
    async (where) => {
      const asks = where === 'the sandbox before' ? sandbox : one;
      const name = `pays${asks === one ? 1 : 2}`;
      const { token, id } = await sandbox.newMember(name);
      const asked = await asks.call(
        'depositCreate',
        { channel: 'alipay', amount: '100' },
        { token, idempotencyKey: randomUUID() },
      );
      sandbox.clock.advance(60_000);
      for (const gateway of [one, two]) await gateway.services.advance();
      const state = async () => (await one.services.deposits.order(id, asked.data.id)).state;
      expect(await state()).toBe('pending');
      const cashier = await console.newOperator(name, ['cashier']);
      const { items } = (await cashier.call('depositList', {})).data;
      expect(items).toContainEqual(
        expect.objectContaining({ id: asked.data.id, member: { id, account: name }, amount: '100.00' }),
      );
      await cashier.call('depositPay', { order: asked.data.id, note: 'Seen on the account.' });
      expect(await state()).toBe('paid');
    },
  );

  it('[OPS-5][SUP-1] support answers through operators alone, and no automatic agent is named', async () => {
    const { token } = await one.newMember('writes');
    expect((await one.call('supportChat', {}, { token })).data.agent).toBeNull();
    const threads = [];
    for (const gateway of [one, sandbox]) {
      const { data } = await gateway.call(
        'supportSend',
        { key: randomUUID(), text: '您好', pictures: [] },
        { token },
      );
      threads.push(data.thread.id);
    }
    await wait();
    for (const thread of threads) {
      const { items } = (await one.call('supportMessages', { thread }, { token })).data;
      expect(items.map(({ author }) => author)).toEqual(['customer', 'customer']);
    }
  });

  it('[OPS-5] automatic reviews cannot be switched on', async () => {
    const admin = await console.newOperator('admin', ['admin']);
    expect((await admin.call('bookInfo', {})).data).toMatchObject({
      automaticReviews: false,
      hasAutomaticReviews: false,
    });
    expect((await admin.call('reviewsAutomatic', { on: true })).error).toBe('unchanged');
  });
});
