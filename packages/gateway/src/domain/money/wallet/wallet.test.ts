import fc from 'fast-check';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { cardNumber, newReadyMember } from '../../../testing/test-member';
import { slotVenue, venues } from '../../../venues/registry';
import { coinVenue } from '../../../venues/testing/coin-flip';

const gameCode = 'golden-dragon';
const venue = slotVenue.code;

describe('a member’s wallets', () => {
  let gateway: TestGateway;
  let people = 0;
  let keys = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ venues: [...venues, coinVenue] });
  });
  afterAll(() => gateway.close());
  afterEach(async () => {
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: true });
  });

  const rich = async (amount = 100_000n) => {
    const member = await gateway.newMember(`walleter${people++}`);
    await gateway.services.adjustments.adjust(member.id, amount);
    return member;
  };
  type Rich = Awaited<ReturnType<typeof rich>>;
  const move = (
    { token }: Rich,
    direction: 'in' | 'out',
    amount: string,
    key = `transfer-${keys++}`,
    to = venue,
  ) => gateway.call('walletTransfer', { venue: to, direction, amount }, { token, idempotencyKey: key });
  const balances = async ({ token }: Rich) => (await gateway.call('walletBalances', {}, { token })).data;
  /** The balances at venues, by their codes. */
  const atVenues = async (member: Rich) =>
    Object.fromEntries((await balances(member)).venues.map((each) => [each.venue.code, each.balance]));

  it('[REQ-10] move money to a venue and back, once for each key', async () => {
    const member = await rich();
    const first = await move(member, 'in', '300', 'the-transfer');
    expect(first.data).toMatchObject({ amount: '300.00', main: '700.00', venueBalance: '300.00' });
    expect((await move(member, 'in', '300', 'the-transfer')).text).toBe(first.text);
    expect((await move(member, 'in', '301', 'the-transfer')).status_code).toBe(20104);
    expect(await balances(member)).toMatchObject({
      total: '1000.00',
      main: '700.00',
      locked: '0.00',
      halted: false,
    });
    expect((await move(member, 'out', '300.01')).status_code).toBe(20101);
    expect((await move(member, 'out', '100')).data).toMatchObject({ main: '800.00', venueBalance: '200.00' });
  });

  it('[REQ-10] open at a venue with the first transfer, also with concurrent ones', async () => {
    const member = await rich();
    const moved = await Promise.all(Array.from({ length: 12 }, () => move(member, 'in', '10')));
    expect(moved.map(({ status_code }) => status_code)).toEqual(Array(12).fill(6000));
    expect(await balances(member)).toMatchObject({ main: '880.00' });
    expect(await atVenues(member)).toMatchObject({ [venue]: '120.00', [coinVenue.code]: '0.00' });
  });

  it('[RTE-1] are listed by category', async () => {
    const kinds = (await balances(await rich())).venues.map(({ category }) => category);
    const changes = kinds.filter((kind, index) => kind !== kinds[index - 1]);
    expect(changes).toHaveLength(new Set(kinds).size);
    expect(changes.length).toBeLessThan(kinds.length);
  });

  it('[REQ-10] reject invalid amounts, unknown venues and amounts above the balance', async () => {
    const member = await rich();
    expect((await move(member, 'in', '0')).status_code).toBe(20115);
    expect((await move(member, 'in', '9999999999999999')).status_code).toBe(20115);
    expect((await move(member, 'in', '-1')).http).toBe(400);
    expect((await move(member, 'in', '1', undefined, 'nowhere')).status_code).toBe(20201);
    expect((await move(member, 'in', '1000.01')).status_code).toBe(20101);
    expect((await move(member, 'out', '0.01')).status_code).toBe(20101);
    expect(await balances(member)).toMatchObject({ main: '1000.00', total: '1000.00' });
  });

  it('[REQ-10] are collected by one call, once, also during transfers to venues', async () => {
    const member = await rich();
    await move(member, 'in', '500');
    await move(member, 'in', '100', undefined, coinVenue.code);
    const collect = (key: string) =>
      gateway.call('walletCollect', {}, { token: member.token, idempotencyKey: key });
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => collect('the-collect')),
      collect('another-collect'),
      move(member, 'out', '100'),
    ]);
    const same = answers.slice(0, 4).map(({ text }) => text);
    expect(new Set(same).size).toBe(1);
    expect(await balances(member)).toMatchObject({ main: '1000.00' });
    expect(new Set(Object.values(await atVenues(member)))).toEqual(new Set(['0.00']));
  });

  it('[GAM-2] pay stakes from the main wallet with auto-transfer, and from the venue’s without', async () => {
    const member = await rich();
    await move(member, 'in', '10');
    const switched = await gateway.call('walletAutoTransfer', { on: false }, { token: member.token });
    expect(switched.data.autoTransfer).toBe(false);
    const launch = await gateway.services.gameSessions.open(member.token, gameCode);
    const play = async (key: string, stake: bigint, payout: bigint) => {
      const session = (await gateway.services.house.session(launch, '127.0.0.1')) as {
        memberId: string;
        gameCode: string;
      };
      return gateway.services.house.settleRound({ session, key, stake, payout, detail: { kind: 'test' } });
    };
    expect((await play('venue-round', 1_000n, 250n)).balance).toBe(250n);
    await expect(play('too-much', 300n, 0n)).rejects.toMatchObject({ code: 20101 });
    expect(await balances(member)).toMatchObject({ main: '990.00', total: '992.50' });
    await gateway.call('walletAutoTransfer', { on: true }, { token: member.token });
    expect((await play('main-round', 9_000n, 0n)).balance).toBe(90_000n);
    expect(await balances(member)).toMatchObject({ main: '900.00' });
    expect((await atVenues(member))[venue]).toBe('2.50');
  });

  it('[GAM-2] are empty at a venue without a transfer', async () => {
    const member = await rich();
    await gateway.call('walletAutoTransfer', { on: false }, { token: member.token });
    const launch = await gateway.services.gameSessions.open(member.token, gameCode);
    const session = (await gateway.services.house.session(launch, '127.0.0.1')) as {
      memberId: string;
      gameCode: string;
    };
    expect(await gateway.services.house.balance(session)).toBe(0n);
    const round = { session, key: 'nothing-there', stake: 500n, payout: 0n, detail: { kind: 'test' } };
    await expect(gateway.services.house.settleRound(round)).rejects.toMatchObject({ code: 20101 });
  });

  it('[REQ-10] hold together what they held, whatever is moved at the same time', async () => {
    const steps = fc.array(
      fc.record({
        direction: fc.constantFrom('in' as const, 'out' as const),
        amount: fc.integer({ min: 1, max: 90_000 }),
      }),
      { minLength: 2, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (moves) => {
        const member = await rich(50_000n);
        const before = await balances(member);
        const answers = await Promise.all(
          moves.map(({ direction, amount }) =>
            move(member, direction, `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`),
          ),
        );
        const after = await balances(member);
        expect(after.total).toBe(before.total);
        const done = answers.reduce(
          (sum, answer, index) =>
            answer.status_code === 6000
              ? sum + (moves[index]?.amount ?? 0) * (moves[index]?.direction === 'in' ? 1 : -1)
              : sum,
          0,
        );
        expect((await atVenues(member))[venue]).toBe((done / 100).toFixed(2));
      }),
      { numRuns: 12 },
    );
  });

  it('[REQ-10] list a withdrawal among their transactions, with its order', async () => {
    const member = await newReadyMember(gateway, `walleter${people++}`, cardNumber(people));
    await gateway.services.adjustments.adjust(member.id, 20_000n);
    const body = {
      payoutAccount: member.account,
      amount: '100',
      shownFee: '0.00',
      paymentPassword: '246810',
    };
    const { data } = await gateway.call('withdrawalCreate', body, {
      token: member.token,
      idempotencyKey: 'withdraw-once',
    });
    const records = await gateway.call('transactionRecords', { kind: 'withdrawal' }, { token: member.token });
    expect(records.data).toMatchObject({
      items: [{ reference: data.id, amount: '-100.00', balanceAfter: '100.00' }],
    });
  });
});
