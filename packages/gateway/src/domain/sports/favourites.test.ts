import { errorCodes } from '@pavilion/contract';
import { createTestBook, home, type TestBook } from './testing/test-book';

describe('what members follow on the boards of sports', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());

  const list = async ({ token }: { token: string }) =>
    (await book.gateway.call('sportsFavourites', {}, { token })).data;
  const follow = (
    { token }: { token: string },
    kind: 'leagues' | 'matches' | 'pins',
    ids: readonly string[],
    favourite = true,
  ) =>
    book.gateway.call(
      'sportsFavouritesChange',
      { changes: ids.map((id) => ({ kind, id, favourite })) },
      { token },
    );
  const none = { leagues: [], matches: [], pins: [], goalAlerts: false, recent: [] };

  it('[SPT-8] is stored with the member, in the order in which it was added, and shown to no other member', async () => {
    const [member, other] = [await book.newMember(), await book.newMember()];
    expect(await list(member)).toEqual(none);
    await follow(member, 'leagues', ['fb.river', 'fb.lake']);
    await follow(member, 'leagues', ['fb.river']);
    await follow(member, 'pins', ['football:ah']);
    const { data } = await follow(member, 'matches', ['fb.test.1']);
    const expected = {
      ...none,
      leagues: ['fb.river', 'fb.lake'],
      matches: ['fb.test.1'],
      pins: ['football:ah'],
    };
    expect([data, await list(member), await list(other)]).toEqual([expected, expected, none]);
    await follow(other, 'leagues', ['fb.river'], false);
    await follow(member, 'leagues', ['fb.river'], false);
    expect(await list(member)).toEqual({ ...expected, leagues: ['fb.lake'] });
  });

  it('[SPT-8] has the switch of goal alerts', async () => {
    const member = await book.newMember();
    const change = (body: { changes: []; goalAlerts?: boolean }) =>
      book.gateway.call('sportsFavouritesChange', body, { token: member.token });
    await change({ changes: [], goalAlerts: true });
    await change({ changes: [], goalAlerts: true });
    await change({ changes: [] });
    expect(await list(member)).toEqual({ ...none, goalAlerts: true });
    await change({ changes: [], goalAlerts: false });
    expect(await list(member)).toEqual(none);
  });

  it('[SPT-8] keeps the latest 200 of a kind, and the last change of an id', async () => {
    const member = await book.newMember();
    const ids = Array.from({ length: 200 }, (_, index) => `m${index}`);
    await follow(member, 'leagues', ['fb.river']);
    await follow(member, 'matches', ids);
    await follow(member, 'matches', ['m200']);
    expect(await list(member)).toEqual({
      ...none,
      leagues: ['fb.river'],
      matches: [...ids.slice(1), 'm200'],
    });
    const changes = [true, false].map((favourite) => ({
      kind: 'pins' as const,
      id: 'football:ah',
      favourite,
    }));
    await book.gateway.call('sportsFavouritesChange', { changes }, { token: member.token });
    expect((await list(member)).pins).toEqual([]);
  });

  it('[SPT-8] stays right while several requests change it at once', async () => {
    const member = await book.newMember();
    const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
    await Promise.all(ids.map((id) => follow(member, 'matches', [id])));
    await Promise.all(ids.slice(0, 10).map((id) => follow(member, 'matches', [id], false)));
    expect([...(await list(member)).matches].sort()).toEqual(ids.slice(10).sort());
  });

  it('[SPT-8] refuses ids that are none, too many changes, and visitors', async () => {
    const member = await book.newMember();
    const codes = [
      await follow(member, 'matches', ['<script>']),
      await follow(member, 'matches', ['']),
      await follow(
        member,
        'matches',
        Array.from({ length: 201 }, (_, index) => `m${index}`),
      ),
      await follow(member, 'clubs' as 'leagues', ['a']),
    ].map(({ status_code }) => status_code);
    expect(new Set(codes)).toEqual(new Set([errorCodes.validationError]));
    expect((await book.gateway.call('sportsFavourites', {})).status_code).toBe(errorCodes.sessionExpired);
    expect(await list(member)).toEqual(none);
  });

  it('[GAM-2] comes with the matches of the last bets, the latest first, without those of others', async () => {
    const [member, other] = [await book.newMember(), await book.newMember()];
    const events = [await book.newEvent(), await book.newEvent(), await book.newEvent()] as const;
    await book.place(member, [home(events[0])]);
    book.gateway.clock.advance(1_000);
    await book.place(member, [home(events[1])]);
    book.gateway.clock.advance(1_000);
    await book.place(member, [home(events[0])], { unit: '200' });
    await book.place(other, [home(events[2])]);
    expect((await list(member)).recent).toEqual([events[0], events[1]]);
    expect((await list(other)).recent).toEqual([events[2]]);
  });
});
