import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { createTestBook, home, type TestBook } from './testing/test-book';

const hour = 3_600_000;

describe('a gateway that takes over', () => {
  let book: TestBook;
  let second: TestGateway;
  beforeAll(async () => {
    book = await createTestBook();
    second = await createTestGateway({ sharesWith: book.gateway, sportsEngine: () => book.scripted.engine });
  });
  afterAll(async () => {
    await second.close();
    await book.gateway.close();
  });
  afterEach(async () => expect(await book.broken()).toEqual([]));

  it('[SPT-8] decides bets of another one at their time, and settles them', async () => {
    const member = await book.newMember();
    const event = await book.newEvent(-60_000);
    const { data } = await book.place(member, [home(event)]);
    book.gateway.clock.advance(4_999);
    await second.services.sportsBook.advance();
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'pending' });
    book.gateway.clock.advance(1);
    await second.services.sportsBook.advance();
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'open' });
    book.change(event, { status: 'settled', score: [1, 0] });
    await second.services.sportsBook.settle();
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'settled', payout: '200.00' });
  });

  it('[SPT-8] goes on with results that were stored before the bets were settled', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => book.newMember(100_00n)));
    const event = await book.newEvent();
    for (const member of members) await book.place(member, [home(event)]);
    book.gateway.clock.advance(2 * hour);
    book.change(event, { status: 'settled', score: [1, 0] });
    // The first gateway ended after it had stored the result of the legs.
    await book.gateway.services.db
      .insertInto('sport_results')
      .values({
        event_id: event,
        selection: home(event),
        base: 0,
        rev: 1,
        result: 'won',
        at: new Date(book.gateway.clock.now()),
      })
      .execute();
    await book.gateway.services.db
      .updateTable('sport_legs')
      .set({ result: 'won', result_rev: 1 })
      .where('event_id', '=', event)
      .execute();
    await second.services.sportsBook.settle();
    for (const member of members) expect(await book.balanceOf(member)).toBe(200_00n);
  });

  it('[SPT-8] settles each bet once beside others that settle', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => book.newMember(100_00n)));
    const event = await book.newEvent();
    await Promise.all(members.map((member) => book.place(member, [home(event)])));
    book.gateway.clock.advance(2 * hour);
    book.change(event, { status: 'settled', score: [1, 0] });
    await Promise.all(
      [book.gateway, second, book.gateway, second].map(({ services }) => services.sportsBook.settle()),
    );
    await second.services.sportsBook.settle();
    for (const member of members) expect(await book.balanceOf(member)).toBe(200_00n);
  });

  it('[SPT-8] refuses no bet for overrides that it has not read yet', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    await book.place(member, [home(event)], { unit: '10' });
    // Written by the other gateway within the second in which this one does not look.
    await second.services.sportsBook.override(event, 'suspend', {});
    const refused = await book.place(member, [home(event)], { unit: '20' });
    expect(refused.data).toMatchObject({ reason: 'leg-suspended', suspension: 'operator' });
    await second.services.sportsBook.override(event, 'resume', {});
    const { data } = await book.place(member, [home(event)], { unit: '30' });
    expect(data.bet.state).toBe('open');
  });

  it('[SPT-8] pays no cash-out at the price before an override that it has not read yet', async () => {
    const member = await book.newMember();
    const { token } = member;
    const event = await book.newEvent();
    const { data } = await book.place(member, [home(event)]);
    const quote = async () => {
      const { data: offered } = await book.gateway.call(
        'sportsCashOutQuote',
        { bets: [data.bet.id] },
        { token },
      );
      return offered.quotes[0]!.quote;
    };
    const accept = (signed: string) =>
      book.gateway.call(
        'sportsCashOut',
        { quote: signed, part: 100 },
        { token, idempotencyKey: book.newKey() },
      );
    const before = await quote();
    // Written by the other gateway within the second in which this one does not look.
    await second.services.sportsBook.override(event, 'suspend', {});
    expect((await accept(before)).data).toEqual({ reason: 'suspended' });
    await second.services.sportsBook.override(event, 'resume', {});
    await book.gateway.services.sportsBook.applyOverrides(event);
    const open = await quote();
    await second.services.sportsBook.override(event, 'correct', { score: [0, 1] });
    expect((await accept(open)).data).toEqual({ reason: 'changed' });
    expect(await book.bet(member, data.bet.id)).toMatchObject({ state: 'open', cashedOut: '0.00' });
    expect((await accept(await quote())).data).toMatchObject({ state: 'paid' });
  });

  it('[SPT-8] stores the same events as another one, once', async () => {
    await Promise.all(
      [book.gateway, second].map(({ services }) =>
        services.sportsBook.board({ provider: 'IMTY', sport: 'football', tab: 'today' }),
      ),
    );
    const rows = await book.gateway.services.db
      .selectFrom('sport_events')
      .select('id')
      .where('id', 'like', 'fb.scheduled.%')
      .execute();
    expect(rows).toHaveLength(2);
  });
});
