import type { CallRequest, CallResponse } from '@pavilion/contract';
import { sql } from 'kysely';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { slotVenue } from '../../../venues/registry';

const hour = 3_600_000;

// Another venue may offer games of the same names.
const createSlots = () => createTestGateway({ venues: [slotVenue] });

let gateway: TestGateway;

const codes = async (body: CallRequest<'gameList'>, token?: string) =>
  (await gateway.call('gameList', body, token === undefined ? {} : { token })).data.items.map(
    (game) => game.code,
  );

describe('the list of games', () => {
  beforeAll(async () => {
    gateway = await createSlots();
  });
  afterAll(() => gateway.close());

  it.each(['金龙', 'golden', 'GOLDEN dragon', 'jinlong', 'jin long', 'jlxr'])(
    '[GAM-2] finds a game by %s',
    async (text) => expect(await codes({ text })).toEqual(['golden-dragon']),
  );

  it.each(['%', '_', "'; drop table games; --", 'zzzz'])('[GAM-2] finds nothing by %s', async (text) =>
    expect(await codes({ text })).toEqual([]),
  );

  it('[GAM-2] lists every game once over all pages', async () => {
    const { data: all } = await gateway.call('gameList', { limit: 60 });
    const seen: string[] = [];
    for (let cursor: string | null = '0'; cursor !== null; ) {
      const { data }: { data: CallResponse<'gameList'> } = await gateway.call('gameList', {
        limit: 5,
        cursor,
      });
      seen.push(...data.items.map((game) => game.code));
      cursor = data.nextCursor;
    }
    expect(seen).toEqual(all.items.map((game) => game.code));
    expect(new Set(seen).size).toBe(all.total);
    expect((await gateway.call('gameList', { cursor: 'x' })).status_code).toBe(10003);
  });
});

describe('games', () => {
  let member: { id: string; token: string };
  beforeEach(async () => {
    gateway = await createSlots();
    member = await gateway.newMember('gambler88');
    await gateway.credit(member.id, 100_000n);
  });
  afterEach(() => gateway.close());

  let rounds = 0;
  const play = (gameCode: string, stake: bigint, payout: bigint, memberId = member.id) =>
    gateway.services.house.settleRound({
      session: { memberId, gameCode },
      key: `round-${rounds++}`,
      stake,
      payout,
      detail: { kind: 'test' },
    });
  it('[GAM-2] sorts as requested', async () => {
    await play('koi-gate', 75n, 0n);
    expect((await codes({ sort: 'players' }))[0]).toBe('koi-gate');
    const byName = (await gateway.call('gameList', { sort: 'name' })).data.items.map((game) => game.code);
    expect(byName[0]).toBe('coins-of-plenty');
    const hot = (await gateway.call('gameList', {})).data.items.map((game) => game.hot);
    expect(hot).toEqual([...hot].sort((a, b) => Number(b) - Number(a)));
  });

  it('[GAM-2] keeps favourites of a member, and shows a visitor none', async () => {
    const body = { gameCode: 'koi-gate', favourite: true };
    await gateway.call('gameFavourite', body, { token: member.token });
    await gateway.call('gameFavourite', body, { token: member.token });
    expect(await codes({ shelf: 'favourite' }, member.token)).toEqual(['koi-gate']);
    expect(await codes({ shelf: 'favourite' })).toEqual([]);
    await gateway.call('gameFavourite', { ...body, favourite: false }, { token: member.token });
    expect(await codes({ shelf: 'favourite' }, member.token)).toEqual([]);
    const unknown = { gameCode: 'no-such-game', favourite: true };
    expect((await gateway.call('gameFavourite', unknown, { token: member.token })).status_code).toBe(20201);
  });

  it('[GAM-2] lists what a member played, the latest first', async () => {
    await play('koi-gate', 75n, 0n);
    gateway.clock.advance(1_000);
    await play('golden-dragon', 150n, 0n);
    expect(await codes({ shelf: 'recent' }, member.token)).toEqual(['golden-dragon', 'koi-gate']);
    expect(await codes({ shelf: 'recent' })).toEqual([]);
  });

  it('[PLT-1] counts venues, games and the players of the last hour, each by its key', async () => {
    await play('koi-gate', 75n, 0n);
    const counts = async () => (await gateway.call('platformCount', {})).data;
    expect(Object.keys(await counts())).toEqual(['TY', 'DZ', 'DJ', 'ZR', 'CP', 'QP']);
    expect(await counts()).toMatchObject({
      DZ: { venues: 1, players: 1 },
      TY: { venues: 0, games: 0, players: 0 },
    });
    gateway.clock.advance(hour);
    await gateway.services.lobby.refresh();
    expect((await counts()).DZ.players).toBe(0);
  });

  it('[MSK-2] lists the latest wins with masked accounts, without losing rounds', async () => {
    await play('koi-gate', 75n, 75n);
    await play('koi-gate', 75n, 500n);
    const { data } = await gateway.call('latestWins', {});
    expect(data).toMatchObject([{ account: 'ga**88', net: '4.25', game: { code: 'koi-gate' } }]);
    expect(JSON.stringify(data)).not.toContain('gambler88');
  });

  it('[MSK-2] lists as notable the wins of ten stakes, and those from 20.00 on', async () => {
    for (const [stake, payout] of [
      [20_00n, 39_99n],
      [20_00n, 40_00n],
      [75n, 749n],
      [75n, 750n],
    ] as const) {
      await play('koi-gate', stake, payout);
      gateway.clock.advance(1_000);
    }
    const { data } = await gateway.call('latestWins', { notable: true });
    expect(data.map(({ net, multiple }) => [net, multiple])).toEqual([
      ['6.75', 10],
      ['20.00', 2],
    ]);
    const { data: all } = await gateway.call('latestWins', {});
    expect(all.map(({ net, multiple }) => [net, multiple])).toEqual([
      ['6.75', 10],
      ['6.74', 9],
      ['20.00', 2],
      ['19.99', 1],
    ]);
    const { data: last } = await gateway.call('latestWins', { notable: true, limit: 1 });
    expect(last.map(({ net }) => net)).toEqual(['6.75']);
  });

  it('[MSK-2][DEM-1] lists the notable wins of members below many wins of demos, also of a brand with few games', async () => {
    const { db, bets } = gateway.services;
    await play('koi-gate', 75n, 750n);
    const demo = await gateway.newMember('trialdemo1');
    await db
      .updateTable('members')
      .set({ is_demo: true, demo_device: 'any', demo_refilled_at: new Date() })
      .where('id', '=', demo.id)
      .execute();
    await sql`insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail, turnover)
      select '7' || lpad(n::text, 25, '0'), ${demo.id}, 'koi-gate', 100, 9000, 'settled', now(), now(), '{}', 0
      from generate_series(1, 1500) as n`.execute(db);
    for (const offer of [{}, { games: ['koi-gate', 'golden-dragon'] }]) {
      const wins = await bets.latestWins({ notable: true }, undefined, offer);
      expect(wins.map(({ net }) => net)).toEqual(['6.75']);
    }
  });

  it('[GAM-1] opens a game with a token in the fragment, which expires', async () => {
    const launch = { enName: 'PAVILION', gameCode: 'koi-gate' };
    const { data } = await gateway.call('venueLaunch', launch, { token: member.token });
    expect(data.url).toBe(`http://127.0.0.1:4601/slots/koi-gate#token=${data.token}`);
    expect(await gateway.services.house.session(data.token, '127.0.0.1')).toEqual({
      memberId: member.id,
      gameCode: 'koi-gate',
    });
    gateway.clock.advance(2 * hour);
    expect(await gateway.services.house.session(data.token, '127.0.0.1')).toBeUndefined();
  });

  it.each(['logout', 'kick', 'block-account', 'expire-game-session'])(
    '[GAM-1] ends a game with %s',
    async (way) => {
      const launch = { enName: 'PAVILION', gameCode: 'koi-gate' };
      const { data } = await gateway.call('venueLaunch', launch, { token: member.token });
      if (way === 'logout') await gateway.call('logout', {}, { token: member.token });
      else await gateway.sandbox(way, { account: 'gambler88', on: true });
      expect(await gateway.services.house.session(data.token, '127.0.0.1')).toBeUndefined();
    },
  );

  it('[GAM-1] ends a game with the session that expires', async () => {
    const account = 'lategambler';
    const { token } = await gateway.newMember(account);
    gateway.clock.advance(23 * hour);
    const { data } = await gateway.call(
      'venueLaunch',
      { enName: 'PAVILION', gameCode: 'koi-gate' },
      { token },
    );
    gateway.clock.advance(hour - 1);
    expect(await gateway.services.house.session(data.token, '127.0.0.1')).toBeDefined();
    gateway.clock.advance(1);
    expect(await gateway.services.house.session(data.token, '127.0.0.1')).toBeUndefined();
  });

  it('[MNT-1] answers 6014 to a game in maintenance', async () => {
    await gateway.sandbox('maintenance', { on: true });
    await expect(gateway.services.house.session('any', '127.0.0.1')).rejects.toMatchObject({ code: 6014 });
  });

  it('[MNT-1] answers 6014 with the name of a venue under maintenance, and lets its money out', async () => {
    const { id, token } = await gateway.newMember('shutout88');
    await gateway.credit(id, 5_000n);
    await gateway.call('walletAutoTransfer', { on: false }, { token });
    const transfer = (direction: 'in' | 'out') =>
      gateway.call(
        'walletTransfer',
        { venue: 'PAVILION', direction, amount: '20.00' },
        { token, idempotencyKey: `shutout-${direction}` },
      );
    expect((await transfer('in')).status_code).toBe(6000);
    const launch = (enName: string, gameCode: string) =>
      gateway.call('venueLaunch', { enName, gameCode }, { token });
    await gateway.sandbox('venue-maintenance', { venue: 'PAVILION', on: true });
    expect(await launch('PAVILION', 'koi-gate')).toMatchObject({
      status_code: 6014,
      data: { venue: 'PAVILION', name: { 'zh-CN': '云阁电子' }, until: null },
    });
    expect((await gateway.call('preInfo', {})).data.closedVenues).toEqual([
      { venue: 'PAVILION', name: { 'zh-CN': '云阁电子', en: 'Yunge Slots' }, until: null },
    ]);
    expect((await transfer('out')).status_code).toBe(6000);
    expect(await gateway.services.wallet.balance(id)).toBe(5_000n);
    await gateway.sandbox('venue-maintenance', { venue: 'PAVILION', on: false });
    expect((await launch('PAVILION', 'koi-gate')).status_code).toBe(6000);
  });

  it('[GAM-1] rejects an unknown venue, an unknown game and a missing one', async () => {
    for (const launch of [
      { enName: 'PAVILION', gameCode: 'nope' },
      { enName: 'OTHER', gameCode: 'koi-gate' },
      { enName: 'PAVILION' },
    ]) {
      expect((await gateway.call('venueLaunch', launch, { token: member.token })).status_code).toBe(20202);
    }
  });

  it.each([true, false])(
    '[GAM-2] [REQ-10] answers a repeated round with the same bytes after a switch of wallets (main wallet first: %s)',
    async (mainFirst) => {
      const switchTo = (on: boolean) => gateway.call('walletAutoTransfer', { on }, { token: member.token });
      await gateway.call(
        'walletTransfer',
        { venue: 'PAVILION', direction: 'in', amount: '300' },
        { token: member.token, idempotencyKey: 'fill-the-venue' },
      );
      const spin = async () => {
        const launch = { enName: 'PAVILION', gameCode: 'koi-gate' };
        const { data } = await gateway.call('venueLaunch', launch, { token: member.token });
        const session = await gateway.services.house.session(data.token, '127.0.0.1');
        const round = { key: 'switched-round', stake: 75n, payout: 100n, detail: { kind: 'test' as const } };
        return gateway.services.house.settleRound({ session: session!, ...round });
      };
      await switchTo(mainFirst);
      const first = await spin();
      expect(first.balance).toBe(mainFirst ? 70_025n : 30_025n);
      await switchTo(!mainFirst);
      expect(await spin()).toEqual(first);
    },
  );

  it('[GAM-2] records each round with stake, payout and net, and totals of the selection', async () => {
    await play('koi-gate', 75n, 0n);
    gateway.clock.advance(20 * hour);
    await play('golden-dragon', 150n, 500n);
    const records = (body: object) => gateway.call('betRecords', body, { token: member.token });
    const { data } = await records({});
    expect(data.items.map((bet) => [bet.gameCode, bet.stake, bet.payout, bet.net])).toEqual([
      ['golden-dragon', '1.50', '5.00', '3.50'],
      ['koi-gate', '0.75', '0.00', '-0.75'],
    ]);
    expect(data.totals).toEqual({ count: 2, stake: '2.25', payout: '5.00', net: '2.75' });
    expect((await records({ from: '2026-06-19' })).data.totals.count).toBe(1);
    expect((await records({ to: '2026-06-18' })).data.items.map((bet) => bet.gameCode)).toEqual(['koi-gate']);
    expect((await records({ state: 'open' })).data).toMatchObject({
      items: [],
      totals: { count: 0, net: '0.00' },
    });
    const first = (await records({ limit: 1 })).data;
    const second = (await records({ limit: 1, cursor: first.nextCursor })).data;
    expect([first.items[0]?.gameCode, second.items[0]?.gameCode, second.nextCursor]).toEqual([
      'golden-dragon',
      'koi-gate',
      null,
    ]);
    expect((await records({ cursor: "x' or 1=1" })).status_code).toBe(10003);
  });

  it('[MNY-2] shows a wallet’s movements with the balance after each, and money in and out by day', async () => {
    await play('koi-gate', 75n, 500n);
    gateway.clock.advance(20 * hour);
    await play('koi-gate', 75n, 0n);
    const { data } = await gateway.call('transactionRecords', {}, { token: member.token });
    expect(data.items.map((each) => [each.kind, each.amount, each.balanceAfter])).toEqual([
      ['stake', '-0.75', '1003.50'],
      ['payout', '5.00', '1004.25'],
      ['stake', '-0.75', '999.25'],
      ['deposit', '1000.00', '1000.00'],
    ]);
    expect(data.items[0]?.title).toEqual({ 'zh-CN': '锦鲤跃门', en: 'Koi over the Gate' });
    expect(data.totals).toEqual({
      count: 4,
      in: '1005.00',
      out: '1.50',
      net: '1003.50',
      kinds: [
        { kind: 'deposit', in: '1000.00', out: '0.00' },
        { kind: 'stake', in: '0.00', out: '1.50' },
        { kind: 'payout', in: '5.00', out: '0.00' },
      ],
    });
    const stakes = await gateway.call(
      'transactionRecords',
      { kind: 'stake', from: '2026-06-19' },
      { token: member.token },
    );
    expect(stakes.data.totals).toEqual({
      count: 1,
      in: '0.00',
      out: '0.75',
      net: '-0.75',
      kinds: [{ kind: 'stake', in: '0.00', out: '0.75' }],
    });
    const overview = (await gateway.call('walletOverview', { days: 3 }, { token: member.token })).data;
    expect(overview).toMatchObject({
      balance: '1003.50',
      lockedMoney: '0.00',
      totals: data.totals && { in: '1005.00', out: '1.50' },
    });
    expect(overview.daily).toEqual([
      { day: '2026-06-17', in: '0.00', out: '0.00' },
      { day: '2026-06-18', in: '1005.00', out: '0.75' },
      { day: '2026-06-19', in: '0.00', out: '0.75' },
    ]);
  });

  it('lists only records of the member', async () => {
    await play('koi-gate', 75n, 0n);
    const { token } = await gateway.newMember('stranger');
    for (const name of ['betRecords', 'transactionRecords'] as const) {
      expect((await gateway.call(name, {}, { token })).data.items).toEqual([]);
    }
  });
});
