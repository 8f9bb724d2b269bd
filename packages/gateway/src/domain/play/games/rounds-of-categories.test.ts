import { join } from 'node:path';
import type { BetRecord, GameCategory, PlatformKey } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { createServer } from '../../../http/create-server';
import { handPace } from '../../../round-pace';
import { createTestGateway, launchGame, type TestGateway } from '../../../testing/test-gateway';
import { registerVenues, venues } from '../../../venues/registry';
import { countedShare } from '../../money/turnover/turnover-rules';

interface Played {
  readonly id: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

const guard = 1_000;
const minor = (amount: string) => parseMinor(amount);

describe('rounds of every category, played on the pages of their games', () => {
  const server = createServer({ trustProxy: undefined });
  let gateway: TestGateway;
  let keys = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
    registerVenues(server, venues, {
      services: gateway.services,
      clientDir: join(__dirname, '../../../../venue-client'),
      siteOrigins: () => [],
    });
  });
  afterAll(async () => {
    await server.close();
    await gateway.close();
  });

  type Member = Awaited<ReturnType<TestGateway['newMember']>>;
  type Post = Awaited<ReturnType<typeof openGame>>;

  /** Launches a game as the site does, and resolves to the calls of its page. */
  const openGame = async (member: Member, gameCode: string) => {
    const enName = venues.find(({ games }) => games.some(({ code }) => code === gameCode))!.code;
    const request = await launchGame(gateway, member, { enName, gameCode });
    return async (path: string, payload: object = {}) => (await request(server, path, payload)).json();
  };
  const key = () => `category-round-${keys++}`;

  /** One slip of a table, from the bet to the settled round. */
  const playTable = async (post: Post, selections: readonly string[]): Promise<Played> => {
    let { round } = (await post('session')).data;
    if (round.phase !== 'betting') {
      gateway.clock.advance(round.leftMs + 30_000);
      ({ round } = (await post('session')).data);
    }
    const lines = selections.map((selection) => ({ selection, stake: '10.00' }));
    const placed = await post('slip', { key: key(), round: round.no, clientSeed: 'every-category', lines });
    expect(placed.data?.slip).toMatchObject({ state: 'open' });
    gateway.clock.advance(round.leftMs + guard);
    await gateway.services.tables.advance();
    const { state, slips } = (await post('slips', { round: round.no })).data;
    expect(state).toBe('settled');
    gateway.clock.advance(120_000);
    const slip = slips.find(({ id }: { id: string }) => id === placed.data.slip.id);
    return { id: slip.id, stake: minor(slip.stake), payout: minor(slip.payout) };
  };
  const playHand = async (post: Post): Promise<Played> => {
    gateway.clock.advance(handPace);
    const { hand } = (await post('open', { key: key(), stake: '10.00' })).data;
    const end = (await post('act', { hand: hand.id, seq: hand.seq, action: 'call' })).data.hand;
    expect(end.state).toBe('settled');
    return { id: hand.id, stake: minor(end.stake), payout: minor(end.payout) };
  };
  /** A magazine of which one bullet is shot, and the others are returned. */
  const playMagazine = async (post: Post): Promise<Played> => {
    gateway.clock.advance(handPace);
    const { hand } = (await post('open', { key: key(), stake: '1.00', size: 10 })).data;
    const fish = Math.floor((gateway.clock.now() - 500) / 800);
    const hit = await post('act', { hand: hand.id, seq: hand.seq, action: 'hits', hits: [[0, fish]] });
    const end = (await post('act', { hand: hand.id, seq: hit.data.hand.seq, action: 'cash-in' })).data.hand;
    expect(end.state).toBe('settled');
    return { id: hand.id, stake: minor(end.stake), payout: minor(end.payout) };
  };

  const rows: readonly (readonly [
    GameCategory,
    PlatformKey | null,
    string,
    BetRecord['detail']['kind'],
    (post: Post) => Promise<Played>,
  ])[] = [
    ['realbet', 'ZR', 'roulette', 'roulette', (post) => playTable(post, ['red', 'dozen:1'])],
    ['lottery', 'CP', 'kuai3', 'kuai3', (post) => playTable(post, ['big'])],
    ['chess', 'QP', 'three-cards', 'three-cards', playHand],
    ['fishing', null, 'deep-sea', 'fishing', playMagazine],
  ];

  it.each(rows)(
    '[GAM-2] follow %s into bet records, rebates, the latest wins and the counts of platforms',
    async (category, platform, gameCode, kind, play) => {
      const account = `of${category}`;
      const member = await gateway.newMember(account);
      await gateway.credit(member.id, 10_000_000n);
      const post = await openGame(member, gameCode);
      const played: Played[] = [];
      // Rounds are random: enough of them to have one that won and one that lost.
      const has = (isWanted: (net: bigint) => boolean) =>
        played.some(({ stake, payout }) => isWanted(payout - stake));
      while (!has((net) => net > 0n) || !has((net) => net < 0n)) {
        expect(played.length).toBeLessThan(300);
        played.push(await play(post));
      }
      const sum = (of: (round: Played) => bigint) => played.reduce((all, round) => all + of(round), 0n);
      const totals = {
        count: played.length,
        stake: formatMinor(sum(({ stake }) => stake)),
        payout: formatMinor(sum(({ payout }) => payout)),
        net: formatMinor(sum(({ stake, payout }) => payout - stake)),
      };

      for (const filter of [{}, { category }]) {
        const { data } = await gateway.call('betRecords', { ...filter, limit: 100 }, { token: member.token });
        expect(data.totals).toEqual(totals);
        const newest = played.slice(-100).reverse();
        expect(
          data.items.map(({ id, stake, payout, net, state }) => ({ id, stake, payout, net, state })),
        ).toEqual(
          newest.map(({ id, stake, payout }) => ({
            id,
            stake: formatMinor(stake),
            payout: formatMinor(payout),
            net: formatMinor(payout - stake),
            state: 'settled',
          })),
        );
        for (const item of data.items)
          expect([item.category, item.gameCode, item.detail.kind]).toEqual([category, gameCode, kind]);
      }
      const others = await gateway.call('betRecords', { category: 'egame' }, { token: member.token });
      expect(others.data.items).toEqual([]);

      const turnover = sum(({ stake, payout }) => {
        const net = payout > stake ? payout - stake : stake - payout;
        // A bet counts with what was won or lost, up to its stake.
        const [risked] = [net, stake].toSorted((left, right) => Number(left - right)) as [bigint, bigint];
        return (risked * countedShare[category]) / 100n;
      });
      const { rates, claimable } = (await gateway.call('rebateInfo', {}, { token: member.token })).data;
      const rebate = rates.find((rate) => rate.category === category)!;
      expect(rebate.turnover).toBe(formatMinor(turnover));
      // Two decimals of a per cent.
      expect(rebate.amount).toBe(formatMinor((turnover * minor(rebate.rate)) / 10_000n));
      expect(claimable).toBe(rebate.amount);
      for (const rate of rates) if (rate !== rebate) expect(rate.turnover).toBe('0.00');

      const won = played.findLast(({ stake, payout }) => payout > stake)!;
      const { data: wins } = await gateway.call('latestWins', { limit: 50 });
      expect(wins.find(({ id }) => id === won.id)).toMatchObject({
        account: expect.stringMatching(/^of\*\*/),
        net: formatMinor(won.payout - won.stake),
        game: { code: gameCode, category },
      });
      const lost = played.find(({ stake, payout }) => payout <= stake)!;
      expect(wins.map(({ id }) => id)).not.toContain(lost.id);
      expect(JSON.stringify(wins)).not.toContain(account);

      // A player counts for an hour after the bet.
      await play(post);
      await gateway.services.lobby.refresh();
      const { data: listed } = await gateway.call('gameList', { category, limit: 60 });
      expect([listed.players, listed.items.find(({ code }) => code === gameCode)?.players]).toEqual([1, 1]);
      if (platform) {
        const { data: counts } = await gateway.call('platformCount', {});
        expect(counts[platform]).toEqual({ venues: 1, games: listed.total, players: 1 });
      }
      expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: true });
    },
  );

  const firstSlip = {
    key: 'first-of-tables',
    round: '202601010001',
    clientSeed: 'every-category',
    lines: [{ selection: 'big', stake: '1.00' }],
  };
  const firstCalls = [
    ['tables', 'dragon-tiger', 'slip', firstSlip],
    ['tables', 'pc28', 'slip', firstSlip],
    ['hands', 'blackjack', 'open', { key: 'first-of-hands', stake: '10.00' }],
    ['hands', 'robbed-niuniu', 'open', { key: 'first-of-niuniu', stake: '1.00' }],
    ['fishing', 'dragon-palace', 'open', { key: 'first-of-fishing', stake: '1.00', size: 10 }],
  ] as const;

  it.each([...firstCalls, ['slots', 'koi-gate', 'spin', { key: 'first-of-slots', stake: '1.00' }]] as const)(
    '[MNT-1][MNT-2] refuses a stake in an open game of %s by its closed venue and from a restricted address: %s, %s',
    async (folder, gameCode, path, body) => {
      const member = await gateway.newMember(`refused${folder}${keys++}`);
      await gateway.credit(member.id, 100_000n);
      const post = await openGame(member, gameCode);
      const { code: venue, name } = venues.find(({ games }) => games.some(({ code }) => code === gameCode))!;
      const until = '2099-01-01T00:00:00.000Z';
      await gateway.sandbox('venue-maintenance', { venue, until, on: true });
      expect(await post(path, body)).toMatchObject({ status_code: 6014, data: { venue, name, until } });
      await gateway.sandbox('venue-maintenance', { venue, on: false });
      for (const [kind, code] of [
        ['region', 6031],
        ['alert', 6032],
        ['address', 6033],
      ]) {
        await gateway.sandbox('restrict-ip', { ip: '127.0.0.1', kind, on: true });
        expect((await post(path, body)).status_code).toBe(code);
      }
      await gateway.sandbox('restrict-ip', { ip: '127.0.0.1', on: false });
      expect(await gateway.services.wallet.balance(member.id)).toBe(100_000n);
      const [now, sent] = folder === 'hands' || folder === 'fishing' ? [path, body] : ['session', {}];
      expect((await post(now, sent)).status_code).toBe(6000);
    },
  );

  it.each(firstCalls)(
    '[MNT-1] refuses the first stake of a newly opened game of %s during maintenance: %s, %s',
    async (folder, gameCode, path, body) => {
      const member = await gateway.newMember(`closed${folder}${keys++}`);
      await gateway.credit(member.id, 100_000n);
      const post = await openGame(member, gameCode);
      await gateway.sandbox('maintenance', { on: true });
      expect((await post(path, body)).status_code).toBe(6014);
      await gateway.sandbox('maintenance', { on: false });
      // Nothing of the refused call is left: no stake, no hand, no used key.
      expect(await gateway.services.wallet.balance(member.id)).toBe(100_000n);
      const { items } = (await gateway.call('betRecords', {}, { token: member.token })).data;
      expect(items).toEqual([]);
      if (folder !== 'tables') {
        expect((await post('current')).data.hand).toBeNull();
        // A natural of blackjack settles at once.
        expect((await post(path, body)).data.hand.state).toMatch(/^(open|settled)$/);
      } else {
        expect((await post('session')).data.round.no).toMatch(/^\d{12}$/);
      }
    },
  );
});
