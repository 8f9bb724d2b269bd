import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { createTestBook, home, type TestBook } from './testing/test-book';

describe.each([
  ['ahead of', 3_000],
  ['behind', -3_000],
])('two gateways, one of them with a clock three seconds %s that of the database', (_, difference) => {
  let book: TestBook;
  let other: TestGateway;
  beforeAll(async () => {
    book = await createTestBook();
    const { clock } = book.gateway;
    other = await createTestGateway({
      sharesWith: book.gateway,
      sportsEngine: () => book.scripted.engine,
      clock: { now: () => clock.now() + difference, advance: clock.advance },
      readTime: async () => clock.now(),
    });
    await other.services.sportsClock.synchronise();
  });
  afterAll(async () => {
    await other.close();
    await book.gateway.close();
  });
  afterEach(async () => expect(await book.broken()).toEqual([]));

  const gateways = () => [book.gateway, other];
  /** Places the same bet at both gateways. */
  const placeAtBoth = async (event: string) => {
    const answers = [];
    for (const gateway of gateways()) {
      const member = await book.newMember();
      const { data } = await gateway.call('sportsPlace', book.slipOf([home(event)]), {
        token: member.token,
        idempotencyKey: book.newKey(),
      });
      answers.push({ member, data });
    }
    return answers;
  };
  const statesOf = (placed: Awaited<ReturnType<typeof placeAtBoth>>) =>
    Promise.all(placed.map(async ({ member, data }) => (await book.bet(member, data.bet.id))?.state));

  it('[SPT-8] accept bets until the start, and none of before the start after it', async () => {
    const event = await book.newEvent(1_000);
    // The start is a material change.
    book.scripted.script(event, 0, { epoch: 2 });
    const before = await placeAtBoth(event);
    expect(before.map(({ data }) => data.bet.state)).toEqual(['open', 'open']);
    book.gateway.clock.advance(2_000);
    const after = await placeAtBoth(event);
    expect(after.map(({ data }) => data)).toMatchObject([
      { reason: 'event-happened' },
      { reason: 'event-happened' },
    ]);
  });

  it('[SPT-8] refuse a bet in play when a goal falls within its delay, and accept it when none does', async () => {
    const [goal, none] = [await book.newEvent(-60_000), await book.newEvent(-60_000)];
    book.scripted.script(goal, 60_000 + 4_000, { epoch: 2, score: [1, 0] });
    const [refused, accepted] = [await placeAtBoth(goal), await placeAtBoth(none)];
    book.gateway.clock.advance(4_500);
    for (const { services } of gateways()) await services.sportsBook.advance();
    expect(await statesOf([...refused, ...accepted])).toEqual(['pending', 'pending', 'pending', 'pending']);
    book.gateway.clock.advance(1_500);
    for (const { services } of gateways()) await services.sportsBook.advance();
    expect(await statesOf(refused)).toEqual(['refused', 'refused']);
    expect(await statesOf(accepted)).toEqual(['open', 'open']);
  });

  it('[SPT-8] show the same version, prices and score, so that a client that moves between them misses nothing', async () => {
    const event = await book.newEvent(-60_000);
    book.scripted.script(event, 59_000, { score: [1, 0], epoch: 2, prices: [1500, 2500] });
    const body = { provider: 'IMTY', event } as const;
    const [own, others] = await Promise.all(gateways().map(({ call }) => call('sportsEvent', body)));
    expect(others!.data).toEqual(own!.data);
    expect(own!.data).toMatchObject({ scores: { ft: [1, 0] } });
    const { version } = own!.data;
    for (const { call } of gateways()) {
      const { data } = await call('sportsChanges', {
        provider: 'IMTY',
        markets: 'main',
        events: [{ id: event, version }],
      });
      expect(data).toEqual({ now: book.gateway.clock.now(), events: [] });
    }
  });
});
