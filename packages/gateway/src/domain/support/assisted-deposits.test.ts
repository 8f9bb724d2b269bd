import { randomUUID } from 'node:crypto';
import { type CallRequest, limits } from '@pavilion/contract';
import { type Answer, createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { cardNumbers } from '../../testing/test-member';
import { verifyLedger } from '../money';

const day = 86_400_000;

describe('assisted deposits', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  let count = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ payerDelay: 8_000 });
  });
  beforeEach(async () => {
    count += 1;
    member = await gateway.newMember(`assisted${count}`);
  });
  afterAll(() => gateway.close());

  type Request = CallRequest<'assistedDepositRequest'>;
  const ask = (body: Partial<Request> = {}, key: string = randomUUID(), by = member) =>
    gateway.call(
      'assistedDepositRequest',
      { channel: 'alipay', amount: '200', note: '不会操作', warningAccepted: true, ...body },
      { token: by.token, idempotencyKey: key },
    );
  const latest = async (by = member) => (await gateway.call('assistedDepositInfo', {}, by)).data.latest;
  const step = async (id: string, refuse?: { 'zh-CN': string; en: string }) =>
    (await gateway.sandbox('step-assisted-deposit', { id, ...(refuse && { refuse }) })).data as {
      state: string;
    };
  const cancel = (id: string, by = member) => gateway.call('assistedDepositCancel', { id }, by);
  const codeOf = ({ status_code }: Answer<unknown>) => status_code;
  const balance = () => gateway.services.wallet.balance(member.id);
  const orders = () =>
    gateway.database.db.selectFrom('deposit_orders').selectAll().where('member_id', '=', member.id).execute();
  const thread = async (id: string) => (await gateway.call('supportMessages', { thread: id }, member)).data;
  const texts = async (id: string) =>
    (await thread(id)).items.map(({ author, text }) => `${author}: ${text.en}`).reverse();

  it('[SUP-3] goes step by step, and is paid by an ordinary deposit order', async () => {
    const { data: asked } = await ask();
    expect(asked).toMatchObject({
      state: 'requested',
      amount: '200.00',
      channel: { code: 'alipay' },
      note: '不会操作',
      order: null,
      expiresAt: new Date(gateway.clock.now() + limits.support.assistedDeposit).toISOString(),
    });
    expect(await step(asked.id)).toEqual({ state: 'assigned' });
    expect(await orders()).toEqual([]);
    expect(await step(asked.id)).toEqual({ state: 'instructed' });
    const [order] = await orders();
    expect(await latest()).toMatchObject({ order: order!.id, expiresAt: order!.expires_at.toISOString() });
    expect(order).toMatchObject({ amount: 200_00n, channel_code: 'alipay', state: 'pending' });
    expect((await gateway.call('depositOrder', { id: order!.id }, member)).data.payee).not.toEqual([]);
    expect(await balance()).toBe(0n);
    expect(await step(asked.id)).toEqual({ state: 'paid' });
    expect(await balance()).toBe(200_00n);
    expect(await step(asked.id)).toEqual({ state: 'paid' });
    expect(await latest()).toMatchObject({ state: 'paid', expiresAt: null, endedAt: expect.any(String) });
    expect(await balance()).toBe(200_00n);
    expect((await gateway.call('turnoverAudit', {}, member)).data).toMatchObject({
      totals: { left: '200.00' },
    });
    expect((await verifyLedger(gateway.database.db)).sound).toBe(true);
    const { thread: shown } = await thread(asked.id);
    expect(shown).toMatchObject({
      kind: 'assisted-deposit',
      state: 'closed',
      closedBy: 'system',
      excerpt: '不会操作',
    });
    const said = await texts(asked.id);
    expect(said.map((each) => each.split(':')[0])).toEqual(['system', 'staff', 'staff', 'system']);
    // Payment details are on the page of the order only.
    for (const { value } of (await gateway.call('depositOrder', { id: order!.id }, member)).data.payee)
      expect(said.join()).not.toContain(value);
    expect((await gateway.call('supportUnread', {}, member)).data).toMatchObject({
      total: 3,
      assistedDeposit: 3,
    });
  });

  it('[SUP-3] the sandbox takes the steps by itself, whichever gateways do', async () => {
    const { data: asked } = await ask();
    const other = await createTestGateway({ sharesWith: gateway });
    const advance = async () => {
      gateway.clock.advance(8_000);
      await Promise.all([gateway, other, gateway].map(({ services }) => services.advance()));
    };
    try {
      for (const state of ['assigned', 'instructed', 'paid']) {
        await advance();
        expect((await latest())?.state).toBe(state);
      }
    } finally {
      await other.close();
    }
    expect(await orders()).toHaveLength(1);
    expect(await balance()).toBe(200_00n);
    expect(await texts(asked.id)).toHaveLength(4);
  });

  it('[SUP-3] is requested once, however often and at once it is sent, and one at a time', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask({}, key)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const { id } = answers[0]!.data;
    expect(await ask()).toMatchObject({ status_code: 20514, data: { id } });
    expect(codeOf(await ask({ amount: '300' }, key))).toBe(20104);
    await cancel(id);
    const several = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(several.map(codeOf).sort()).toEqual([...Array(5).fill(20514), 6000]);
  });

  it('[SUP-3] answers the same request for its key when the channel was closed meanwhile', async () => {
    const key = randomUUID();
    const { data } = await ask({}, key);
    const channel = gateway.database.db.updateTable('deposit_channels').where('code', '=', 'alipay');
    await channel.set({ enabled: false }).execute();
    try {
      expect((await ask({}, key)).data).toEqual(data);
      expect(codeOf(await ask())).toBe(20107);
    } finally {
      await channel.set({ enabled: true }).execute();
    }
  });

  it('[SUP-3] needs the confirmed warning, a valid form and a note without payment details', async () => {
    expect(await ask({ warningAccepted: false })).toMatchObject({
      status_code: 10003,
      data: { fields: [{ field: 'warningAccepted', reason: 'must-accept' }] },
    });
    expect(await ask({ note: `卡号 ${cardNumbers[0]}` })).toMatchObject({
      status_code: 20512,
      data: { field: 'note', reason: 'card-number' },
    });
    expect(await ask({ note: '汉'.repeat(101) })).toMatchObject({
      data: { fields: [{ field: 'note', reason: 'too-long' }] },
    });
    expect(codeOf(await ask({ channel: 'none' }))).toBe(20107);
    expect(await ask({ amount: '49.99' })).toMatchObject({ status_code: 20102, data: { min: '50.00' } });
    expect(await ask({ channel: 'bank' })).toMatchObject({
      data: { fields: [{ field: 'payerName', reason: 'required' }] },
    });
    expect(await ask({ channel: 'bank', values: { payerName: cardNumbers[0] } })).toMatchObject({
      status_code: 20512,
      data: { field: 'payerName', reason: 'card-number' },
    });
    expect(await latest()).toBeNull();
    expect(codeOf(await ask({ channel: 'bank', values: { payerName: '沈万三' } }))).toBe(6000);
    const { id } = (await latest())!;
    await step(id);
    await step(id);
    expect((await orders())[0]?.field_values).toEqual({ payerName: '沈万三' });
  });

  it('[SUP-3] [PRO-1] obeys the deposit limit of the member, also one set after the request', async () => {
    const limit = (amount: string) =>
      gateway.call('limitSet', { kind: 'deposit', span: 'day', amount }, member);
    const { data: asked } = await ask();
    expect(codeOf(await limit('150'))).toBe(6000);
    expect(codeOf(await ask({}, randomUUID()))).toBe(20305);
    await step(asked.id);
    expect(await step(asked.id)).toEqual({ state: 'refused' });
    expect(await orders()).toEqual([]);
    expect((await latest())?.reason?.en).toContain('deposit limit');
    expect((await texts(asked.id)).at(-1)).toContain('deposit limit');
  });

  it('[SUP-3] [PRO-2] is closed with the account, and an open request comes to no order', async () => {
    const { data: asked } = await ask();
    await step(asked.id);
    await gateway.call('timeOutStart', { days: 1 }, member);
    expect(codeOf(await ask())).toBe(20302);
    expect(await step(asked.id)).toEqual({ state: 'refused' });
    expect(await orders()).toEqual([]);
    // Support itself stays open.
    const sent = await gateway.call(
      'supportSend',
      { thread: asked.id, key: randomUUID(), text: '为什么', pictures: [] },
      member,
    );
    expect(sent.data.thread.state).toBe('reopened');
  });

  it('[SUP-3] obeys the limit of open orders', async () => {
    const { data: asked } = await ask();
    for (let turn = 0; turn < 3; turn++)
      await gateway.call(
        'depositCreate',
        { channel: 'wechat', amount: '10' },
        { ...member, idempotencyKey: randomUUID() },
      );
    await step(asked.id);
    expect(await step(asked.id)).toEqual({ state: 'refused' });
    expect(await orders()).toHaveLength(3);
  });

  it('[SUP-3] is cancelled with its order, unless that was paid first', async () => {
    const first = (await ask()).data.id;
    expect((await cancel(first)).data).toMatchObject({ state: 'cancelled', order: null });
    expect((await gateway.call('supportUnread', {}, member)).data.total).toBe(0);
    expect((await cancel(first)).data.state).toBe('cancelled');
    expect(await step(first)).toEqual({ state: 'cancelled' });
    gateway.clock.advance(1);
    const second = (await ask()).data.id;
    await step(second);
    await step(second);
    expect((await cancel(second)).data.state).toBe('cancelled');
    expect((await orders()).map(({ state }) => state)).toEqual(['cancelled']);
    gateway.clock.advance(1);
    const third = (await ask()).data.id;
    await step(third);
    await step(third);
    const order = (await latest())!.order!;
    await gateway.sandbox('pay-deposit', { id: order });
    expect((await cancel(third)).data.state).toBe('paid');
    expect(await balance()).toBe(200_00n);
  });

  it('[SUP-3] ends once when cancelling, instructing and paying happen at once', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const { id } = (await ask()).data;
      await step(id);
      if (turn % 2 === 0) await step(id);
      const before = await balance();
      await Promise.all([step(id), cancel(id), step(id), cancel(id)]);
      await cancel(id);
      const ended = (await latest())!;
      expect(['paid', 'cancelled']).toContain(ended.state);
      const own = (await orders()).filter((order) => order.id === ended.order || order.state === 'pending');
      expect(own.map(({ state }) => state)).toEqual(ended.order === null ? [] : [ended.state]);
      expect((await balance()) - before).toBe(ended.state === 'paid' ? 200_00n : 0n);
      expect((await texts(id)).filter((each) => each.startsWith('system'))).toHaveLength(2);
      gateway.clock.advance(1);
    }
    expect((await verifyLedger(gateway.database.db)).sound).toBe(true);
  });

  it('[SUP-3] expires two hours after the request, or with its order', async () => {
    const first = (await ask()).data.id;
    await gateway.database.db
      .updateTable('assisted_deposits')
      .set({ step_at: null })
      .where('id', '=', first)
      .execute();
    gateway.clock.advance(limits.support.assistedDeposit - 1);
    expect((await latest())?.state).toBe('requested');
    gateway.clock.advance(1);
    expect((await latest())?.state).toBe('expired');
    expect(await step(first)).toEqual({ state: 'expired' });
    const second = (await ask()).data.id;
    await step(second);
    await step(second);
    await gateway.database.db
      .updateTable('deposit_orders')
      .set({ pay_at: null })
      .where('state', '=', 'pending')
      .execute();
    gateway.clock.advance(30 * 60_000);
    await gateway.services.advance();
    expect(await latest()).toMatchObject({ id: second, state: 'expired' });
    expect(await balance()).toBe(0n);
    expect(
      (await gateway.call('assistedDepositList', { limit: 1 }, member)).data.items.map(({ id }) => id),
    ).toEqual([second]);
  });

  it('[SUP-3] is refused by support with a reason, before its order alone', async () => {
    const reason = { 'zh-CN': '金额过大', en: 'Too much' };
    const first = (await ask()).data.id;
    const refuse = { ...reason, en: `Pay to ${cardNumbers[0]}` };
    expect((await gateway.sandbox('step-assisted-deposit', { id: first, refuse })).status_code).toBe(20512);
    expect(await step(first, reason)).toEqual({ state: 'refused' });
    expect(await latest()).toMatchObject({ state: 'refused', reason });
    const second = (await ask()).data.id;
    await step(second);
    await step(second);
    expect(await step(second, reason)).toEqual({ state: 'instructed' });
  });

  it('[SUP-3] finds an order again whose step was interrupted', async () => {
    const { id } = (await ask()).data;
    await step(id);
    const { db } = gateway.database;
    await step(id);
    // As if the gateway had stopped between order and request.
    await db
      .updateTable('assisted_deposits')
      .set({ state: 'assigned', order_id: null })
      .where('id', '=', id)
      .execute();
    await step(id);
    expect(await orders()).toHaveLength(1);
    expect((await latest())?.order).toBe((await orders())[0]!.id);
  });

  it('[SUP-3] neither shows nor cancels a request of another member; its thread is closed by the request alone', async () => {
    const { id } = (await ask()).data;
    const other = await gateway.newMember(`other${count}`);
    expect(codeOf(await cancel(id, other))).toBe(20201);
    expect(await latest(other)).toBeNull();
    expect(codeOf(await gateway.call('supportMessages', { thread: id }, other))).toBe(20201);
    expect(await gateway.call('supportClose', { thread: id }, member)).toMatchObject({
      status_code: 20514,
      data: { id },
    });
    expect((await latest())?.state).toBe('requested');
    expect((await gateway.sandbox('step-assisted-deposit', { id: 'unknown' })).status_code).toBe(20201);
  });

  it('[SUP-3] the database itself knows no instructed or paid request without an order', async () => {
    const { id } = (await ask()).data;
    const set = (state: 'instructed' | 'paid') =>
      gateway.database.db
        .updateTable('assisted_deposits')
        .set({ state, ...(state === 'paid' && { ended_at: new Date() }) })
        .where('id', '=', id)
        .execute();
    await expect(set('instructed')).rejects.toThrow('check constraint');
    await expect(set('paid')).rejects.toThrow('check constraint');
  });

  it('[SUP-3] offers the channels without a PIN', async () => {
    const { channels } = (await gateway.call('assistedDepositInfo', {}, member)).data;
    expect(channels.map(({ code }) => code)).toContain('alipay');
    const row = gateway.database.db.updateTable('deposit_channels').where('code', '=', 'ebpay');
    const pin = { ...channels[0]!.fields[0], name: 'pin', control: 'secret' };
    await row.set({ fields: JSON.stringify([pin]) }).execute();
    const { data } = await gateway.call('assistedDepositInfo', {}, member);
    expect(data.channels.map(({ code }) => code)).not.toContain('ebpay');
    expect(codeOf(await ask({ channel: 'ebpay', amount: '100' }))).toBe(20107);
    gateway.clock.advance(day);
  });
});
