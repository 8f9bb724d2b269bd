import { createTestBook, home, type TestBook } from './testing/test-book';

const hour = 3_600_000;

describe('the platform counts of sports and esports', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());

  const counts = async () => {
    const { TY, DJ } = (await book.gateway.call('platformCount', {})).data;
    return { TY, DJ };
  };

  it('[PLT-1] have the venues, the matches that can be bet on, and the members who bet in the last hour', async () => {
    const none = { venues: 3, games: 0, players: 0 };
    // The two events of the script are listed.
    expect(await counts()).toEqual({ TY: { ...none, games: 2 }, DJ: none });
    const [member, other] = [await book.newMember(), await book.newMember()];
    const event = await book.newEvent(2 * hour);
    await book.place(member, [home(event)]);
    await book.place(member, [home(event)], { unit: '20' });
    await book.place(other, [home(event)]);
    // Counted each half minute.
    expect((await counts()).TY.players).toBe(0);
    book.gateway.clock.advance(30_000);
    expect(await counts()).toMatchObject({ TY: { venues: 3, players: 2 }, DJ: none });
    book.gateway.clock.advance(hour);
    expect((await counts()).TY.players).toBe(0);
  });
});
