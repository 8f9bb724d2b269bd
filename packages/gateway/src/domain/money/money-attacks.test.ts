import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { newReadyMember, paymentPassword, type ReadyMember } from '../../testing/test-member';
import { slotVenue } from '../../venues/registry';

describe('attacks on money', () => {
  let gateway: TestGateway;
  let member: ReadyMember;
  beforeAll(async () => {
    gateway = await createTestGateway();
    member = await newReadyMember(gateway, 'grabber1');
    await gateway.services.adjustments.adjust(member.id, 50_000n);
  });
  afterAll(() => gateway.close());
  afterEach(async () => {
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: true });
  });

  let keys = 0;
  const options = () => ({ token: member.token, idempotencyKey: `grabbing-${keys++}` });
  const balances = async () => (await gateway.call('walletBalances', {}, { token: member.token })).data;

  it('[REQ-10] ignores body fields that the call does not define', async () => {
    const before = await balances();
    const more = {
      state: 'paid',
      paidAt: '2026-01-01T00:00:00.000Z',
      fee: '-100',
      receives: '999',
      balance: '1000000',
      vipLevel: 6,
      member_id: 'somebody',
      memberId: 'somebody',
    };
    const order = { channel: 'alipay', amount: '100' };
    const once = options();
    const deposit = await gateway.call('depositCreate', { ...order, ...more }, once);
    expect(deposit.data).toMatchObject({ state: 'pending', paidAt: null });
    // They are removed before anything reads the body: to the key, it is the same request without them.
    expect((await gateway.call('depositCreate', order, once)).data).toEqual(deposit.data);
    const body = { payoutAccount: member.account, amount: '100', shownFee: '0.00', paymentPassword, ...more };
    const withdrawal = await gateway.call('withdrawalCreate', body, options());
    expect(withdrawal.data).toMatchObject({ state: 'requested', fee: '0.00', receives: '100.00' });
    const move = { venue: slotVenue.code, direction: 'in' as const, amount: '1', ...more };
    expect((await gateway.call('walletTransfer', move, options())).data).toMatchObject({ amount: '1.00' });
    const after = await balances();
    expect(after.total).toBe(before.total);
    const { data } = await gateway.call('memberInfo', {}, { token: member.token });
    expect(data).toMatchObject({ vipLevel: 0 });
  });

  it('[REQ-10] credits a payment once, and nothing without an open order', async () => {
    const before = (await balances()).main;
    const pay = async (id: string) => gateway.sandbox('pay-deposit', { id });
    for (const id of ['forged', "' or true --", '0'.repeat(200)])
      expect((await pay(id)).status_code).toBe(20201);
    const { id } = (await gateway.call('depositCreate', { channel: 'alipay', amount: '60' }, options())).data;
    await gateway.call('depositCancel', { id }, { token: member.token });
    expect((await pay(id)).data).toEqual({ paid: false });
    expect((await balances()).main).toBe(before);
    const other = (await gateway.call('depositCreate', { channel: 'alipay', amount: '60' }, options())).data;
    const paid = await Promise.all(Array.from({ length: 5 }, () => pay(other.id)));
    expect(paid.filter(({ data }) => (data as { paid: boolean }).paid)).toHaveLength(1);
    expect(Number((await balances()).main) - Number(before)).toBe(60);
  });

  it('[REQ-10] does not redraw a round whose result is known', async () => {
    const settle = (payout: bigint, detail: { kind: string; stops: number[] }) =>
      gateway.services.house.settleRound({
        session: { memberId: member.id, gameCode: 'golden-dragon' },
        key: 'a-lost-round',
        stake: 150n,
        payout,
        detail,
      });
    const lost = await settle(0n, { kind: 'test', stops: [1] });
    const main = (await balances()).main;
    for (const payout of [1_000n, 150_000n])
      expect(await settle(payout, { kind: 'test', stops: [9] })).toEqual(lost);
    expect((await balances()).main).toBe(main);
  });

  it.each([
    '0',
    '-1',
    '0.001',
    '1e2',
    '9999999999999999',
    '99999999999999999999',
    '１',
    ' 1',
    'NaN',
    '',
    '+1',
  ])('[REQ-10] rejects the amount %j', async (amount) => {
    const before = await balances();
    const { token } = member;
    const answers = [
      await gateway.call('depositCreate', { channel: 'alipay', amount }, options()),
      await gateway.call('walletTransfer', { venue: slotVenue.code, direction: 'out', amount }, options()),
      await gateway.call(
        'withdrawalCreate',
        { payoutAccount: member.account, amount, shownFee: '0.00', paymentPassword },
        options(),
      ),
      await gateway.call('coinExchange', { coins: amount }, options()),
      await gateway.call('withdrawalQuote', { amount }, { token }),
    ];
    for (const { status_code } of answers) {
      expect([10003, 20101, 20102, 20108, 20109, 20115]).toContain(status_code);
    }
    expect(await balances()).toEqual(before);
  });
});
