import { createRoundClock } from '../domain/play/tables/round-clock';
import { createTestBook, home, type TestBook } from '../domain/sports/testing/test-book';
import { createTestConsole, type TestConsole, type TestOperator } from '../testing/test-console';
import { tableGames } from '../venues/tables';

const note = 'asked for by the member';

describe('the money of a member in the console', () => {
  let book: TestBook;
  let console: TestConsole;
  let cashier: TestOperator;
  beforeAll(async () => {
    book = await createTestBook();
    console = createTestConsole(book.gateway);
    cashier = await console.newOperator('cashier', ['cashier', 'auditor']);
  });
  afterAll(async () => {
    await console.close();
    await book.gateway.close();
  });
  afterEach(async () => expect(await book.broken()).toEqual([]));

  const balancesOf = async (id: string) => (await cashier.call('memberInfo', { id })).data.balances;

  it('[OPS-5] shows the stakes of open bets, which are in no wallet', async () => {
    const { gateway, newEvent, newMember, place, change } = book;
    const member = await newMember(1_000_00n);
    const table = tableGames.find(({ code }) => code === 'baccarat-a')!;
    const round = createRoundClock('Asia/Shanghai').roundAt(table.clock, gateway.clock.now());
    await gateway.services.tables.place(
      { memberId: member.id, gameCode: table.code },
      {
        key: 'open-slip',
        round: round.no,
        clientSeed: 'mine',
        lines: [{ selection: 'banker', stake: '20.00' }],
      },
    );
    const event = await newEvent(600_000);
    await place(member, [home(event)], { unit: '300' });
    expect(await balancesOf(member.id)).toMatchObject({ main: '680.00', stakes: '320.00' });
    gateway.clock.advance(round.endsAt - gateway.clock.now());
    await gateway.services.tables.advance();
    expect(await balancesOf(member.id)).toMatchObject({ stakes: '300.00' });
    gateway.clock.advance(1_200_000);
    change(event, { status: 'settled', score: [0, 1] });
    await gateway.services.sportsBook.settle();
    expect(await balancesOf(member.id)).toMatchObject({ stakes: '0.00' });
  });

  it.each([
    ['500', undefined, [['adjustment', '500.00', 'open']]],
    ['500', 100, [['adjustment', '500.00', 'open']]],
    ['500', 0, []],
    ['-100', undefined, []],
  ] as const)(
    '[REQ-10] an adjustment of %s with the multiple %s requires %j',
    async (amount, multiple, required) => {
      const { gateway, newMember } = book;
      const { id, token } = await newMember(1_000_00n);
      const { account } = (await gateway.call('memberInfo', {}, { token })).data;
      await cashier.call('balanceAdjust', {
        account,
        amount,
        note,
        ...(multiple !== undefined && { multiple }),
      });
      expect(await gateway.services.wallet.balance(id)).toBe(1_000_00n + BigInt(amount) * 100n);
      const { data } = await gateway.call('turnoverAudit', {}, { token });
      expect(data.items.map((item) => [item.cause, item.required, item.state])).toEqual(required);
      expect(data.totals.left).toBe(required.length > 0 ? '500.00' : '0.00');
      const { data: acts } = await cashier.call('actList', { subject: id });
      expect(acts.items[0]?.after).toEqual({
        main: expect.any(String),
        amount,
        ...(amount !== '-100' && { multiple: multiple ?? 100 }),
      });
    },
  );
});
