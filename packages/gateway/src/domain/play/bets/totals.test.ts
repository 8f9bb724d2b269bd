import { formatMinor } from '@pavilion/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { newId } from '../../../ids';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { mainAccount, runPosting } from '../../money';
import { configureProtection } from '../../protection';
import { type BetFilters, type BetSelection, betFilters, createBetTotalsFolding } from './bet-totals';
import { createBets } from './bets';
import { settleRoundStatement } from './settle-round';

const hour = 3_600_000;
const games = { 'golden-dragon': 'egame', 'baccarat-a': 'realbet' } as const;
type Code = keyof typeof games;

/** A bet as the test placed it. */
interface Placed {
  id: string;
  code: Code;
  at: number;
  stake: bigint;
  payout: bigint;
  state: 'open' | 'settled' | 'void';
}

describe('the totals of records', () => {
  let gateway: TestGateway;
  let second: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
    second = await createTestGateway({ sharesWith: gateway });
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });

  const db = () => gateway.services.db;
  const foldOf = ({ services }: TestGateway, timeZone = 'Asia/Shanghai') =>
    createBetTotalsFolding({ db: services.db, timeZone, least: 3 });
  const fold = () => foldOf(gateway)();

  const play = (memberId: string, code: Code, stake: bigint, payout: bigint, at: number) => {
    const moment = new Date(at);
    const round = { id: newId(moment), memberId, account: mainAccount(memberId), gameCode: code, at: moment };
    const gameName = { 'zh-CN': '测试', en: 'test' };
    return runPosting(
      db(),
      settleRoundStatement({
        ...round,
        gameName,
        category: games[code],
        stake,
        payout,
        detail: { kind: 'test' },
      }),
    ).then((posted) => ({ id: posted!.id, code, at, stake, payout, state: 'settled' as const }));
  };

  /** A bet that is settled later, as those of tables and hands. */
  const open = async (memberId: string, code: Code, stake: bigint, at: number): Promise<Placed> => {
    const id = newId(new Date(at));
    await sql`insert into bets (id, member_id, game_code, stake, payout, state, placed_at, detail, account)
      values (${id}, ${memberId}, ${code}, ${stake}, 0, 'open', ${new Date(at)}, '{"kind": "test"}', ${mainAccount(memberId)})`.execute(
      db(),
    );
    return { id, code, at, stake, payout: 0n, state: 'open' };
  };
  const end = (bet: Placed, payout: bigint) => {
    bet.state = payout === bet.stake ? 'void' : 'settled';
    bet.payout = payout;
    return sql`update bets set state = ${bet.state}, payout = ${payout}, settled_at = now() where id = ${bet.id}`.execute(
      db(),
    );
  };

  const dayOf = (at: number) => new Date(at + 8 * hour).toISOString().slice(0, 10);
  type Filter = BetSelection;
  /** Each filter on one bet, in plain code: a further filter does not compile without it. */
  const passes: {
    readonly [Name in keyof Filter]-?: (bet: Placed, value: NonNullable<Filter[Name]>) => boolean;
  } = {
    from: (bet, from) => dayOf(bet.at) >= from,
    to: (bet, to) => dayOf(bet.at) <= to,
    category: (bet, category) => games[bet.code] === category,
    state: (bet, state) => bet.state === state,
  };
  const filterNames = Object.keys(betFilters) as (keyof Filter)[];
  /** Values of each filter, of which a case has one or none. */
  const valuesOf = (days: readonly string[]) =>
    ({
      from: days.slice(1, 2),
      to: days.slice(0, 1),
      category: ['egame', 'realbet', 'sport'],
      state: ['open', 'settled', 'void', 'pending'],
    }) satisfies { readonly [Name in keyof Filter]-?: readonly Filter[Name][] };

  const naive = (bets: readonly Placed[], filter: Filter) => {
    const chosen = bets.filter((bet) =>
      filterNames.every((name) => filter[name] === undefined || passes[name](bet, filter[name] as never)),
    );
    const sum = (of: (bet: Placed) => bigint) =>
      formatMinor(chosen.reduce((total, bet) => total + of(bet), 0n));
    return {
      ids: chosen
        .map(({ id }) => id)
        .sort()
        .reverse(),
      totals: {
        count: chosen.length,
        stake: sum(({ stake }) => stake),
        payout: sum(({ payout }) => payout),
        net: sum((bet) => (bet.state === 'open' ? 0n : bet.payout - bet.stake)),
      },
    };
  };
  const listed = async (memberId: string, filter: Filter, bets = gateway.services.bets) => {
    const ids: string[] = [];
    let totals: unknown;
    for (let cursor: string | undefined; ; ) {
      const page = await bets.records(memberId, {
        ...filter,
        limit: 4,
        ...(cursor !== undefined && { cursor }),
      });
      ids.push(...page.items.map(({ id }) => id));
      totals = page.totals;
      if (page.nextCursor === null) return { ids, totals };
      cursor = page.nextCursor;
    }
  };

  const newMember = async () => {
    gateway.clock.advance(60_000);
    const member = await gateway.newMember(`totalled${names++}`);
    await gateway.credit(member.id, 100_000_00n);
    return member.id;
  };

  it('[GAM-2] equal a naive sum for every filter, whatever is placed, settled and folded', async () => {
    const code = fc.constantFrom<Code>('golden-dragon', 'baccarat-a');
    const amount = fc.bigInt({ min: 1n, max: 50_00n });
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('play'), code, amount, payout: amount }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('open'), code, amount, payout: amount }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('end'), code, amount, payout: amount }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('fold'), code, amount, payout: amount }) },
    );
    // Of each filter the number of a value, or of none.
    const pick = fc.tuple(...filterNames.map(() => fc.nat(3)));
    const cases = fc.array(pick, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
        cases,
        async (steps, picks) => {
          const memberId = await newMember();
          const other = await newMember();
          await play(other, 'golden-dragon', 100n, 0n, gateway.clock.now());
          const bets: Placed[] = [];
          for (const { kind, code, amount, payout } of steps) {
            gateway.clock.advance(5 * hour);
            const at = gateway.clock.now();
            const waiting = bets.find(({ state }) => state === 'open');
            if (kind === 'play') bets.push(await play(memberId, code, amount, payout, at));
            else if (kind === 'open') bets.push(await open(memberId, code, amount, at));
            else if (kind === 'fold') await fold();
            else if (waiting) await end(waiting, payout % 2n === 0n ? waiting.stake : payout);
          }
          const days = [...new Set(bets.map(({ at }) => dayOf(at)))];
          const values = valuesOf(days);
          const singles = filterNames.flatMap((name) =>
            values[name].map((value): Filter => ({ [name]: value })),
          );
          const combined = picks.map((pick): Filter => {
            const chosen = filterNames.map((name, index) => [name, values[name][pick[index] ?? -1]]);
            return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
          });
          const filters: Filter[] = [{}, ...singles, ...combined];
          for (const filter of filters) expect(await listed(memberId, filter)).toEqual(naive(bets, filter));
          const { daily } = await gateway.services.bets.days(memberId, { days: 14 });
          expect(daily.map(({ day }) => day)).toEqual(
            Array.from({ length: 14 }, (_, index) => dayOf(gateway.clock.now() - (13 - index) * 24 * hour)),
          );
          for (const { day, ...sums } of daily) {
            const { count, stake, net } = naive(bets, { from: day, to: day }).totals;
            expect(sums).toEqual({ count, stake, net });
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('[GAM-2] and lists follow a further filter by its row alone', async () => {
    const memberId = await newMember();
    const at = gateway.clock.now();
    const won = [
      await play(memberId, 'golden-dragon', 100n, 300n, at),
      await play(memberId, 'baccarat-a', 100n, 101n, at + 1_000),
    ];
    const lost = [await play(memberId, 'golden-dragon', 100n, 0n, at + 2_000)];
    for (let round = 0; round < 5; round++)
      lost.push(await play(memberId, 'baccarat-a', 100n, 100n, at + 3_000 + round * 1_000));
    await fold();
    const isWon = (value: unknown) => sql`(payout > stake) = (${value} = 'won')`;
    const result = { rounds: isWon, sports: isWon, days: 'not kept' };
    const { services } = gateway;
    const bets = createBets({
      ...{ db: services.db, lobby: services.lobby, clock: gateway.clock, timeZone: 'Asia/Shanghai' },
      fairSeeds: { revealed: async () => new Map() },
      filters: { ...betFilters, result } as BetFilters,
    });
    for (const [value, expected] of [
      ['won', won],
      ['lost', lost],
    ] as const) {
      for (const filter of [{}, { category: 'realbet' }, { state: 'settled' }] as const) {
        const chosen: Filter = Object.assign({}, filter, { result: value });
        expect(await listed(memberId, chosen, bets)).toEqual(naive(expected, filter));
      }
    }
  });

  it('[GAM-2] are those of the member alone, folded or not', async () => {
    const [one, other] = [await newMember(), await newMember()];
    for (let round = 0; round < 5; round++) {
      await play(one, 'golden-dragon', 100n, 0n, gateway.clock.now());
      await play(other, 'golden-dragon', 700n, 0n, gateway.clock.now());
      if (round === 2) await fold();
    }
    expect((await gateway.services.bets.records(one, {})).totals).toMatchObject({ count: 5, stake: '5.00' });
  });

  it('[GAM-2] count each bet once when gateways fold at the same time as bets are placed', async () => {
    const members = [await newMember(), await newMember(), await newMember()];
    const folds = [foldOf(gateway), foldOf(second)];
    await Promise.all([
      ...members.flatMap((id) =>
        Array.from({ length: 40 }, () => play(id, 'golden-dragon', 100n, 50n, gateway.clock.now())),
      ),
      ...Array.from({ length: 12 }, (_, index) => folds[index % 2]!()),
    ]);
    await Promise.all(Array.from({ length: 8 }, (_, index) => folds[index % 2]!()));
    for (const id of members) {
      const { totals } = await gateway.services.bets.records(id, {});
      expect(totals).toEqual({ count: 40, stake: '40.00', payout: '20.00', net: '-20.00' });
      const { totals: moved } = await gateway.services.wallet.records(id, { kind: 'stake' });
      expect(moved).toMatchObject({ count: 40, out: '40.00' });
    }
  });

  it('[MNY-2] equal the entries of every kind and day, and the overview', async () => {
    const memberId = await newMember();
    const at = gateway.clock.now();
    for (let round = 0; round < 12; round++) {
      await play(memberId, 'golden-dragon', 100n, round % 3 === 0 ? 300n : 0n, at + round * 7 * hour);
      if (round % 5 === 4) await fold();
    }
    gateway.clock.advance(4 * 24 * hour);
    const { wallet } = gateway.services;
    const all = (await wallet.records(memberId, { limit: 100 })).items;
    const days = [...new Set(all.map((each) => dayOf(Date.parse(each.at))))];
    for (const kind of ['stake', 'payout', 'deposit', 'bonus'] as const) {
      for (const day of days) {
        const expected = all.filter((each) => each.kind === kind && dayOf(Date.parse(each.at)) === day);
        const { items, totals } = await wallet.records(memberId, { kind, from: day, to: day });
        expect(items).toEqual(expected);
        expect(totals.count).toBe(expected.length);
        expect(totals.kinds).toEqual(expected.length === 0 ? [] : [{ kind, in: totals.in, out: totals.out }]);
        expect(totals.net).toBe(
          expected
            .reduce((sum, { amount }) => sum + Number(amount), 0)
            .toFixed(2)
            .replace('-0.00', '0.00'),
        );
      }
    }
    const sum = (rows: readonly { amount: string }[]) =>
      rows.reduce((total, { amount }) => total + Math.abs(Number(amount)), 0).toFixed(2);
    const { totals } = await wallet.records(memberId, {});
    for (const { kind, in: incoming, out } of totals.kinds) {
      const ofKind = all.filter((each) => each.kind === kind);
      expect(incoming).toBe(sum(ofKind.filter(({ amount }) => Number(amount) > 0)));
      expect(out).toBe(sum(ofKind.filter(({ amount }) => Number(amount) < 0)));
    }
    expect(totals.kinds.map(({ kind }) => kind).sort()).toEqual(
      [...new Set(all.map(({ kind }) => kind))].sort(),
    );
    const { daily } = await wallet.overview(memberId, 14);
    for (const { day, in: incoming } of daily) {
      const received = all.filter((each) => dayOf(Date.parse(each.at)) === day && Number(each.amount) > 0);
      expect(incoming).toBe(received.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2));
    }
  });

  it('[MNY-2] follow the calendar of a brand whose time zone changes', async () => {
    const memberId = await newMember();
    // 23:30 in Shanghai is the next day in Auckland.
    const evening = 15.5 * hour;
    gateway.clock.advance(24 * hour + evening - (gateway.clock.now() % (24 * hour)));
    const at = gateway.clock.now();
    const [here, there] = [dayOf(at), dayOf(at + 24 * hour)];
    for (let round = 0; round < 4; round++) await play(memberId, 'golden-dragon', 100n, 0n, at);
    await fold();
    const countOn = async (day: string) => {
      const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::int as count from bet_days
        where member_id = ${memberId} and day = ${day}::date`.execute(db());
      return rows[0]!.count;
    };
    expect(await countOn(here)).toBe(4);
    await configureProtection(db(), { timeZone: 'Pacific/Auckland', limitCaps: {} });
    expect(await countOn(here)).toBe(0);
    await foldOf(gateway, 'Pacific/Auckland')();
    expect(await countOn(there)).toBe(4);
    await configureProtection(db(), { timeZone: 'Asia/Shanghai', limitCaps: {} });
  });
});
