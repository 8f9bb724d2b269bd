import { chooseBrands } from '../../../config/brand';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { cardNumber, newReadyMember, paymentPassword, type ReadyMember } from '../../../testing/test-member';
import { dayOf } from '../../days';
import { requestHash } from '../idempotency/request-hash';
import { withdrawalLimitsOfLevel } from './withdrawal-rules';

const gameCode = 'golden-dragon';
const reviewDelay = 8_000;

describe('withdrawals', () => {
  let gateway: TestGateway;
  let people = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());
  afterEach(async () => {
    const proof = await gateway.sandbox('verify-ledger');
    expect(proof.data).toMatchObject({ sound: true });
  });

  const ready = () => newReadyMember(gateway, `drawer${people++}`, cardNumber(people));
  /** Puts money by hand, which nothing must be played for. */
  const fund = (member: ReadyMember, amount: bigint) =>
    gateway.services.adjustments.adjust(member.id, amount);
  let rounds = 0;
  const play = (member: ReadyMember, stake: bigint) =>
    gateway.services.house.settleRound({
      session: { memberId: member.id, gameCode },
      key: `round-${rounds++}`,
      stake,
      payout: stake,
      detail: { kind: 'test' },
    });
  let keys = 0;
  /** Asks for a withdrawal with the highest fee as the one that was shown, so that no fee prevents it. */
  const ask = (member: ReadyMember, amount: string, key = `withdrawal-${keys++}`, secret = paymentPassword) =>
    askAfter('50.00', member, amount, key, secret);
  const askAfter = (
    shownFee: string | undefined,
    member: ReadyMember,
    amount: string,
    key = `withdrawal-${keys++}`,
    secret = paymentPassword,
  ) =>
    gateway.call(
      'withdrawalCreate',
      {
        ...{ payoutAccount: member.account, amount, paymentPassword: secret },
        ...(shownFee !== undefined && { shownFee }),
      },
      { token: member.token, idempotencyKey: key },
    );
  const info = async ({ token }: ReadyMember) => (await gateway.call('withdrawalInfo', {}, { token })).data;
  const locks = async (member: ReadyMember) => (await info(member)).locks.map(({ reason }) => reason);
  const money = async ({ token }: ReadyMember) => {
    const { main, locked } = (await gateway.call('walletBalances', {}, { token })).data;
    return { main, locked };
  };
  const stateOf = async ({ token }: ReadyMember, id: string) =>
    (await gateway.call('withdrawalOrder', { id }, { token })).data.state;

  it('[REQ-10] lock their money, are reviewed and paid, and end once', async () => {
    const member = await ready();
    await fund(member, 50_000n);
    const { data } = await ask(member, '200');
    expect(data).toMatchObject({
      state: 'requested',
      amount: '200.00',
      fee: '0.00',
      receives: '200.00',
      cancellable: true,
      payoutAccount: { number: expect.stringMatching(/^\*{4} \*{4} \*{4} \d{4}$/), owner: '沈**' },
    });
    expect(await money(member)).toEqual({ main: '300.00', locked: '200.00' });
    gateway.clock.advance(reviewDelay);
    await gateway.services.advance();
    expect(await stateOf(member, data.id)).toBe('reviewed');
    gateway.clock.advance(reviewDelay);
    await gateway.services.advance();
    expect(await stateOf(member, data.id)).toBe('paid');
    expect(await money(member)).toEqual({ main: '300.00', locked: '0.00' });
    for (const control of ['pay-withdrawal', 'refuse-withdrawal', 'review-withdrawal']) {
      expect((await gateway.sandbox(control, { id: data.id })).data).toEqual({ done: false });
    }
    const cancelled = await gateway.call('withdrawalCancel', { id: data.id }, { token: member.token });
    expect(cancelled.data).toMatchObject({ state: 'paid', cancellable: false });
    expect(await money(member)).toEqual({ main: '300.00', locked: '0.00' });
  });

  it('[REQ-10] return the money when they are refused or cancelled, with the reason', async () => {
    const member = await ready();
    await fund(member, 50_000n);
    const first = (await ask(member, '200')).data;
    await gateway.sandbox('refuse-withdrawal', { id: first.id });
    const refused = await gateway.call('withdrawalOrder', { id: first.id }, { token: member.token });
    expect(refused.data).toMatchObject({
      state: 'refused',
      refusal: 'review',
      reason: { en: expect.stringContaining('review') },
    });
    const second = (await ask(member, '300')).data;
    await gateway.call('withdrawalCancel', { id: second.id }, { token: member.token });
    expect(await stateOf(member, second.id)).toBe('cancelled');
    expect(await money(member)).toEqual({ main: '500.00', locked: '0.00' });
    expect((await gateway.sandbox('pay-withdrawal', { id: second.id })).data).toEqual({ done: false });
  });

  it('[REQ-10] are created once for repeated and concurrent requests with one key', async () => {
    const member = await ready();
    await fund(member, 100_000n);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(member, '200', 'same-withdrawal')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await money(member)).toEqual({ main: '800.00', locked: '200.00' });
    expect((await ask(member, '300', 'same-withdrawal')).status_code).toBe(20104);
    const stored = await gateway.services.db
      .selectFrom('idempotency_keys')
      .select('request_hash')
      .where('key', '=', 'same-withdrawal')
      .executeTakeFirstOrThrow();
    // A hash of six digits can be reversed by trying them all.
    const body = { payoutAccount: member.account, amount: '200' };
    expect(stored.request_hash).toBe(requestHash('withdrawalCreate', body));
  });

  it('[REQ-10] let only so many through that come at the same moment as the day allows', async () => {
    const member = await ready();
    const { timesPerDay } = withdrawalLimitsOfLevel(0);
    await fund(member, BigInt(timesPerDay + 5) * 10_000n);
    const answers = await Promise.all(Array.from({ length: timesPerDay + 5 }, () => ask(member, '100')));
    const codes = answers.map(({ status_code }) => status_code);
    expect(codes.filter((code) => code === 6000)).toHaveLength(timesPerDay);
    expect(codes.filter((code) => code === 20108)).toHaveLength(5);
    expect((await money(member)).locked).toBe(`${timesPerDay * 100}.00`);
    expect(await locks(member)).toEqual(['times']);
    gateway.clock.advance(24 * 3_600_000);
    expect((await gateway.services.withdrawals.info(member.id)).locks).toEqual([]);
  });

  it('[REQ-10] keep to the limit of each day, at whichever reading of the clock midnight passes', async () => {
    const { timeZone } = chooseBrands('pavilion').main;
    const { timesPerDay } = withdrawalLimitsOfLevel(0);
    const day = 24 * 3_600_000;
    let reads = 0;
    let wasPassed = true;
    for (let read = 1; wasPassed; read++) {
      const member = await ready();
      await fund(member, BigInt(timesPerDay + 1) * 10_000n);
      for (let times = 0; times < timesPerDay; times++) await ask(member, '100');
      const now = gateway.clock.now();
      const midnight = Date.parse(`${dayOf(new Date(now + day), timeZone)}T00:00:00+08:00`);
      reads = 0;
      const readings = jest
        .spyOn(gateway.clock, 'now')
        .mockImplementation(() => (++reads < read ? midnight - 1 : midnight));
      const { status_code } = await ask(member, '100');
      readings.mockRestore();
      wasPassed = reads >= read;
      expect(status_code === 6000 || status_code === 20108).toBe(true);
      const orders = await gateway.services.db
        .selectFrom('withdrawal_orders')
        .select('requested_at')
        .where('member_id', '=', member.id)
        .execute();
      const days = orders.map((order) => dayOf(order.requested_at, timeZone));
      const onDay = days.filter((each) => each === dayOf(new Date(now), timeZone));
      expect({ read, count: onDay.length }).toEqual({ read, count: timesPerDay });
    }
    expect(reads).toBeGreaterThan(2);
  });

  it('[PRO-4] are final in a brand that does not say otherwise', async () => {
    const { siteName, name, favicon, defaultLocale } = chooseBrands('pavilion').main;
    const identity = {
      siteName,
      name,
      favicon,
      defaultLocale,
      brand: 'lantern',
      hosts: ['lantern.localhost'],
    };
    const { main: lantern } = chooseBrands('lantern', [identity]);
    const elsewhere = await createTestGateway({ brand: lantern });
    const member = await newReadyMember(elsewhere, 'final0001', cardNumber(90));
    await elsewhere.services.adjustments.adjust(member.id, 100_000n);
    const by = { token: member.token, idempotencyKey: 'final-withdrawal' };
    const body = { payoutAccount: member.account, amount: '500', shownFee: '0.00', paymentPassword };
    const { data } = await elsewhere.call('withdrawalCreate', body, by);
    expect(data).toMatchObject({ state: 'requested', cancellable: false });
    const kept = await elsewhere.call('withdrawalCancel', { id: data.id }, { token: member.token });
    expect(kept).toMatchObject({ status_code: 6000, data: { state: 'requested', cancellable: false } });
    const { data: money } = await elsewhere.call('memberInfo', {}, { token: member.token });
    expect(money).toMatchObject({ balance: '500.00', lockedMoney: '500.00' });
    await elsewhere.close();
  });

  it('[REQ-10] are either paid or cancelled for concurrent requests', async () => {
    const member = await ready();
    await gateway.sandbox('set-vip', { account: member.name, level: 6 });
    const ends = new Set<string>();
    for (let round = 0; round < 10; round++) {
      await gateway.services.adjustments.adjust(member.id, 10_000n);
      const before = BigInt((await money(member)).main.replace('.', ''));
      const { id } = (await ask(member, '100')).data;
      await gateway.sandbox('review-withdrawal', { id });
      await Promise.all([
        gateway.sandbox(round % 3 === 0 ? 'refuse-withdrawal' : 'pay-withdrawal', { id }),
        gateway.call('withdrawalCancel', { id }, { token: member.token }),
        gateway.sandbox('pay-withdrawal', { id }),
      ]);
      const state = await stateOf(member, id);
      ends.add(state);
      const { main, locked } = await money(member);
      expect(locked).toBe('0.00');
      expect(BigInt(main.replace('.', '')) === before).toBe(state !== 'paid');
    }
    expect([...ends].every((state) => ['paid', 'refused', 'cancelled'].includes(state))).toBe(true);
  });

  it('[REQ-10] wait until what was deposited has been played', async () => {
    const member = await ready();
    await gateway.credit(member.id, 20_000n);
    const { data } = await gateway.call(
      'depositCreate',
      { channel: 'alipay', amount: '100' },
      {
        token: member.token,
        idempotencyKey: 'deposit-to-play',
      },
    );
    await gateway.sandbox('pay-deposit', { id: data.id });
    const refused = await ask(member, '150');
    expect(refused).toMatchObject({ status_code: 20108 });
    expect(refused.data).toMatchObject({ locks: [{ reason: 'turnover', amount: '100.00', until: null }] });
    await play(member, 9_999n);
    expect((await info(member)).turnover).toEqual({ required: '100.00', done: '99.99', left: '0.01' });
    await play(member, 150n);
    expect(await locks(member)).toEqual([]);
    const audit = (await gateway.call('turnoverAudit', {}, { token: member.token })).data;
    expect(audit.items).toMatchObject([
      { cause: 'deposit', state: 'done', required: '100.00', done: '100.00' },
    ]);
    expect((await ask(member, '150')).status_code).toBe(6000);
  });

  it('[REQ-10] cost what the quote said: some a day are free, the others a share with a ceiling', async () => {
    const member = await ready();
    await fund(member, 3_000_000n);
    const quote = (amount: string) => gateway.call('withdrawalQuote', { amount }, { token: member.token });
    expect((await quote('1000.03')).data).toMatchObject({ fee: '0.00', receives: '1000.03' });
    for (let times = 0; times < withdrawalLimitsOfLevel(0).freePerDay; times++) await ask(member, '100');
    expect((await quote('1000.03')).data).toEqual({ amount: '1000.03', fee: '5.00', receives: '995.03' });
    expect((await quote('20000')).data).toMatchObject({ fee: '50.00' });
    const { data } = await ask(member, '1000.03');
    expect(data).toMatchObject({ fee: '5.00', receives: '995.03' });
    await gateway.sandbox('review-withdrawal', { id: data.id });
    await gateway.sandbox('pay-withdrawal', { id: data.id });
    // The figures of level 0 as text: an oracle that does not read the table.
    for (const amount of ['0', '99.99', '20000.01', '9999999999999999']) {
      const answer = await ask(member, amount);
      expect(answer).toMatchObject({ status_code: 20109, data: { min: '100.00', max: '20000.00' } });
    }
    for (const amount of ['-100', '1e5', '', '100.001', '１００']) {
      expect((await ask(member, amount)).http).toBe(400);
    }
  });

  it('[REQ-10] ask again when the fee has risen since it was shown, and charge a lower one', async () => {
    const member = await ready();
    await fund(member, 1_000_000n);
    const feeOf = async (amount: string) =>
      (await gateway.call('withdrawalQuote', { amount }, { token: member.token })).data.fee;
    const { freePerDay } = withdrawalLimitsOfLevel(0);
    for (let times = 0; times < freePerDay - 1; times++) await ask(member, '100');
    const shown = await feeOf('1000');
    expect(shown).toBe('0.00');
    // Another tab uses the last free withdrawal of the day.
    const { data: free } = await ask(member, '100');
    const before = await money(member);
    const refused = await askAfter(shown, member, '1000', 'fee-has-risen');
    expect(refused).toMatchObject({ status_code: 20121, data: { fee: '5.00' } });
    expect((await askAfter('4.99', member, '1000')).status_code).toBe(20121);
    expect(await money(member)).toEqual(before);
    expect(await feeOf('1000')).toBe('5.00');

    // The key of the rejected request is not spent, and an answered one is answered again whatever is shown then.
    const { data: paid } = await askAfter('5.00', member, '1000', 'fee-has-risen');
    expect(paid).toMatchObject({ fee: '5.00', receives: '995.00' });
    expect((await askAfter('0.00', member, '1000', 'fee-has-risen')).data).toEqual(paid);
    // A page of an earlier version does not send the fee.
    const { data: unseen } = await askAfter(undefined, member, '1000');
    expect(unseen).toMatchObject({ fee: '5.00' });
    for (const id of [free.id, paid.id, unseen.id])
      await gateway.call('withdrawalCancel', { id }, { token: member.token });
    const again = await askAfter('5.00', member, '1000');
    expect(again.data).toMatchObject({ fee: '0.00', receives: '1000.00' });
  });

  it('[REQ-10] count wrong payment passwords, and lock at the fifth for an hour', async () => {
    const member = await ready();
    await fund(member, 50_000n);
    const wrong = async () =>
      (await ask(member, '100', undefined, '135791')).data as { attemptsLeft?: number };
    expect((await wrong()).attemptsLeft).toBe(4);
    await Promise.all(Array.from({ length: 6 }, wrong));
    const locked = await ask(member, '100');
    expect(locked.status_code).toBe(20111);
    expect(await locks(member)).toEqual(['payment-password-locked']);
    gateway.clock.advance(3_600_000 - 1);
    expect((await ask(member, '100')).status_code).toBe(20111);
    gateway.clock.advance(1);
    expect((await ask(member, '100')).status_code).toBe(6000);
    expect((await gateway.call('memberSecurity', {}, { token: member.token })).data.paymentPassword).toEqual({
      isSet: true,
      attemptsLeft: 5,
      lockedUntil: null,
    });
  });

  it('[REQ-10] answer a key again with the same bytes, also while the payment password is locked', async () => {
    const member = await ready();
    await fund(member, 50_000n);
    const first = await ask(member, '100', 'kept-withdrawal');
    expect(first.status_code).toBe(6000);
    for (let times = 0; times < 5; times++) await ask(member, '100', undefined, '135791');
    expect((await ask(member, '100')).status_code).toBe(20111);
    expect((await ask(member, '100', 'kept-withdrawal')).text).toBe(first.text);
    expect((await ask(member, '200', 'kept-withdrawal')).status_code).toBe(20104);
    expect(await money(member)).toEqual({ main: '400.00', locked: '100.00' });
  });

  it('[REQ-10] cannot be read or cancelled by another member, or paid to another member’s account', async () => {
    const member = await ready();
    await fund(member, 50_000n);
    const { data } = await ask(member, '100');
    const stranger = await ready();
    await fund(stranger, 50_000n);
    for (const name of ['withdrawalOrder', 'withdrawalCancel'] as const) {
      expect((await gateway.call(name, { id: data.id }, { token: stranger.token })).status_code).toBe(20201);
    }
    expect((await ask({ ...stranger, account: member.account }, '100')).status_code).toBe(20201);
    expect((await gateway.call('withdrawalOrders', {}, { token: stranger.token })).data).toEqual([]);
  });

  it('[REQ-10] list every lock in the order of the contract', async () => {
    const { token } = await gateway.newMember('newcomer');
    const answer = await gateway.call('withdrawalInfo', {}, { token });
    expect(answer.data.locks.map(({ reason }) => reason)).toEqual([
      'real-name-missing',
      'payout-account-missing',
      'payment-password-missing',
      'balance',
    ]);
    await gateway.sandbox('halt-money');
    const halted = await gateway.call('withdrawalInfo', {}, { token });
    expect(halted.data.locks[0]?.reason).toBe('cashier-halted');
    expect((await gateway.sandbox('resume-money')).data).toEqual({ resumed: true });
  });
});
