import { decidedAtOnce } from './sports-book';
import { createTestBook, home, over, type TestBook } from './testing/test-book';

const hour = 3_600_000;

describe('bets in play', () => {
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
  const liveEvent = () => book.newEvent(-60_000, { score: [1, 0] });

  it('[SPT-8] are pending for the delay of the event, then open with the score at acceptance', async () => {
    const member = await book.newMember();
    const event = await liveEvent();
    const { data } = await book.place(member, [home(event)]);
    expect(data.bet).toMatchObject({ state: 'pending', decideInMs: 5_000 });
    await advance(4_999);
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'pending', decideInMs: 1 });
    await advance(1);
    expect(await book.bet(member, data.bet.id)).toMatchObject({
      state: 'open',
      decideInMs: null,
      legs: [{ score: [1, 0], price: 2000 }],
    });
    // 1:0 at acceptance: only later goals count.
    book.change(event, { status: 'settled', score: [1, 0] });
    await book.gateway.services.sportsBook.settle();
    expect(await book.bet(member, data.bet.id)).toMatchObject({
      state: 'settled',
      payout: '0.00',
      legs: [{ result: 'lost' }],
    });
  });

  it('[SPT-8] are accepted at once in a break', async () => {
    const member = await book.newMember();
    const event = await book.newEvent(-60_000, { delay: 0 });
    expect((await book.place(member, [home(event)])).data.bet.state).toBe('open');
  });

  it('[SPT-8] get a better price, and a worse one within the consent', async () => {
    const member = await book.newMember();
    const event = await liveEvent();
    const better = await book.place(member, [home(event)]);
    const within = await book.place(member, [home(event)], { consent: 'within-3', unit: '20' });
    const strict = await book.place(member, [home(event)], { consent: 'none', unit: '30' });
    book.gateway.clock.advance(1_000);
    book.change(event, { prices: [1980, 1900] });
    await advance(4_000);
    expect(await book.bet(member, within.data.bet.id)).toMatchObject({
      state: 'open',
      potential: '39.60',
      legs: [{ askedPrice: 2000, price: 1980 }],
    });
    for (const { data } of [better, strict]) {
      expect(await book.bet(member, data.bet.id)).toMatchObject({
        state: 'refused',
        refusal: { reason: 'price-worse', selection: home(event), prices: { asked: 2000, now: 1980 } },
      });
    }
    expect([await book.balanceOf(member), await book.held(member)]).toEqual([980_00n, 20_00n]);
    book.change(event, { prices: [2000, 1900] });
    const again = await book.place(member, [home(event)], { unit: '40' });
    book.gateway.clock.advance(1_000);
    book.change(event, { prices: [2100, 1900] });
    await advance(4_000);
    expect(await book.bet(member, again.data.bet.id)).toMatchObject({ state: 'open', potential: '84.00' });
  });

  it('[SPT-8] are refused after a material change, even at the same price', async () => {
    const member = await book.newMember();
    const event = await liveEvent();
    const { data } = await book.place(member, [home(event)]);
    book.gateway.clock.advance(2_000);
    book.change(event, { epoch: 2 });
    await advance(3_000);
    expect(await book.bet(member, data.bet.id)).toMatchObject({
      state: 'refused',
      refusal: { reason: 'event-happened' },
    });
    const play = await book.gateway.services.db
      .selectFrom('member_play')
      .select(['stake_day', 'loss_day'])
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(play).toEqual({ stake_day: 0n, loss_day: 0n });
  });

  it('[SPT-8] wait for the end of a suspension, a minute at most', async () => {
    const member = await book.newMember();
    const [event, other] = [await liveEvent(), await liveEvent()] as const;
    const resumed = await book.place(member, [home(event)]);
    const forgotten = await book.place(member, [home(other)]);
    book.gateway.clock.advance(4_000);
    for (const each of [event, other]) book.change(each, { market: 'suspended', reason: 'danger' });
    await advance(10_000);
    expect(await book.bet(member, resumed.data.bet.id)).toMatchObject({ state: 'pending', decideInMs: 0 });
    book.change(event, { market: 'open', score: [1, 0] });
    await advance(1_000);
    expect(await book.bet(member, resumed.data.bet.id)).toMatchObject({ state: 'open' });
    await advance(50_001);
    expect(await book.bet(member, forgotten.data.bet.id)).toMatchObject({
      state: 'refused',
      refusal: { reason: 'leg-suspended' },
    });
  });

  it('[SPT-8] are decided at their time however many others wait for their markets', async () => {
    const [suspended, event] = [await liveEvent(), await liveEvent()];
    const [member, other] = [await book.newMember(), await book.newMember(2_000_00n)];
    for (let count = 0; count < decidedAtOnce; count += 1) {
      const unit = (10 + count / 100).toFixed(2);
      await book.place(other, [home(suspended)], { unit });
    }
    book.change(suspended, { market: 'suspended', reason: 'danger' });
    book.gateway.clock.advance(1_000);
    const { data } = await book.place(member, [home(event)]);
    await advance(5_000);
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'open' });
    // Also one that is due while the others are looked at again.
    const { data: next } = await book.place(member, [home(event)], { unit: '20' });
    await advance(5_000);
    expect(await book.bet(member, next.bet.id)).toMatchObject({ state: 'open' });
    book.change(suspended, { market: 'open' });
    await advance(1_000);
    await advance(1_000);
    const { data: open } = await book.gateway.call(
      'sportsBets',
      { state: 'open', limit: 100 },
      { token: other.token },
    );
    expect(open.items.map(({ state }) => state)).toEqual(Array(decidedAtOnce).fill('open'));
  });

  it('[SPT-8] are decided as of their time, however late the gateway is within a minute', async () => {
    const member = await book.newMember();
    const event = await liveEvent();
    const { data } = await book.place(member, [home(event)]);
    book.gateway.clock.advance(6_000);
    book.change(event, { epoch: 2, prices: [1100, 5000] });
    await advance(50_000);
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'open', legs: [{ price: 2000 }] });
  });

  it('[SPT-8] are refused when no gateway decided them for more than a minute', async () => {
    const member = await book.newMember();
    const event = await liveEvent();
    const { data } = await book.place(member, [home(event)]);
    await advance(65_001);
    expect(await book.bet(member, data.bet.id)).toMatchObject({
      state: 'refused',
      payout: '100.00',
      refusal: { reason: 'too-late' },
    });
  });

  it('[SPT-8] are refused by an override that came while they were pending', async () => {
    const member = await book.newMember();
    const event = await liveEvent();
    const { data } = await book.place(member, [home(event)]);
    book.gateway.clock.advance(1_000);
    await book.gateway.sandbox('sports-override', { event, kind: 'finish' });
    await advance(4_000);
    expect(await book.bet(member, data.bet.id)).toMatchObject({
      state: 'refused',
      refusal: { reason: 'leg-ended' },
    });
  });

  it('[SPT-8] are decided once by several gateways at the same time', async () => {
    const event = await liveEvent();
    const placed = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const member = await book.newMember(100_00n);
        const { data } = await book.place(member, [over(event)]);
        return { member, id: data.bet.id };
      }),
    );
    book.gateway.clock.advance(1_000);
    book.change(event, { epoch: 2 });
    book.gateway.clock.advance(4_000);
    const { sportsBook } = book.gateway.services;
    await Promise.all(Array.from({ length: 6 }, () => sportsBook.advance()));
    await advance(5_000);
    for (const { member, id } of placed) {
      expect(await book.bet(member, id)).toMatchObject({ state: 'refused' });
      expect(await book.balanceOf(member)).toBe(100_00n);
    }
  });

  it('[SPT-8] stay pending while money is halted', async () => {
    const member = await book.newMember();
    const event = await liveEvent();
    const { data } = await book.place(member, [home(event)]);
    await book.gateway.services.book.halt(['test']);
    await advance(5_000);
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'pending' });
    await book.gateway.services.book.resume();
    await advance(5_000);
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'open' });
  });

  it('[SPT-8] list what the clock says: running events, those of today, and later ones', async () => {
    const [live, today, early] = [
      await liveEvent(),
      await book.newEvent(hour),
      await book.newEvent(30 * hour),
    ];
    book.gateway.clock.advance(61_000);
    const idsOf = async (tab: 'live' | 'today' | 'early') => {
      const { data } = await book.gateway.call('sportsBoard', { provider: 'IMTY', sport: 'football', tab });
      return data.events.map(({ id }) => id);
    };
    expect(await idsOf('live')).toContain(live);
    expect(await idsOf('today')).toContain(today);
    expect(await idsOf('early')).toEqual([early]);
    const { data } = await book.gateway.call('sportsBoard', {
      provider: 'IMTY',
      sport: 'football',
      tab: 'early',
      competition: 'river',
    });
    expect(data).toMatchObject({ competitions: [{ id: 'river', events: 1 }], counts: { early: 1 } });
    expect(data.events[0]?.markets.map(({ type }) => type)).toEqual(['ah', 'ou']);
  });
});
