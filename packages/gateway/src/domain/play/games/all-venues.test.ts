import {
  type CallRequest,
  type Game,
  gameCategories,
  platformCategories,
  platformKeys,
} from '@pavilion/contract';
import { parseMinor } from '@pavilion/format';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { venues } from '../../../venues/registry';

/** Those of sports and esports count matches (area-counts.test.ts). */
const gameKeys = platformKeys.filter((key) => key !== 'TY' && key !== 'DJ');

describe('the lobbies of all venues', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const list = async (body: CallRequest<'gameList'>) => (await gateway.call('gameList', body)).data;
  const everyGame = async () => {
    const found = await Promise.all(
      gameCategories.map(async (category) => {
        const { items, total } = await list({ category, limit: 60 });
        expect(items).toHaveLength(total);
        return items;
      }),
    );
    return found.flat();
  };
  const play = (memberId: string, { code, minStake }: Game) =>
    gateway.services.house.settleRound({
      session: { memberId, gameCode: code },
      key: `${memberId}-${code}`,
      stake: parseMinor(minStake),
      payout: 0n,
      detail: { kind: 'test' },
    });

  it('[PLT-1] counts the games, venues and players of a category as the list of its games does', async () => {
    const [first, second] = await Promise.all([gateway.newMember('player1'), gateway.newMember('player2')]);
    await Promise.all([first, second].map(({ id }) => gateway.credit(id, 100_000n)));
    for (const [index, game] of (await everyGame()).entries()) {
      // The second member plays every other game, so the games of a category have different numbers of players.
      for (const member of index % 2 === 0 ? [first] : [first, second]) await play(member.id, game);
    }
    await gateway.services.lobby.refresh();

    const { data: counts } = await gateway.call('platformCount', {});
    const listed = await Promise.all(
      gameKeys.map(async (key) => {
        const { total: games, venues, players } = await list({ category: platformCategories[key], limit: 1 });
        return [key, { games, venues: venues.length, players }];
      }),
    );
    expect(counts).toMatchObject(Object.fromEntries(listed));
    expect(counts.CP.players).toBe(2);
  });

  it('[GAM-2] counts a player of two ponds once, and of the second pond at all', async () => {
    gateway.clock.advance(3_600_001);
    const angler = await gateway.newMember('angler1');
    await gateway.credit(angler.id, 100_000n);
    const { items } = await list({ category: 'fishing' });
    expect(items).toHaveLength(2);
    for (const pond of items.toReversed()) {
      await play(angler.id, pond);
      await gateway.services.lobby.refresh();
      expect((await list({ category: 'fishing', limit: 1 })).players).toBe(1);
    }
    expect((await list({})).players).toBe(1);
  });

  it('[MSK-2] lists the latest wins of every category, with masked accounts', async () => {
    const { id } = await gateway.newMember('manygames1');
    await gateway.credit(id, 1_000_000n);
    const games = await everyGame();
    const one = (category: string) => games.find((game) => game.category === category);
    // Sports bets are no rounds of a game.
    const played = gameCategories.flatMap((category) => one(category) ?? []);
    expect(played.map(({ category }) => category).sort()).toEqual([
      'chess',
      'egame',
      'fishing',
      'lottery',
      'realbet',
    ]);
    for (const { code, minStake } of played) {
      gateway.clock.advance(1_000);
      await gateway.services.house.settleRound({
        session: { memberId: id, gameCode: code },
        key: `latest-win-${code}`,
        stake: parseMinor(minStake),
        payout: parseMinor(minStake) + 300n,
        detail: { kind: 'test' },
      });
    }
    const { data } = await gateway.call('latestWins', {});
    expect(data.map(({ account, net, game }) => [account, net, game.code, game.category])).toEqual(
      played.map(({ code, category }) => ['ma**s1', '3.00', code, category]).reverse(),
    );
  });

  it('[GAM-2] finds each game by its Chinese and English names, pinyin and initials', async () => {
    const rows = await gateway.services.db.selectFrom('games').selectAll().execute();
    expect(rows.map(({ code }) => code).sort()).toEqual((await everyGame()).map(({ code }) => code).sort());
    for (const { code, name, pinyin, initials } of rows) {
      for (const text of [name['zh-CN'], name.en, pinyin, pinyin.replaceAll(' ', ''), initials]) {
        const { items } = await list({ text, limit: 60 });
        expect([text, items.map((game) => game.code)]).toEqual([text, expect.arrayContaining([code])]);
      }
    }
  });

  it.each(['hot', 'new'] as const)(
    '[GAM-2] lists on the shelf %s exactly the games marked so',
    async (shelf) => {
      const isMarked = (game: Game) => (shelf === 'hot' ? game.hot : game.isNew);
      const { items, total } = await list({ shelf, limit: 60 });
      const marked = (await everyGame()).filter(isMarked).map(({ code }) => code);
      expect(items.map(({ code }) => code).sort()).toEqual(marked.sort());
      expect(total).toBe(marked.length);
      expect(marked.length).toBeGreaterThan(0);
      for (const category of gameCategories) {
        const { items: ofCategory } = await list({ category, shelf, limit: 60 });
        expect(ofCategory).toEqual(items.filter((game) => game.category === category));
      }
    },
  );

  it('[GAM-2] lists by venue exactly its games, which the shelves of the venue narrow', async () => {
    const all = await everyGame();
    for (const { code, name, games } of venues) {
      const { items } = await list({ venue: code, limit: 60 });
      expect([name.en, items.map((game) => game.code).sort()]).toEqual([
        name.en,
        games.map((game) => game.code).sort(),
      ]);
      const { items: hot } = await list({ venue: code, shelf: 'hot', limit: 60 });
      expect(hot).toEqual(items.filter((game) => game.hot));
    }
    expect(venues.flatMap(({ games }) => games)).toHaveLength(all.length);
    expect((await list({ venue: 'NONE' })).total).toBe(0);
  });
});
