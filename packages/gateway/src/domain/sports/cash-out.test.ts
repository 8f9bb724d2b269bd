import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { unlistedAccounts } from '../../testing/unlisted-accounts';
import { turnoverOfCashOut } from './cash-out';
import { decidedAtOnce } from './sports-book';
import { createTestBook, home, type TestBook } from './testing/test-book';

const hour = 3_600_000;

describe('the turnover of a cash-out', () => {
  it.each([
    // stake, amount, odds, turnover
    [100_00n, 0n, 2_000, 0n],
    [100_00n, 49_99n, 2_000, 0n],
    [100_00n, 50_00n, 2_000, 50_00n],
    [100_01n, 50_00n, 2_000, 0n],
    [100_00n, 97_00n, 2_000, 3_00n],
    [100_00n, 100_00n, 2_000, 0n],
    [100_00n, 145_50n, 2_000, 45_50n],
    [100_00n, 350_00n, 4_000, 100_00n],
    [100_00n, 60_00n, 1_490, 0n],
    [1n, 1n, 2_000, 0n],
  ])('[SPT-8] of a stake of %s for %s at %s is %s', (stake, amount, price, turnover) =>
    expect(turnoverOfCashOut(stake, amount, price)).toBe(turnover),
  );
});

describe('cash-out', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());
  afterEach(async () => expect(await book.broken()).toEqual([]));

  const advance = async (milliseconds: number) => {
    book.gateway.clock.advance(milliseconds);
    await book.gateway.services.sportsBook.advance();
  };
  type Member = Awaited<ReturnType<TestBook['newMember']>>;
  const quoteOf = async (member: Member, bet: string) => {
    const { data } = await book.gateway.call('sportsCashOutQuote', { bets: [bet] }, { token: member.token });
    return data.quotes[0];
  };
  const accept = (member: Member, quote: string, part = 100, key = book.newKey()) =>
    book.gateway.call('sportsCashOut', { quote, part }, { token: member.token, idempotencyKey: key });

  /** A bet before the start: it wins in two of four results, so it is worth 100.00 less 3 %. */
  const openBet = async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const { data } = await book.place(member, [home(event)]);
    return { member, event, id: data.bet.id };
  };

  it('[SPT-8] pays the quote before the start at once, and ends the bet', async () => {
    const { member, event, id } = await openBet();
    const quote = (await quoteOf(member, id))!;
    expect(quote).toMatchObject({ amount: '97.00', openStake: '100.00', expiresInMs: 5_000 });
    const { data } = await accept(member, quote.quote);
    expect(data).toMatchObject({
      state: 'paid',
      amount: '97.00',
      bet: { state: 'cashed-out', openStake: '0.00', payout: '97.00', cashedOut: '97.00' },
    });
    expect([await book.balanceOf(member), await book.held(member)]).toEqual([997_00n, 0n]);
    book.gateway.clock.advance(2 * hour);
    book.change(event, { status: 'settled', score: [1, 0] });
    await book.gateway.services.sportsBook.settle();
    expect(await book.balanceOf(member)).toBe(997_00n);
    expect(await book.bet(member, id)).toMatchObject({ state: 'cashed-out', legs: [{ result: 'won' }] });
  });

  it('[SPT-8] pays a part, and settles the rest', async () => {
    const { member, event, id } = await openBet();
    const quote = (await quoteOf(member, id))!;
    const { data } = await accept(member, quote.quote, 40);
    expect(data).toMatchObject({
      amount: '38.80',
      bet: { state: 'open', openStake: '60.00', cashedOut: '38.80' },
    });
    expect(await book.held(member)).toBe(60_00n);
    const exposed = await book.gateway.services.db
      .selectFrom('sport_exposure')
      .select('amount')
      .where('market', '=', `${event}:ah:ft`)
      .executeTakeFirstOrThrow();
    expect(exposed.amount).toBe(60_00n);
    book.gateway.clock.advance(2 * hour);
    book.change(event, { status: 'settled', score: [1, 0] });
    await book.gateway.services.sportsBook.settle();
    expect(await book.bet(member, id)).toMatchObject({ state: 'settled', payout: '158.80' });
    expect(await book.balanceOf(member)).toBe(900_00n + 158_80n);
  });

  it('[SPT-8] answers a repeated key, and takes each quote for its open stake only', async () => {
    const { member, id } = await openBet();
    const quote = (await quoteOf(member, id))!;
    const key = book.newKey();
    const first = await accept(member, quote.quote, 50, key);
    const writer = async () =>
      (
        await sql<{
          xmin: string;
        }>`select xmin::text from sport_cash_outs where id = ${first.data.id}`.execute(
          book.gateway.services.db,
        )
      ).rows[0]?.xmin;
    const before = await writer();
    const again = await accept(member, quote.quote, 50, key);
    expect(again.data.id).toBe(first.data.id);
    // Written again, so that the answer waits for a standby.
    expect(await writer()).not.toBe(before);
    expect((await accept(member, quote.quote, 100, key)).status_code).toBe(errorCodes.idempotencyKeyReused);
    const other = await accept(member, quote.quote);
    expect([other.status_code, other.data]).toEqual([errorCodes.cashOutRefused, { reason: 'changed' }]);
    expect(await book.balanceOf(member)).toBe(948_50n);
  });

  it('[REQ-10] answers requests with one key alike when the first is accepted after the second looked for it', async () => {
    const { member, id } = await openBet();
    const { quote } = (await quoteOf(member, id))!;
    const key = book.newKey();
    let first: Awaited<ReturnType<typeof accept>> | undefined;
    /** A query after whose result the first request is sent. */
    const followed = <Query extends object>(query: Query): Query =>
      new Proxy(query, {
        get(target, name) {
          const value = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          if (name !== 'executeTakeFirst')
            return (...given: unknown[]) => followed(value.apply(target, given));
          return async () => {
            const found = await value.apply(target);
            first = await accept(member, quote, 50, key);
            return found;
          };
        },
      });
    const { db } = book.gateway.services;
    const update = db.updateTable.bind(db);
    const spy = jest.spyOn(db, 'updateTable');
    spy.mockImplementationOnce((table) => followed(update(table)));
    const second = await accept(member, quote, 50, key);
    spy.mockRestore();
    expect(first?.data).toMatchObject({ state: 'paid' });
    expect(second.text).toBe(first?.text);
  });

  it('[SPT-8] refuses an expired, foreign or forged quote, and one above the present value', async () => {
    const { member, event, id } = await openBet();
    const { quote } = (await quoteOf(member, id))!;
    const stranger = await book.newMember();
    expect((await accept(stranger, quote)).data).toEqual({ reason: 'invalid' });
    expect((await accept(member, `${quote}x`)).data).toEqual({ reason: 'invalid' });
    expect(await quoteOf(stranger, id)).toBeUndefined();
    book.gateway.clock.advance(5_001);
    expect((await accept(member, quote)).data).toEqual({ reason: 'expired' });
    const { quote: high } = (await quoteOf(member, id))!;
    book.change(event, { score: [0, 1] });
    expect((await accept(member, high)).data).toEqual({ reason: 'changed' });
    const { quote: fresh } = (await quoteOf(member, id))!;
    book.change(event, { market: 'suspended', reason: 'operator' });
    expect((await accept(member, fresh)).data).toEqual({ reason: 'suspended' });
    expect(await quoteOf(member, id)).toBeUndefined();
    book.change(event, { market: 'closed' });
    expect((await accept(member, fresh)).data).toEqual({ reason: 'none' });
  });

  it('[SPT-8] is refused while money is halted', async () => {
    const member = await book.newMember();
    const event = await book.newEvent(-60_000, { delay: 0 });
    const { data } = await book.place(member, [home(event)]);
    const { id } = data.bet;
    // In play nothing is posted before the decision.
    book.change(event, { delay: 5_000 });
    const { quote } = (await quoteOf(member, id))!;
    await book.gateway.services.book.halt(['test']);
    expect((await accept(member, quote)).status_code).toBe(errorCodes.moneyHalted);
    await book.gateway.services.book.resume();
    await advance(5_000);
    expect(await book.bet(member, id)).toMatchObject({ state: 'open', cashedOut: '0.00' });
  });

  it('[SPT-8] waits in play, and pays only while the value is not below the quote', async () => {
    const member = await book.newMember();
    const event = await book.newEvent(-60_000, { delay: 0 });
    const other = await book.newEvent(-60_000, { delay: 0 });
    const { data: first } = await book.place(member, [home(event)]);
    const { data: second } = await book.place(member, [home(other)]);
    for (const each of [event, other]) book.change(each, { delay: 5_000 });
    const kept = await accept(member, (await quoteOf(member, first.bet.id))!.quote);
    const lost = await accept(member, (await quoteOf(member, second.bet.id))!.quote);
    expect(kept.data).toMatchObject({ state: 'pending', amount: '95.00', decideInMs: 5_000 });
    book.gateway.clock.advance(1_000);
    book.change(event, { score: [1, 0] });
    book.change(other, { score: [0, 1] });
    await advance(4_000);
    expect(await book.bet(member, first.bet.id)).toMatchObject({ state: 'cashed-out', payout: '95.00' });
    expect(await book.bet(member, second.bet.id)).toMatchObject({ state: 'open', payout: '0.00' });
    expect(lost.data.state).toBe('pending');
    expect(await book.balanceOf(member)).toBe(895_00n);
  });

  it('[SPT-8] in play is decided at its time however many others wait for their markets', async () => {
    const [suspended, event] = [
      await book.newEvent(-60_000, { delay: 0 }),
      await book.newEvent(-60_000, { delay: 0 }),
    ];
    const [member, other] = [await book.newMember(), await book.newMember(2_000_00n)];
    const waiting: string[] = [];
    for (let count = 0; count < decidedAtOnce; count += 1) {
      const unit = (10 + count / 100).toFixed(2);
      waiting.push((await book.place(other, [home(suspended)], { unit })).data.bet.id);
    }
    book.gateway.clock.advance(1);
    const { data } = await book.place(member, [home(event)]);
    for (const each of [suspended, event]) book.change(each, { delay: 5_000 });
    for (const id of waiting)
      expect((await accept(other, (await quoteOf(other, id))!.quote)).data).toMatchObject({
        state: 'pending',
      });
    book.gateway.clock.advance(1);
    await accept(member, (await quoteOf(member, data.bet.id))!.quote);
    book.change(suspended, { market: 'suspended', reason: 'danger' });
    await advance(5_000);
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'cashed-out' });
    expect(await book.bet(other, waiting[0]!)).toMatchObject({ state: 'open' });
    book.change(suspended, { market: 'open' });
    await advance(1_000);
    const { data: bets } = await book.gateway.call(
      'sportsBets',
      { state: 'settled', limit: 100 },
      { token: other.token },
    );
    expect(bets.items.map(({ state }) => state)).toEqual(Array(decidedAtOnce).fill('cashed-out'));
  });

  it('[SPT-8] in play that has no offer at its time any more is refused as that, and not as a changed quote', async () => {
    const member = await book.newMember();
    const event = await book.newEvent(-60_000, { delay: 0 });
    const { data } = await book.place(member, [home(event)]);
    book.change(event, { delay: 5_000 });
    const { quote } = (await quoteOf(member, data.bet.id))!;
    const key = book.newKey();
    expect((await accept(member, quote, 100, key)).data).toMatchObject({ state: 'pending' });
    book.change(event, { market: 'closed' });
    await advance(5_000);
    expect((await accept(member, quote, 100, key)).data).toMatchObject({ state: 'refused', reason: 'none' });
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'open', payout: '0.00' });
  });

  it('[SPT-8] and the settlement never both pay', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { member, event, id } = await openBet();
      const { quote } = (await quoteOf(member, id))!;
      book.change(event, { results: { 'ah:ft': 1 } });
      await book.gateway.services.db
        .updateTable('sport_events')
        .set({ starts_at: new Date(book.gateway.clock.now()) })
        .where('id', '=', event)
        .execute();
      const [cashed] = await Promise.all([
        accept(member, quote),
        accept(member, quote),
        book.gateway.services.sportsBook.settle(),
      ]);
      await book.gateway.services.sportsBook.settle();
      const bet = (await book.bet(member, id))!;
      expect(['cashed-out', 'settled']).toContain(bet.state);
      if (cashed.status_code === 6000 && cashed.data.state === 'paid') expect(bet.state).toBe('cashed-out');
      expect(await book.balanceOf(member)).toBe(bet.state === 'settled' ? 1_100_00n : 997_00n);
      expect(await book.held(member)).toBe(0n);
    }
  });

  it('[SPT-8] is refused when the bet was settled while it waited', async () => {
    const member = await book.newMember();
    const event = await book.newEvent(-60_000, { delay: 0 });
    const { data } = await book.place(member, [home(event)]);
    book.change(event, { delay: 5_000 });
    const { quote } = (await quoteOf(member, data.bet.id))!;
    const key = book.newKey();
    await accept(member, quote, 100, key);
    await book.gateway.sandbox('sports-override', { event, kind: 'finish' });
    await advance(5_000);
    expect((await accept(member, quote, 100, key)).data).toMatchObject({
      state: 'refused',
      reason: 'settled',
      bet: { state: 'settled' },
    });
  });
});

describe('corrections', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());
  afterEach(async () => expect(await book.broken()).toEqual([]));

  const correct = (event: string, score: readonly [number, number]) =>
    book.gateway.sandbox('sports-override', { event, kind: 'correct', payload: { score } });

  const settledBet = async (score: readonly [number, number]) => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const { data } = await book.place(member, [home(event)]);
    book.gateway.clock.advance(2 * hour);
    book.change(event, { status: 'settled', score });
    await book.gateway.services.sportsBook.settle();
    return { member, event, id: data.bet.id };
  };

  it('[SPT-8] post the difference only, in both directions', async () => {
    const { member, event, id } = await settledBet([0, 0]);
    expect(await book.balanceOf(member)).toBe(900_00n);
    await correct(event, [1, 0]);
    expect(await book.bet(member, id)).toMatchObject({ state: 'settled', payout: '200.00', settlements: 2 });
    expect(await book.balanceOf(member)).toBe(1_100_00n);
    await correct(event, [1, 1]);
    expect(await book.bet(member, id)).toMatchObject({ payout: '0.00', settlements: 3 });
    expect(await book.balanceOf(member)).toBe(900_00n);
    await book.gateway.services.sportsBook.settle();
    expect(await book.bet(member, id)).toMatchObject({ settlements: 3 });
  });

  it('[SPT-8] write off what the member no longer has, and make up for it before a later correction pays', async () => {
    const { member, event, id } = await settledBet([1, 0]);
    const other = await book.newEvent();
    await book.place(member, [home(other)], { unit: '950' });
    await correct(event, [0, 0]);
    expect(await book.bet(member, id)).toMatchObject({ payout: '0.00', settlements: 2 });
    expect(await book.balanceOf(member)).toBe(0n);
    const row = await book.gateway.services.db
      .selectFrom('sport_settlements')
      .select('written_off')
      .where('bet_id', '=', id)
      .where('rev', '=', 2)
      .executeTakeFirstOrThrow();
    expect(row.written_off).toBe(50_00n);
    await correct(event, [2, 0]);
    expect(await book.balanceOf(member)).toBe(150_00n);
    await correct(event, [0, 1]);
    expect(await book.balanceOf(member)).toBe(0n);
    await correct(event, [1, 0]);
    expect(await book.balanceOf(member)).toBe(150_00n);
    expect(await unlistedAccounts(book.gateway.services.db)).toEqual([]);
  });

  it('[SPT-8] take a void back', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const { data } = await book.place(member, [home(event)]);
    book.gateway.clock.advance(2 * hour);
    book.change(event, { results: { 'ah:ft': 'void' } });
    await book.gateway.services.sportsBook.settle();
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'void', payout: '100.00' });
    book.change(event, { results: { 'ah:ft': 1 } });
    await book.gateway.sandbox('sports-override', { event, kind: 'finish' });
    expect(await book.bet(member, data.bet.id)).toMatchObject({
      state: 'settled',
      payout: '200.00',
      settlements: 2,
    });
    expect(await book.balanceOf(member)).toBe(1_100_00n);
  });
});
