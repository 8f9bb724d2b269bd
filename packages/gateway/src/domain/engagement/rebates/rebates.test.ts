import { gameCategories } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { turnoverOf } from '../../money';
import { rebateOf } from './rebate-rules';

describe('rebates and coins', () => {
  let gateway: TestGateway;
  let people = 0;
  let keys = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());
  afterEach(async () => {
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: true });
  });

  /** A member with this much turnover on slots, whose stakes were won back. */
  const player = async (stakes: readonly bigint[]) => {
    const member = await gateway.newMember(`rebater${people++}`);
    await gateway.services.adjustments.adjust(member.id, 1_000_000n);
    for (const stake of stakes) {
      const session = { memberId: member.id, gameCode: 'golden-dragon' };
      const key = `rebate-round-${keys++}`;
      await gateway.services.house.settleRound({
        session,
        key,
        stake,
        payout: stake,
        detail: { kind: 'test' },
      });
    }
    return member;
  };
  type Player = Awaited<ReturnType<typeof player>>;
  const claim = ({ token }: Player, key = `rebate-claim-${keys++}`) =>
    gateway.call('rebateClaim', {}, { token, idempotencyKey: key });
  const exchange = ({ token }: Player, coins: string, key = `coin-exchange-${keys++}`) =>
    gateway.call('coinExchange', { coins }, { token, idempotencyKey: key });

  const deadlocks = async () => {
    const { rows } = await sql<{ deadlocks: bigint }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(gateway.services.db);
    return rows[0]?.deadlocks;
  };

  it('[REQ-10] credit a share of the turnover by category and VIP level, once', async () => {
    const member = await player([15_000n, 15_000n, 1_234n]);
    await gateway.sandbox('set-vip', { account: `rebater${people - 1}`, level: 2 });
    const info = (await gateway.call('rebateInfo', {}, { token: member.token })).data;
    // 312.34 of turnover at 0.40 + 2 × 0.08 per cent.
    expect(info).toMatchObject({ vipLevel: 2, claimable: '1.74', coins: '3.00' });
    expect(info.rates.find(({ category }) => category === 'egame')).toEqual({
      category: 'egame',
      rate: '0.56',
      turnover: '312.34',
      amount: '1.74',
    });
    const first = await claim(member, 'the-claim');
    expect(first.data).toMatchObject({ amount: '1.74', coins: '3.00', balance: '10001.74' });
    expect((await claim(member, 'the-claim')).text).toBe(first.text);
    expect((await claim(member)).status_code).toBe(20114);
  });

  it('[REQ-10] give coins for turnover that several claims share', async () => {
    const member = await player([15_000n]);
    expect((await claim(member)).data.coins).toBe('1.00');
    for (const [expected, index] of [['2.00', 0] as const, ['1.00', 1] as const]) {
      const session = { memberId: member.id, gameCode: 'golden-dragon' };
      const round = { stake: 15_000n, payout: 15_000n, detail: { kind: 'test' } };
      await gateway.services.house.settleRound({ session, key: `shared-coin-${index}`, ...round });
      expect((await gateway.call('rebateInfo', {}, { token: member.token })).data.coins).toBe(expected);
      expect((await claim(member)).data.coins).toBe(expected);
    }
  });

  it('[REQ-10] credit the turnover of every category of games at its own rate', async () => {
    const member = await player([]);
    const { items } = (await gateway.call('gameList', { limit: 60 })).data;
    const categories = gameCategories.filter((each) => items.some(({ category }) => category === each));
    expect(categories).toEqual(expect.arrayContaining(['egame', 'realbet', 'chess', 'lottery', 'fishing']));
    const expected = new Map<string, { turnover: bigint; amount: bigint }>();
    for (const category of categories) {
      const { code, maxStake } = items.find((game) => game.category === category)!;
      const stake = parseMinor(maxStake);
      const round = { key: `rebate-of-${category}`, stake, payout: 0n, detail: { kind: 'test' } };
      await gateway.services.adjustments.adjust(member.id, stake);
      await gateway.services.house.settleRound({
        session: { memberId: member.id, gameCode: code },
        ...round,
      });
      const turnover = turnoverOf(category, stake);
      expected.set(category, { turnover, amount: rebateOf(category, 0, turnover) });
    }
    const { rates, claimable } = (await gateway.call('rebateInfo', {}, { token: member.token })).data;
    for (const [category, { turnover, amount }] of expected) {
      expect(amount).toBeGreaterThan(0n);
      expect(rates.find((rate) => rate.category === category)).toMatchObject({
        turnover: formatMinor(turnover),
        amount: formatMinor(amount),
      });
    }
    const total = formatMinor([...expected.values()].reduce((sum, { amount }) => sum + amount, 0n));
    expect(claimable).toBe(total);
    expect((await claim(member)).data.amount).toBe(total);
  });

  it('[REQ-10] are credited once for concurrent claims', async () => {
    const member = await player([15_000n]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => claim(member)));
    expect(answers.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
    expect((await gateway.call('memberInfo', {}, { token: member.token })).data.balance).toBe('10000.60');
  });

  it('[REQ-10] count every round once when claimed during concurrent rounds, without deadlock', async () => {
    const member = await player([15_000n]);
    const round = () => {
      const session = { memberId: member.id, gameCode: 'golden-dragon' };
      const key = `rebate-round-${keys++}`;
      return gateway.services.house.settleRound({
        session,
        key,
        stake: 15_000n,
        payout: 15_000n,
        detail: { kind: 'test' },
      });
    };
    const before = await deadlocks();
    for (let turn = 0; turn < 5; turn++) {
      await Promise.all([round(), claim(member), round(), round()]);
    }
    await claim(member);
    const { totals } = (await gateway.call('welfareRecords', {}, { token: member.token })).data;
    expect(totals.amount).toBe('9.60');
    expect(await deadlocks()).toBe(before);
  });

  it('[REQ-10] add up to the same amount for many small rounds as for one large round', async () => {
    const small = await player(Array.from({ length: 20 }, () => 151n));
    const large = await player([3_020n]);
    const worth = async ({ token }: Player) =>
      (await gateway.call('rebateInfo', {}, { token })).data.claimable;
    expect(await worth(small)).toBe(await worth(large));
    expect(await worth(small)).toBe('0.12');
  });

  it('[REQ-10] exchange coins for money, never more than there are, and list both', async () => {
    const member = await player(Array.from({ length: 10 }, () => 15_000n));
    await claim(member);
    for (const coins of ['0', '0.50', '1.5', '9999999999999999']) {
      expect((await exchange(member, coins)).status_code).toBe(20115);
    }
    const first = await exchange(member, '10', 'the-exchange');
    expect(first.data).toMatchObject({ coins: '10.00', amount: '0.10', coinsLeft: '5.00' });
    expect((await exchange(member, '10', 'the-exchange')).text).toBe(first.text);
    expect((await exchange(member, '6')).status_code).toBe(20101);
    const coins = (await gateway.call('currencyRecords', {}, { token: member.token })).data;
    expect(coins).toMatchObject({
      items: [
        { kind: 'exchanged', coins: '-10.00', balanceAfter: '5.00', money: '0.10' },
        { kind: 'earned', coins: '15.00', balanceAfter: '15.00', money: null },
      ],
      totals: { count: 2, in: '15.00', out: '10.00', net: '5.00' },
    });
    const welfare = (await gateway.call('welfareRecords', {}, { token: member.token })).data;
    expect(welfare).toMatchObject({
      items: [
        { kind: 'exchange', amount: '0.10' },
        { kind: 'rebate', amount: '6.00' },
      ],
      totals: { count: 2, amount: '6.10' },
    });
    const rebates = await gateway.call('welfareRecords', { kind: 'rebate' }, { token: member.token });
    expect(rebates.data.totals).toEqual({ count: 1, amount: '6.00' });
  });

  it('[REQ-10] list bonuses by state and day, page by page', async () => {
    const member = await player([]);
    const ids: string[] = [];
    for (let day = 0; day < 3; day++) {
      ids.push(await gateway.grant(member.id, 1_000n));
      gateway.clock.advance(60_000);
    }
    const list = async (body: object) =>
      (await gateway.call('giftRecords', body, { token: member.token })).data;
    await gateway.call(
      'manualDividend',
      { id: ids[1] as string },
      { token: member.token, idempotencyKey: 'gift-claim' },
    );
    expect((await list({})).totals).toEqual({ count: 3, amount: '30.00', claimed: '10.00' });
    expect((await list({ state: 'waiting' })).items.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    const first = await list({ limit: 2 });
    const rest = await list({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([...ids].reverse());
    expect(rest.nextCursor).toBeNull();
    expect((await list({ from: '2020-01-01', to: '2020-12-31' })).items).toEqual([]);
    const audit = (await gateway.call('turnoverAudit', { state: 'open' }, { token: member.token })).data;
    expect(audit.items).toMatchObject([
      { cause: 'bonus', amount: '10.00', multiple: '5.00', required: '50.00' },
    ]);
  });
});
