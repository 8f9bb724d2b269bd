import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';

describe('deposits', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  let keys = 0;
  beforeEach(async () => {
    gateway = await createTestGateway();
    member = await gateway.newMember('payer1');
  });
  afterEach(() => gateway.close());

  const create = (
    amount: string,
    change: { channel?: string; key?: string; token?: string; values?: Record<string, string> } = {},
  ) => {
    const { channel = 'alipay', key = `deposit-${keys++}`, token = member.token, values } = change;
    const body = { channel, amount, ...(values && { values }) };
    return gateway.call('depositCreate', body, { token, idempotencyKey: key });
  };
  const balance = async () => (await gateway.call('memberInfo', {}, { token: member.token })).data.balance;
  const later = async (milliseconds: number) => {
    gateway.clock.advance(milliseconds);
    await gateway.services.deposits.advance();
  };

  it('[REQ-10] is paid by the sandbox after its delay, exactly once', async () => {
    const { data } = await create('100.5');
    expect(data).toMatchObject({ amount: '100.50', state: 'pending', paidAt: null });
    await later(7_999);
    expect(await balance()).toBe('0.00');
    await later(1);
    await Promise.all(Array.from({ length: 10 }, () => gateway.services.deposits.advance()));
    await gateway.sandbox('pay-deposit', { id: data.id });
    expect(await balance()).toBe('100.50');
    const order = await gateway.call('depositOrder', { id: data.id }, { token: member.token });
    expect(order.data).toMatchObject({ state: 'paid', paidAt: '2026-06-18T04:00:08.000Z' });
  });

  it('[REQ-10] repeats the first answer byte for byte for a repeated key, also after the order was paid', async () => {
    const first = await create('100', { key: 'the-same-key' });
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => create('100', { key: 'the-same-key' })));
    await later(8_000);
    const after = await create('100', { key: 'the-same-key' });
    for (const answer of [...atOnce, after]) expect(answer.text).toBe(first.text);
    expect(await balance()).toBe('100.00');
    expect((await create('200', { key: 'the-same-key' })).status_code).toBe(20104);
  });

  it('[REQ-10] gives concurrent requests with one key the same answer, beyond the number of connections', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => create('100', { key: 'crowded-key' })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status_code).toBe(6000);
  });

  it('[REQ-10] rejects a request without a valid key', async () => {
    const body = { channel: 'alipay', amount: '100' };
    for (const idempotencyKey of [undefined, 'short', 'x'.repeat(65)]) {
      const answer = await gateway.call('depositCreate', body, {
        token: member.token,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      });
      expect(answer.status_code).toBe(20105);
    }
  });

  it.each(['0', '49.99', '20000.01', '999999999999'])(
    'rejects the amount %s with the limits of the channel',
    async (amount) =>
      expect(await create(amount)).toMatchObject({
        status_code: 20102,
        data: { min: '50.00', max: '20000.00' },
      }),
  );

  it.each(['50', '20000.00'])('accepts %s, which is a limit itself', async (amount) =>
    expect((await create(amount)).status_code).toBe(6000),
  );

  it.each(['-100', '1e3', '１００', 'NaN', '100.001', '1,000', ' 100', '', '0x64', '١٠٠'])(
    'rejects %j as an amount',
    async (amount) =>
      expect(await create(amount)).toMatchObject({
        http: 400,
        status_code: 10003,
        data: { fields: [{ field: 'amount', reason: 'format' }] },
      }),
  );

  it('rejects missing and overlong values of the channel’s fields', async () => {
    const fieldErrors = (reason: object) => ({ status_code: 10003, data: { fields: [reason] } });
    expect(await create('100', { channel: 'bank' })).toMatchObject(
      fieldErrors({ field: 'payerName', reason: 'required' }),
    );
    // 41 Chinese characters are 82 text units.
    const values = { payerName: '李'.repeat(41) };
    expect(await create('100', { channel: 'bank', values })).toMatchObject(
      fieldErrors({ field: 'payerName', reason: 'too-long', limit: '80' }),
    );
  });

  it('keeps the normalized values of the channel’s fields, and drops others', async () => {
    const values = { payerName: ' 李华 ', vip: '9' };
    const { data } = await create('100', { channel: 'bank', values });
    expect(data.values).toEqual({ payerName: '李华' });
    expect((await gateway.call('depositOrder', { id: data.id }, { token: member.token })).data).toEqual(data);
  });

  it('rejects an unknown channel', async () =>
    expect((await create('100', { channel: 'cash' })).status_code).toBe(20107));

  it('[REQ-10] [BRD-1] lists the channels that the brand offers and no operator has closed, and accepts orders in these alone', async () => {
    const { deposits, db } = gateway.services;
    const offer = { depositChannels: ['wechat', 'alipay', 'bank'] };
    const listed = async () => (await deposits.channels(offer)).map(({ code }) => code);
    expect(await listed()).toEqual(['bank', 'alipay', 'wechat']);
    await db.updateTable('deposit_channels').set({ enabled: false }).where('code', '=', 'wechat').execute();
    expect(await listed()).toEqual(['bank', 'alipay']);
    expect(await deposits.channels({ depositChannels: [] })).toEqual([]);
    const order = (channel: string) => deposits.validate(db, { channel, amount: '100' }, offer);
    for (const channel of ['wechat', 'usdt'])
      await expect(order(channel)).rejects.toMatchObject({ code: 20107 });
    expect((await order('alipay')).channel.code).toBe('alipay');
    expect((await create('200', { channel: 'wechat' })).status_code).toBe(20107);
    expect((await create('200', { channel: 'usdt' })).status_code).toBe(6000);
  });

  it('puts the payee’s account in the QR code of a channel that shows one', async () => {
    expect((await create('100')).data).toMatchObject({
      channel: { showsQrCode: true },
      qrCode: 'sandbox@pavilion.example',
    });
    const typed = await create('100', { channel: 'bank', values: { payerName: '李华' } });
    expect(typed.data).toMatchObject({ channel: { antiFraudWarning: true }, qrCode: null });
  });

  it('allows three open orders, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => create('100')));
    expect(answers.filter((each) => each.status_code === 6000)).toHaveLength(3);
    expect(answers.filter((each) => each.status_code === 20106)).toHaveLength(6);
  });

  it('[ERR-7] rejects a second open order of speed pay with the id of the first', async () => {
    const speed = () => create('200', { channel: 'speed', values: { payerName: '张三' } });
    const { id } = (await speed()).data;
    expect(await speed()).toMatchObject({ status_code: 244102, data: { order: id } });
    expect((await create('100')).status_code).toBe(6000);
    await gateway.call('depositCancel', { id }, { token: member.token });
    expect((await speed()).status_code).toBe(6000);
  });

  it('[REQ-10] does not pay a cancelled order, and does not cancel a paid one', async () => {
    const first = (await create('100')).data;
    const cancelled = await gateway.call('depositCancel', { id: first.id }, { token: member.token });
    expect(cancelled.data.state).toBe('cancelled');
    await later(8_000);
    expect(await balance()).toBe('0.00');
    const second = (await create('100')).data;
    await later(8_000);
    expect((await gateway.call('depositCancel', { id: second.id }, { token: member.token })).data.state).toBe(
      'paid',
    );
    const paid = await gateway.call('depositOrders', { state: 'paid' }, { token: member.token });
    expect(paid.data.map((order) => order.id)).toEqual([second.id]);
  });

  it('[REQ-10] either pays or cancels an order for concurrent requests', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = (await create('100')).data;
      const before = await balance();
      await Promise.all([
        gateway.sandbox('pay-deposit', { id }),
        gateway.call('depositCancel', { id }, { token: member.token }),
      ]);
      const { state } = (await gateway.call('depositOrder', { id }, { token: member.token })).data;
      expect((await balance()) === before).toBe(state === 'cancelled');
    }
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: true });
  });

  it('hides the orders of other members', async () => {
    const { id } = (await create('100')).data;
    const { token } = await gateway.newMember('stranger');
    for (const name of ['depositOrder', 'depositCancel'] as const) {
      expect((await gateway.call(name, { id }, { token })).status_code).toBe(20201);
    }
    expect((await gateway.call('depositOrders', {}, { token })).data).toEqual([]);
    const own = await gateway.call('depositOrder', { id }, { token: member.token });
    expect(own.data.state).toBe('pending');
  });
});

describe('unpaid deposits', () => {
  it('[REQ-10] expire, and are not paid afterwards', async () => {
    const gateway = await createTestGateway({ payerDelay: 3_600_000 });
    const { token } = await gateway.newMember('late1');
    const body = { channel: 'alipay', amount: '100' };
    const { data } = await gateway.call('depositCreate', body, { token, idempotencyKey: 'late-order' });
    gateway.clock.advance(30 * 60_000);
    await gateway.services.deposits.advance();
    gateway.clock.advance(3_600_000);
    await gateway.services.deposits.advance();
    await gateway.sandbox('pay-deposit', { id: data.id });
    const order = await gateway.call('depositOrder', { id: data.id }, { token });
    expect(order.data.state).toBe('expired');
    expect((await gateway.call('memberInfo', {}, { token })).data.balance).toBe('0.00');
    await gateway.close();
  });
});
