import { sql } from 'kysely';
import { untilWaiting } from '../../testing/count-waiting';
import { createTestBook, home, type TestBook } from './testing/test-book';

const hour = 3_600_000;

describe('the functions and constraints of sports bets', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());
  afterEach(async () => expect(await book.broken()).toEqual([]));

  type Member = Awaited<ReturnType<TestBook['newMember']>>;
  const at = () => new Date(book.gateway.clock.now());

  const openBet = async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const { data } = await book.place(member, [home(event)]);
    return { member, event, id: data.bet.id };
  };

  const settledBet = async () => {
    const bet = await openBet();
    book.gateway.clock.advance(2 * hour);
    book.change(bet.event, { status: 'settled', score: [1, 0] });
    await book.gateway.services.sportsBook.settle();
    return bet;
  };

  const decide = (bet: string) =>
    sql`select sport_decide(${JSON.stringify([
      { bet, transaction: book.newKey(), reason: { reason: 'too-late' } },
    ])}::jsonb, ${at()}::timestamptz)`.execute(book.gateway.services.db);

  const settle = (bet: string, changed: object = {}) =>
    sql`select * from sport_settle(${JSON.stringify([
      {
        ...{ bet, rev: 0, unitOpen: '10000', state: 'settled', payout: '20000', turnover: '0' },
        transaction: book.newKey(),
        ...changed,
      },
    ])}::jsonb, ${at()}::timestamptz)`.execute(book.gateway.services.db);

  /** Writes the order of a cash-out without paying it. */
  const orderCashOut = async (bet: string, member: Member, unit = 4_000): Promise<string> => {
    const id = book.newKey();
    await sql`select sport_cash_out(${id}::text, ${member.id}::text, ${id}::text, 'hash'::text, ${bet}::text,
      10000::bigint, ${unit}::bigint, 5000::bigint, 0::bigint, ${at()}::timestamptz,
      ${new Date(book.gateway.clock.now() + hour)}::timestamptz, ${id}::text)`.execute(
      book.gateway.services.db,
    );
    return id;
  };
  const pay = (cashOut: string) =>
    sql`select sport_pay_cash_out(${cashOut}::text, ${book.newKey()}::text, 0::bigint, ${at()}::timestamptz)`.execute(
      book.gateway.services.db,
    );

  it('[SPT-8] decide a bet once', async () => {
    const { member, id } = await openBet();
    await decide(id);
    expect(await book.bet(member, id)).toMatchObject({ state: 'open', payout: '0.00' });
    expect(await book.balanceOf(member)).toBe(900_00n);
  });

  it('[SPT-8] settle open bets only, for the stake that is open', async () => {
    const { member, id } = await openBet();
    await settle(id, { unitOpen: '9999' });
    expect(await book.bet(member, id)).toMatchObject({ state: 'open', settlements: 0 });
    const live = await book.newEvent(-60_000);
    const { data } = await book.place(member, [home(live)]);
    await settle(data.bet.id);
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'pending', settlements: 0 });
    expect(await book.balanceOf(member)).toBe(800_00n);
  });

  it('[SPT-8] pay a cash-out once', async () => {
    const { member, id } = await openBet();
    const cashOut = await orderCashOut(id, member);
    await pay(cashOut);
    await pay(cashOut);
    expect(await book.bet(member, id)).toMatchObject({ openStake: '60.00', cashedOut: '50.00' });
    expect(await book.balanceOf(member)).toBe(950_00n);
  });

  it('[SPT-8] pay no cash-out of a bet that was settled before', async () => {
    const { member, event, id } = await openBet();
    const cashOut = await orderCashOut(id, member);
    book.gateway.clock.advance(2 * hour);
    book.change(event, { status: 'settled', score: [1, 0] });
    await book.gateway.services.sportsBook.settle();
    await pay(cashOut);
    expect(await book.bet(member, id)).toMatchObject({ state: 'settled', cashedOut: '0.00' });
    expect(await book.balanceOf(member)).toBe(1_100_00n);
  });

  it('[SPT-8] take a cash-out of the quoted stake only, and one at a time', async () => {
    const { member, id } = await openBet();
    const cashOut = await orderCashOut(id, member);
    await expect(orderCashOut(id, member)).rejects.toMatchObject({ code: 'PV043' });
    await pay(cashOut);
    await expect(orderCashOut(id, member)).rejects.toMatchObject({ code: 'PV042' });
  });

  it('[SPT-8] take a cash-out of a bet of the member only, and one for a request id', async () => {
    const { member, id } = await openBet();
    const { member: other } = await openBet();
    await expect(orderCashOut(id, other)).rejects.toMatchObject({ code: 'PV042' });
    const order = (hash: string) =>
      sql`select sport_cash_out('of-one-request', ${member.id}::text, 'one-request', ${hash}::text, ${id}::text,
        10000::bigint, 4000::bigint, 5000::bigint, 0::bigint, ${at()}::timestamptz,
        ${new Date(book.gateway.clock.now() + hour)}::timestamptz, 'of-one-request')`.execute(
        book.gateway.services.db,
      );
    for (const _ of [1, 2]) await order('first');
    await expect(order('second')).rejects.toMatchObject({ code: 'PV002' });
  });

  it('[SPT-8] hold one settlement a revision, and no change of a bet that has ended', async () => {
    const { db } = book.gateway.services;
    const { id } = await settledBet();
    const again = sql`insert into sport_settlements
      select * from sport_settlements where bet_id = ${id}`;
    await expect(again.execute(db)).rejects.toMatchObject({ code: '23505' });
    const change = sql`update sport_bets set payout = payout + 1 where id = ${id}`;
    await expect(change.execute(db)).rejects.toMatchObject({ code: 'PV030' });
  });

  it('[SPT-8] refuse a bet on an event whose results are final, whatever the books say', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    await book.gateway.services.db
      .updateTable('sport_events')
      .set({ settled_at: at() })
      .where('id', '=', event)
      .execute();
    const { data } = await book.place(member, [home(event)]);
    expect(data).toMatchObject({ reason: 'leg-ended', selection: home(event) });
  });

  describe('beside an override in flight', () => {
    /** Runs an operation while an override is written but not committed, and answers it after the commit. */
    const besideOverride = async <Answer>(event: string, run: () => Promise<Answer>): Promise<Answer> => {
      let answer: Promise<Answer> | undefined;
      await book.gateway.services.db.transaction().execute(async (transaction) => {
        await sql`select id from sport_events where id = ${event} for no key update`.execute(transaction);
        await sql`insert into sport_overrides (event_id, seq, at, kind, payload)
          values (${event}, 1, ${at()}, 'suspend', '{}')`.execute(transaction);
        answer = run();
        await untilWaiting(book.gateway.services.db, answer);
      });
      return answer as Promise<Answer>;
    };

    it('[SPT-8] a bet waits, and is validated against it', async () => {
      const member = await book.newMember();
      const event = await book.newEvent();
      const { data } = await besideOverride(event, () => book.place(member, [home(event)]));
      expect(data).toMatchObject({ reason: 'leg-suspended' });
      expect(await book.balanceOf(member)).toBe(1_000_00n);
    });

    it('[SPT-8] a cash-out that is paid at once waits, and is not paid behind it', async () => {
      const { member, event, id } = await openBet();
      const { token } = member;
      const { data } = await book.gateway.call('sportsCashOutQuote', { bets: [id] }, { token });
      const order = { quote: data.quotes[0]!.quote, part: 100 };
      const { data: answer } = await besideOverride(event, () =>
        book.gateway.call('sportsCashOut', order, { token, idempotencyKey: book.newKey() }),
      );
      expect(answer).toEqual({ reason: 'suspended' });
      expect(await book.bet(member, id)).toMatchObject({ state: 'open', cashedOut: '0.00' });
    });

    it('[SPT-8] a decision waits, and considers it', async () => {
      const member = await book.newMember();
      const event = await book.newEvent(-60_000);
      const { data } = await book.place(member, [home(event)]);
      book.gateway.clock.advance(5_000);
      await besideOverride(event, () => book.gateway.services.sportsBook.advance());
      expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'pending' });
    });

    it('[SPT-8] waits for the bets before it', async () => {
      const event = await book.newEvent();
      // Reads what an override would read first.
      await book.gateway.call('sportsEvent', { provider: 'IMTY', event });
      let isDone = false;
      let override: Promise<unknown> | undefined;
      await book.gateway.services.db.transaction().execute(async (transaction) => {
        await sql`select id from sport_events where id = ${event} for share`.execute(transaction);
        override = book.gateway.services.sportsBook.override(event, 'suspend', {}).then(() => {
          isDone = true;
        });
        await untilWaiting(book.gateway.services.db, override);
        expect(isDone).toBe(false);
      });
      await override;
      expect(isDone).toBe(true);
    });
  });
});
