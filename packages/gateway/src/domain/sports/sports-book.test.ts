import { errorCodes } from '@pavilion/contract';
import { away, createTestBook, home, over, type TestBook } from './testing/test-book';

const hour = 3_600_000;

describe('bets on sports events', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());
  afterEach(async () => expect(await book.broken()).toEqual([]));

  const finish = async (event: string, score: readonly [number, number]) => {
    book.change(event, { status: 'settled', score });
    await book.gateway.services.sportsBook.settle();
  };

  it('[SPT-8] accepts a bet before the start at once, and holds its stake', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const { data } = await book.place(member, [home(event)]);
    expect(data).toMatchObject({
      balance: '900.00',
      bet: {
        state: 'open',
        stake: '100.00',
        openStake: '100.00',
        potential: '200.00',
        payout: '0.00',
        decideInMs: null,
        legs: [{ price: 2000, score: null, result: null, event: { home: { en: 'Cranes' } } }],
      },
    });
    expect([await book.balanceOf(member), await book.held(member)]).toEqual([900_00n, 100_00n]);
    const { data: balances } = await book.gateway.call('walletBalances', {}, { token: member.token });
    expect(balances).toMatchObject({ total: '1000.00', main: '900.00' });
  });

  it.each([
    ['home', [1, 0], 'won', 'settled', 200_00n],
    ['home', [0, 0], 'lost', 'settled', 0n],
    ['away', [0, 0], 'won', 'settled', 190_00n],
  ] as const)('[SPT-8] settles a bet on %s after %j: %s', async (side, score, result, state, payout) => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const leg = side === 'home' ? home(event) : { selection: away(event), price: 1900, epoch: 1 };
    const { data } = await book.place(member, [leg]);
    book.gateway.clock.advance(2 * hour);
    await finish(event, score);
    expect(await book.bet(member, data.bet.id)).toMatchObject({
      state,
      settlements: 1,
      legs: [{ result }],
    });
    expect([await book.balanceOf(member), await book.held(member)]).toEqual([900_00n + payout, 0n]);
    await book.gateway.services.sportsBook.settle();
    expect(await book.balanceOf(member)).toBe(900_00n + payout);
  });

  it('[SPT-8] multiplies the legs of a parlay, and settles it early when one is lost', async () => {
    const member = await book.newMember();
    const events = [await book.newEvent(), await book.newEvent()] as const;
    const { data: won } = await book.place(member, events.map(home));
    const { data: lost } = await book.place(member, [
      home(events[0]),
      { selection: away(events[1]), price: 1900, epoch: 1 },
    ]);
    expect(won.bet).toMatchObject({
      potential: '400.00',
      bets: 1,
      sizes: [2],
      name: { 'zh-CN': '2 串 1', en: '2-fold parlay' },
    });
    book.gateway.clock.advance(2 * hour);
    await finish(events[1], [2, 0]);
    expect(await book.bet(member, lost.bet.id)).toMatchObject({ state: 'settled', payout: '0.00' });
    expect(await book.bet(member, won.bet.id)).toMatchObject({ state: 'open' });
    await finish(events[0], [1, 0]);
    expect(await book.bet(member, won.bet.id)).toMatchObject({ state: 'settled', payout: '400.00' });
    expect(await book.bet(member, lost.bet.id)).toMatchObject({ state: 'settled', settlements: 1 });
    expect(await book.balanceOf(member)).toBe(1_200_00n);
  });

  it('[SPT-8] pays a system by its combinations', async () => {
    const member = await book.newMember();
    const events = [await book.newEvent(), await book.newEvent(), await book.newEvent()] as const;
    const { data } = await book.place(member, events.map(home), { sizes: [3, 2], unit: '10' });
    expect(data.bet).toMatchObject({
      bets: 4,
      stake: '40.00',
      sizes: [2, 3],
      name: { 'zh-CN': '3 串 4', en: '3-leg system, 4 bets' },
    });
    book.gateway.clock.advance(2 * hour);
    await finish(events[0], [1, 0]);
    await finish(events[1], [1, 0]);
    await finish(events[2], [0, 0]);
    // One double of 2.00 × 2.00.
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'settled', payout: '40.00' });
  });

  it('[SPT-8] gives the stake of an abandoned event back, and takes a void leg out of a parlay', async () => {
    const member = await book.newMember();
    const [gone, played] = [await book.newEvent(), await book.newEvent()] as const;
    const { data: single } = await book.place(member, [home(gone)]);
    const { data: parlay } = await book.place(member, [home(gone), home(played)]);
    await book.gateway.sandbox('sports-override', { event: gone, kind: 'abandon' });
    expect(await book.bet(member, single.bet.id)).toMatchObject({
      state: 'void',
      payout: '100.00',
      legs: [{ result: 'void' }],
    });
    const playOf = () =>
      book.gateway.services.db
        .selectFrom('member_play')
        .select(['stake_day', 'loss_day', 'total'])
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow();
    // The void stake does not count.
    expect(await playOf()).toEqual({ stake_day: 100_00n, loss_day: 100_00n, total: 0n });
    book.gateway.clock.advance(2 * hour);
    await finish(played, [1, 0]);
    expect(await book.bet(member, parlay.bet.id)).toMatchObject({ state: 'settled', payout: '200.00' });
    expect(await playOf()).toMatchObject({ total: 100_00n });
  });

  it('[PRO-4] counts the stake of a sports bet as running until it is settled', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    await book.place(member, [home(event)], { unit: '10' });
    const session = async () =>
      (await book.gateway.call('protectionInfo', {}, { token: member.token })).data.session;
    const week = async () =>
      (await book.gateway.call('playSummary', { span: 'week' }, { token: member.token })).data;
    for (const result of [await session(), await week()])
      expect(result).toMatchObject({ net: '-10.00', running: '10.00' });
    book.gateway.clock.advance(2 * hour);
    await finish(event, [0, 1]);
    expect(await week()).toMatchObject({ net: '-10.00', running: '0.00' });
  });

  it.each([true, false])(
    '[PRO-1] refuses a bet whose whole stake is above the maximum of the member, with auto-transfer: %s',
    async (isAuto) => {
      const member = await book.newMember();
      const by = () => ({ token: member.token, idempotencyKey: book.newKey() });
      const events = [await book.newEvent(), await book.newEvent()].map(home);
      if (!isAuto) {
        await book.gateway.services.transfers.setAutoTransfer(member.id, false);
        await book.gateway.call('walletTransfer', { venue: 'IMTY', direction: 'in', amount: '500' }, by());
      }
      await book.gateway.call('limitSet', { kind: 'bet', span: 'each', amount: '30' }, by());
      const refused = await book.place(member, events, { sizes: [1, 2], unit: '11' });
      expect([refused.status_code, refused.data]).toEqual([
        errorCodes.betLimitExceeded,
        { span: 'each', limit: '30.00' },
      ]);
      expect((await book.place(member, events, { sizes: [1, 2], unit: '10' })).status_code).toBe(6000);
    },
  );

  it('[SPT-8] pays a bet from the wallet of the venue without auto-transfer', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const { token } = member;
    await book.gateway.services.transfers.setAutoTransfer(member.id, false);
    const refused = await book.place(member, [home(event)]);
    expect(refused.status_code).toBe(errorCodes.insufficientBalance);
    const transfer = await book.gateway.call(
      'walletTransfer',
      { venue: 'IMTY', direction: 'in', amount: '150' },
      { token, idempotencyKey: book.newKey() },
    );
    expect(transfer.text).toContain('"venueBalance":"150.00"');
    const { text } = await book.place(member, [home(event)]);
    expect(text).toContain('"balance":"50.00"');
    book.gateway.clock.advance(2 * hour);
    await finish(event, [1, 0]);
    expect(await book.gateway.services.wallet.balanceOf(`venue:IMTY:${member.id}`)).toBe(250_00n);
    expect(await book.balanceOf(member)).toBe(850_00n);
  });

  describe('refuses', () => {
    const reasonOf = async (
      legs: Parameters<TestBook['place']>[1],
      changed: Parameters<TestBook['place']>[2] = {},
      amount = 100_000_00n,
    ) => {
      const member = await book.newMember(amount);
      const answer = await book.place(member, legs, changed);
      expect(await book.balanceOf(member)).toBe(amount);
      return answer.status_code === errorCodes.slipRefused ? answer.data : answer.status_code;
    };

    it('[SPT-8] a slip with the first reason of the contract', async () => {
      const [event, other] = [await book.newEvent(), await book.newEvent()] as const;
      expect(await reasonOf([home(event), over(event)])).toMatchObject({
        reason: 'same-event',
        next: 'place-singles',
      });
      expect(await reasonOf([home(event)], { sizes: [2] })).toMatchObject({ reason: 'too-few' });
      expect(await reasonOf([{ selection: home(event), price: 2010, epoch: 1 }])).toMatchObject({
        reason: 'price-worse',
        prices: { asked: 2010, now: 2000 },
      });
      expect(await reasonOf([{ selection: home(event), price: 2000, epoch: 0 }])).toMatchObject({
        reason: 'event-happened',
      });
      expect(await reasonOf([home(event)], { unit: '9.99' })).toMatchObject({
        reason: 'stake-too-low',
        limit: '10.00',
      });
      expect(await reasonOf([home(event)], { unit: '50000.01' })).toMatchObject({
        reason: 'stake-too-high',
        limit: '50000.00',
      });
      expect(await reasonOf([home(event), home(other)], { unit: '1' })).toMatchObject({
        reason: 'stake-too-low',
      });
      expect(await reasonOf([`${event}:ah:ft:-3:h`])).toMatchObject({
        reason: 'leg-closed',
        next: 'nearest-line',
        nearest: { selection: home(event), price: 2000 },
      });
    });

    it('[SPT-8] a selection of a suspended, ended or unknown event', async () => {
      const suspended = await book.newEvent(hour, { market: 'suspended', reason: 'operator' });
      expect(await reasonOf([home(suspended)])).toMatchObject({
        reason: 'leg-suspended',
        suspension: 'operator',
      });
      const ended = await book.newEvent(-hour, { status: 'ended' });
      expect(await reasonOf([home(ended)])).toMatchObject({ reason: 'leg-ended', next: 'remove-leg' });
      expect(await reasonOf([home('fb.unknown')])).toBe(errorCodes.notFound);
    });

    it('[SPT-8] a bet that the balance does not cover', async () => {
      const event = await book.newEvent();
      expect(await reasonOf([home(event)], {}, 99_99n)).toBe(errorCodes.insufficientBalance);
    });

    it('[SPT-8] a bet like the last one, unless the member confirms it', async () => {
      const member = await book.newMember();
      const event = await book.newEvent();
      await book.place(member, [home(event)]);
      const again = await book.place(member, [home(event)]);
      expect([again.status_code, again.data]).toMatchObject([
        errorCodes.slipRefused,
        { reason: 'looks-repeated', next: 'confirm' },
      ]);
      expect((await book.place(member, [home(event)], { confirmed: true })).data.bet.state).toBe('open');
      book.gateway.clock.advance(10_000);
      expect((await book.place(member, [home(event)])).data.bet.state).toBe('open');
    });

    it('[SPT-8] what would exceed the room of the member in an event, or of the market', async () => {
      const event = await book.newEvent();
      const first = await book.newMember(1_000_000_00n);
      for (let bets = 0; bets < 4; bets += 1) {
        const placed = await book.place(first, [home(event)], { unit: '50000', confirmed: true });
        expect(placed.status_code).toBe(6000);
      }
      const refused = await book.place(first, [home(event)], { unit: '10' });
      expect(refused.data).toMatchObject({ reason: 'event-limit', limit: '0.00', next: 'use-maximum' });
      const second = await book.newMember(1_000_000_00n);
      for (let bets = 0; bets < 4; bets += 1)
        await book.place(second, [home(event)], { unit: '50000', confirmed: true });
      const third = await book.newMember(1_000_000_00n);
      await book.place(third, [home(event)], { unit: '40000' });
      const beyond = await book.place(third, [home(event)], { unit: '50000' });
      expect(beyond.status_code).toBe(6000);
      const fourth = await book.newMember(1_000_000_00n);
      const last = await book.place(fourth, [home(event)], { unit: '10000.01' });
      expect(last.data).toMatchObject({ reason: 'market-limit', limit: '10000.00' });
    });

    it('[SPT-8] a bet of a member in a time-out before any other reason', async () => {
      const member = await book.newMember();
      await book.gateway.call('timeOutStart', { days: 1 }, { token: member.token });
      const ended = await book.newEvent(-hour, { status: 'ended' });
      const { status_code: code } = await book.place(member, [home(ended)]);
      expect(code).toBe(errorCodes.timedOut);
    });
  });

  describe('with a repeated key', () => {
    it('[SPT-8] answer their bet, also after the event', async () => {
      const member = await book.newMember();
      const event = await book.newEvent();
      const key = book.newKey();
      const { data: first } = await book.place(member, [home(event)], {}, key);
      const { data: again } = await book.place(member, [home(event)], {}, key);
      expect(again.bet).toEqual(first.bet);
      book.gateway.clock.advance(2 * hour);
      await finish(event, [1, 0]);
      const { data: late } = await book.place(member, [home(event)], {}, key);
      expect(late.bet).toMatchObject({ id: first.bet.id, state: 'settled' });
      expect(await book.balanceOf(member)).toBe(1_100_00n);
      const other = await book.place(member, [home(event)], { unit: '11' }, key);
      expect(other.status_code).toBe(errorCodes.idempotencyKeyReused);
    });

    it('[SPT-8] are placed once by concurrent requests', async () => {
      const member = await book.newMember(100_00n);
      const event = await book.newEvent();
      const key = book.newKey();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => book.place(member, [home(event)], {}, key)),
      );
      expect(new Set(answers.map(({ data }) => data.bet.id)).size).toBe(1);
      expect([await book.balanceOf(member), await book.held(member)]).toEqual([0n, 100_00n]);
    });

    it('[SPT-8] stay unplaced after their outcome was asked for', async () => {
      const member = await book.newMember();
      const event = await book.newEvent();
      const key = book.newKey();
      const outcome = () => book.gateway.call('sportsOutcome', { key }, { token: member.token });
      expect((await outcome()).data).toEqual({ bet: null });
      const late = await book.place(member, [home(event)], {}, key);
      expect(late.status_code).toBe(errorCodes.idempotencyKeyReused);
      expect((await outcome()).data).toEqual({ bet: null });
      const placed = book.newKey();
      const { data } = await book.place(member, [home(event)], {}, placed);
      const found = await book.gateway.call('sportsOutcome', { key: placed }, { token: member.token });
      expect(found.data.bet?.id).toBe(data.bet.id);
    });
  });

  it('[SPT-8] are listed to their member only', async () => {
    const [member, other] = [await book.newMember(), await book.newMember()] as const;
    const { data } = await book.place(member, [home(await book.newEvent())]);
    const listOf = async (token: string) =>
      (await book.gateway.call('sportsBets', { state: 'open' }, { token })).data.items.map(({ id }) => id);
    expect(await listOf(member.token)).toEqual([data.bet.id]);
    expect(await listOf(other.token)).toEqual([]);
  });

  it('[SPT-8] never take more than the balance, whatever comes at once', async () => {
    const member = await book.newMember(500_00n);
    const event = await book.newEvent();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => book.place(member, [home(event)], { unit: '500', confirmed: true })),
    );
    expect(answers.filter(({ status_code: code }) => code === 6000)).toHaveLength(1);
    expect([await book.balanceOf(member), await book.held(member)]).toEqual([0n, 500_00n]);
  });

  it('[SPT-8] settle nothing while money is halted, and the rest after it', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const { data } = await book.place(member, [home(event)]);
    book.gateway.clock.advance(2 * hour);
    await book.gateway.services.book.halt(['test']);
    await finish(event, [1, 0]);
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'open' });
    await book.gateway.services.book.resume();
    await book.gateway.services.sportsBook.settle();
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'settled', payout: '200.00' });
  });

  it('[SPT-8] are in the bet records with their legs, in every state', async () => {
    const member = await book.newMember();
    const { token } = member;
    const [event, gone, live] = [
      await book.newEvent(),
      await book.newEvent(),
      await book.newEvent(-1),
    ] as const;
    await book.place(await book.newMember(), [home(event)]);
    // Records are listed by their moment.
    for (const [each, unit] of [
      [event, '100'],
      [gone, '50'],
      [live, '25'],
    ] as const) {
      await book.place(member, [home(each)], { unit });
      book.gateway.clock.advance(1);
    }
    await book.gateway.sandbox('sports-override', { event: gone, kind: 'abandon' });
    const records = async (filter: object = {}) =>
      (await book.gateway.call('betRecords', { ...filter }, { token })).data;
    expect((await records()).items.map(({ state }) => state)).toEqual(['pending', 'void', 'open']);
    await book.gateway.sandbox('sports-override', { event: live, kind: 'finish' });
    book.gateway.clock.advance(5_000);
    await book.gateway.services.sportsBook.advance();
    const { items, totals } = await records();
    const { daily } = (await book.gateway.call('betDays', { days: 1 }, { token })).data;
    expect(daily).toEqual([
      { day: expect.any(String), count: totals.count, stake: totals.stake, net: totals.net },
    ]);
    expect(items).toMatchObject([
      {
        state: 'refused',
        stake: '25.00',
        payout: '25.00',
        net: '0.00',
        detail: { kind: 'sport', refusal: { reason: 'leg-ended' } },
      },
      { state: 'void', net: '0.00', detail: { legs: [{ result: 'void' }] } },
      {
        state: 'open',
        category: 'sport',
        venue: 'IMTY',
        gameName: { en: 'Cranes v Swallows' },
        settledAt: null,
        detail: {
          kind: 'sport',
          sizes: [1],
          unit: '100.00',
          refusal: null,
          legs: [{ selection: home(event), price: 2000, result: null }],
        },
      },
    ]);
    expect(totals).toEqual({ count: 3, stake: '175.00', payout: '75.00', net: '0.00' });
    expect((await records({ state: 'refused' })).items).toHaveLength(1);
    expect((await records({ category: 'sport', state: 'open' })).items).toHaveLength(1);
    expect(await records({ category: 'egame' })).toMatchObject({ items: [], totals: { count: 0 } });
    const first = await records({ limit: 2 });
    const rest = await records({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...rest.items]).toEqual(items);
    expect(rest.nextCursor).toBeNull();
  });
});
