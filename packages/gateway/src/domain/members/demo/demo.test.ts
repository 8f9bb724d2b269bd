import { type CallName, type CallRequest, headers, limits, type ProofOfWork } from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import { sql } from 'kysely';
import { solveProof } from '../../../testing/solve-proof';
import { brokenRules, createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { playRound } from '../../../testing/test-member';
import { mainAccount } from '../../money';

const { refillAfter, lifetime } = limits.demo;

describe('a demo', () => {
  let gateway: TestGateway;
  let devices = 0;
  beforeEach(() => gateway?.clock.advance(16 * 60_000));
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterEach(async () => {
    expect(await brokenRules(gateway.services.db)).toEqual([]);
  });
  afterAll(() => gateway.close());

  const newDevice = () => `device-of-demo-${devices++}`;
  const start = (device: string, options: object = {}) =>
    gateway.call('demoStart', { ofAge: true }, { device, ...options });
  const newDemo = async () => {
    const { data } = await start(newDevice());
    return { token: data.token, id: data.member.id };
  };
  const spend = (id: string, amount: bigint) => gateway.services.adjustments.adjust(id, -amount);

  it('[DEM-1] starts with play money of its own, without a password, for a day', async () => {
    const { data, status_code } = await start(newDevice());
    expect(status_code).toBe(6000);
    expect(data.member).toMatchObject({ isDemo: true, balance: limits.demo.balance, phone: null });
    expect(data.member.account).toMatch(/^demo-[0-9a-f]{8}$/);
    expect(Date.parse(data.expiresAt)).toBe(gateway.clock.now() + lifetime);
    const entries = await gateway.services.db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
      .select(['ledger_entries.account', 'ledger_entries.amount'])
      .where('ledger_entries.account', '=', 'house:demo')
      .execute();
    expect(entries).toEqual([{ account: 'house:demo', amount: -1_000_000n }]);
    const login = await gateway.call('login', { account: data.member.account, password: 'demo:' });
    expect(login.status_code).toBe(20001);
  });

  it('[DEM-1] is refused to a visitor who does not declare to be an adult', async () => {
    const answer = await gateway.call('demoStart', { ofAge: false });
    expect(answer).toMatchObject({ status_code: 10003, data: { fields: [{ field: 'ofAge' }] } });
  });

  it('[DEM-1] is the same again on the same device, also when started five times at once, until its day ends', async () => {
    const device = newDevice();
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(device)));
    const ids = new Set(answers.map(({ data }) => data.member.id));
    expect(ids.size).toBe(1);
    const stored = await gateway.services.db
      .selectFrom('members')
      .select('id')
      .where('demo_device', '=', device)
      .execute();
    expect(stored).toHaveLength(1);
    gateway.clock.advance(lifetime - 1);
    const last = (await start(device)).data;
    expect(ids.has(last.member.id)).toBe(true);
    expect((await gateway.call('memberInfo', {}, { token: last.token })).status_code).toBe(6000);
    gateway.clock.advance(1);
    const next = await start(device);
    expect(ids.has(next.data.member.id)).toBe(false);
    expect(next.data.member.balance).toBe(limits.demo.balance);
    const old = await gateway.call('memberInfo', {}, { token: last.token });
    expect(old.status_code).not.toBe(6000);
  });

  it('[DEM-1] is blocked after its day although nobody calls', async () => {
    const { id } = await newDemo();
    const isBlocked = async () => {
      await gateway.services.demo.advance();
      const { blocked } = await gateway.services.db
        .selectFrom('members')
        .select('blocked')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return blocked;
    };
    gateway.clock.advance(lifetime - 1);
    expect(await isBlocked()).toBe(false);
    gateway.clock.advance(1);
    expect(await isBlocked()).toBe(true);
  });

  it('[DEM-1] is refused on the device of a member who takes a break from play, also when it was started before', async () => {
    const device = newDevice();
    const member = await gateway.newMember('pausing1');
    await gateway.services.persons.recordDevice(member.id, device);
    expect((await start(device)).status_code).toBe(6000);
    await gateway.call('timeOutStart', { days: 1 }, { token: member.token });
    expect((await start(device)).status_code).toBe(20302);
    gateway.clock.advance(lifetime);
    expect((await start(device)).status_code).toBe(6000);
  });

  it('[DEM-1] needs work after five new ones of an address in a quarter of an hour', async () => {
    gateway.clock.advance(lifetime);
    for (let index = 0; index < 5; index++) expect((await start(newDevice())).status_code).toBe(6000);
    const device = newDevice();
    const refused = await start(device);
    expect(refused.status_code).toBe(20005);
    const { proof } = refused.data as unknown as { proof: ProofOfWork };
    const solved = await gateway.call(
      'demoStart',
      { ofAge: true },
      { device, headers: { [headers.proof]: solveProof(proof) } },
    );
    expect(solved.status_code).toBe(6000);
  });

  it('[DEM-1] is filled up when little is left, ten minutes after the last time, once for many requests', async () => {
    const { token, id } = await newDemo();
    const refill = () => gateway.call('demoRefill', {}, { token });
    await spend(id, 990_000n);
    gateway.clock.advance(refillAfter);
    // 100.00 is left.
    expect((await refill()).status_code).toBe(20120);
    await spend(id, 1n);
    const answers = await Promise.all(Array.from({ length: 5 }, refill));
    const filled = answers.filter(({ status_code }) => status_code === 6000);
    expect(filled.map(({ data }) => data)).toEqual([{ balance: limits.demo.balance }]);
    await spend(id, 1_000_000n);
    gateway.clock.advance(refillAfter - 1);
    expect((await refill()).status_code).toBe(20120);
    gateway.clock.advance(1);
    expect((await refill()).status_code).toBe(6000);
  });

  it('[DEM-1] money is not for members who are no demo', async () => {
    const { token } = await gateway.newMember('nodemo1');
    gateway.clock.advance(refillAfter);
    expect((await gateway.call('demoRefill', {}, { token })).status_code).toBe(20120);
  });

  /** Transactions that move money between a member and the cashier. */
  const cashierTransactionsOf = async (id: string) => {
    const { rows } = await sql<{ id: string }>`
      select own.transaction_id as id
      from ledger_entries own
      join ledger_entries cashier on cashier.transaction_id = own.transaction_id and cashier.account = 'house:cashier'
      where own.account = ${mainAccount(id)}`.execute(gateway.services.db);
    return rows.length;
  };

  it('[DEM-1] moves no money to or from the cashier: by its start, a stake, a refill, a deposit, a withdrawal or its end', async () => {
    const { token, id } = await newDemo();
    await playRound(gateway, id, { stake: 990_001n, payout: 0n });
    gateway.clock.advance(refillAfter);
    expect((await gateway.call('demoRefill', {}, { token })).status_code).toBe(6000);
    const deposit = { channel: 'usdt', amount: '100.00' } as never;
    expect((await gateway.call('depositCreate', deposit, { token })).status_code).toBe(20119);
    const withdrawal = { card: 'c1', amount: '100.00', fundPassword: '123456' } as never;
    expect((await gateway.call('withdrawalCreate', withdrawal, { token })).status_code).toBe(20119);
    gateway.clock.advance(lifetime);
    await gateway.services.demo.advance();
    expect(await cashierTransactionsOf(id)).toBe(0);

    // The money of other members does come from there.
    const member = await gateway.newMember('depositor1');
    expect(await cashierTransactionsOf(member.id)).toBe(0);
    await gateway.credit(member.id, 10_000n);
    expect(await cashierTransactionsOf(member.id)).toBe(1);
  });

  const refused = Object.entries<CallDefinition>(calls).filter(
    ([, { auth, demo }]) => auth === 'member' && demo === 'refused',
  );

  it('[DEM-1] sends none of the calls about money, offers and personal data', async () => {
    const { token } = await newDemo();
    for (const [name] of refused) {
      const body = {} as CallRequest<CallName>;
      const { status_code } = await gateway.call(name as CallName, body, { token });
      expect([name, status_code]).toEqual([name, 20119]);
    }
    expect(refused.length).toBeGreaterThan(60);
  });

  it('[DEM-1] is not among the latest wins, gets no grant, and its code invites nobody', async () => {
    const { id, token } = await newDemo();
    const { services } = gateway;
    const { data: before } = await gateway.call('latestWins', {});
    await playRound(gateway, id, { stake: 100n, payout: 1000n });
    expect((await gateway.call('latestWins', {})).data).toEqual(before);
    const grant = {
      memberId: id,
      cause: 'manual',
      reference: id,
      title: { 'zh-CN': '红利', en: 'Gift' },
      amount: 1n,
    };
    expect(await services.grants.grant(grant as never)).toEqual({ outcome: 'refused' });
    const { data: own } = await gateway.call('memberInfo', {}, { token });
    const answer = await gateway.call('register', {
      account: 'invited1',
      password: 'Passw0rd1',
      ofAge: true,
      acceptsTerms: true,
      invite: { kind: 'i_code', code: own.inviteCode },
    });
    expect(answer).toMatchObject({ status_code: 10003, data: { fields: [{ field: 'invite' }] } });
  });
});
