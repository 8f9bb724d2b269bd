import { formatMinor } from '@pavilion/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { newId } from '../ids';
import { readCost } from '../testing/statement-cost';
import { type TestConsole, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import { dailyFigures, storeDailyFigures } from './areas/daily-figures';
import type { OperatorRole } from './contract';

const hour = 3_600_000;
const day = 24 * hour;

/** The day of the brand's calendar, UTC+8, as an own reading of it. */
const dayOf = (moment: number) => new Date(moment + 8 * hour).toISOString().slice(0, 10);

/** By code and day. */
type Figures = Record<string, Record<string, string>>;

const players = Array.from({ length: 8 }, (_, n) => `player${n}`);
const demoPlayer = 'player7';

describe('figures by day on the overview', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  withTestConsole((...opened) => {
    [gateway, console] = opened;
  });

  const db = () => gateway.services.db;
  const now = () => gateway.clock.now();
  const store = () => storeDailyFigures(gateway.services);

  let readers = 0;
  const read = async (role: OperatorRole = 'admin'): Promise<Figures> => {
    const operator = await console.newOperator(`reader${++readers}`, [role]);
    const { items } = (await operator.call('dailyFigures', {})).data;
    return Object.fromEntries(
      items.map(({ code, days }) => [code, Object.fromEntries(days.map((each) => [each.day, each.value]))]),
    );
  };

  const addMembers = (ids: readonly string[], at: number) =>
    sql`insert into members (id, account, account_key, password_hash, nickname, invite_code, registered_at, is_demo, demo_device,
          demo_refilled_at)
        select id, id, id, '', id, id, ${new Date(at)}::timestamptz, id = ${demoPlayer},
          case when id = ${demoPlayer} then id end, case when id = ${demoPlayer} then now() end
        from unnest(${ids}::text[]) as id`.execute(db());
  const addBet = (member: string, at: number, state: 'settled' | 'void' | 'open') =>
    sql`insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail, turnover)
        values (${newId(new Date(at))}, ${member}, 'golden-dragon', 100, 0, ${state}, ${new Date(at)},
          ${state === 'open' ? null : new Date(at + 40 * hour)}, '{}', 0)`.execute(db());
  const insertSportsBets = (ids: readonly string[], ats: readonly Date[], member: string, state: string) =>
    sql`insert into sport_bets (id, member_id, provider, account, request_id, state, subject, category, sizes, bets, unit,
          unit_open, consent, potential, max_payout, exposure, fingerprint, placed_at, decide_at, decided_at, settled_at, payout, rev, reason)
        select id, ${member}, 'IMTY', ${`main:${member}`}, id, ${state}, '{}', 'sport', '{1}', 1, 100, 100, '"any"', 200, 200, 0,
          id, at, case when ${state} = 'pending' then at end, case when ${state} <> 'pending' then at end,
          case when ${state} = 'settled' then at end, 0, case when ${state} = 'settled' then 1 else 0 end,
          case when ${state} = 'refused' then '{}'::jsonb end
        from unnest(${ids}::text[], ${ats}::timestamptz[]) as each (id, at)`.execute(db());
  const addSportsBet = (member: string, at: number, state: string) =>
    insertSportsBets([newId(new Date(at))], [new Date(at)], member, state);
  const addDeposit = (at: number, amount: bigint, isPaid: boolean) =>
    db()
      .insertInto('deposit_orders')
      .values({
        ...{ id: newId(new Date(at)), member_id: 'player0', channel_code: 'bank', amount },
        ...{ state: isPaid ? ('paid' as const) : ('expired' as const), created_at: new Date(at - 3 * hour) },
        ...{ expires_at: new Date(at), pay_at: null, paid_at: isPaid ? new Date(at) : null },
      })
      .execute();
  const addWithdrawal = (at: number, amount: bigint, isPaid: boolean) =>
    db()
      .insertInto('withdrawal_orders')
      .values({
        ...{ id: newId(new Date(at)), member_id: 'player0', account_id: 'card', amount, fee: 0n },
        ...{
          state: isPaid ? ('paid' as const) : ('cancelled' as const),
          requested_at: new Date(at - 30 * hour),
        },
        ...{ reviewed_at: new Date(at - hour), ended_at: new Date(at), refusal: null, reason: null },
        ...{ review_at: null, pay_at: null },
      })
      .execute();

  /** Members, bets and payments of the last 33 days, and the figures of the days counted here. */
  const expected = {
    active: new Map<string, Set<string>>(),
    registered: new Map<string, number>(),
    deposits: new Map<string, bigint>(),
    withdrawals: new Map<string, bigint>(),
  };
  const play = (member: string, at: number) => {
    if (member === demoPlayer) return;
    const date = dayOf(at);
    expected.active.set(date, new Set([...(expected.active.get(date) ?? []), member]));
  };
  const expectedFigures = (): Figures => {
    const days = Array.from({ length: 30 }, (_, back) => dayOf(now() - back * day));
    const figure = (value: (date: string) => string) =>
      Object.fromEntries(days.map((date) => [date, value(date)]));
    return {
      activeMembers: figure((date) => String(expected.active.get(date)?.size ?? 0)),
      newMembers: figure((date) => String(expected.registered.get(date) ?? 0)),
      deposits: figure((date) => formatMinor(expected.deposits.get(date) ?? 0n)),
      withdrawals: figure((date) => formatMinor(expected.withdrawals.get(date) ?? 0n)),
    };
  };

  it('[OPS-5] are those of the rows of each day of the brand’s calendar, without demo members', async () => {
    for (const [place, id] of players.entries()) {
      const at = now() - (place % 4) * day - place * hour;
      await addMembers([id], at);
      if (id !== demoPlayer)
        expected.registered.set(dayOf(at), (expected.registered.get(dayOf(at)) ?? 0) + 1);
    }
    await sql`insert into payout_accounts (id, member_id, kind, title, number, field_values, is_default, bound_at, usable_at)
      values ('card', 'player0', 'bank', '{}', '1', '{}', true, now(), now())`.execute(db());
    const facts = fc.record({
      member: fc.constantFrom(...players),
      // Full hours, so that many are at the first moment of a day.
      at: fc.integer({ min: 0, max: 33 * 24 }).map((hours) => now() - hours * hour),
      kind: fc.constantFrom('bet', 'bet', 'sports', 'deposit', 'withdrawal'),
      pick: fc.nat({ max: 4 }),
      amount: fc.bigInt({ min: 1n, max: 100_000n }),
    });
    for (const { member, at, kind, pick, amount } of fc.sample(facts, { seed: 149, numRuns: 400 })) {
      if (kind === 'bet') {
        await addBet(member, at, (['settled', 'settled', 'void', 'open', 'settled'] as const)[pick]!);
        play(member, at);
      }
      if (kind === 'sports') {
        await addSportsBet(member, at, ['open', 'settled', 'refused', 'pending', 'open'][pick]!);
        if (pick < 2 || pick === 4) play(member, at);
      }
      const sums = kind === 'deposit' ? expected.deposits : expected.withdrawals;
      if (kind === 'deposit') await addDeposit(at, amount, pick > 0);
      if (kind === 'withdrawal') await addWithdrawal(at, amount, pick > 0);
      if ((kind === 'deposit' || kind === 'withdrawal') && pick > 0)
        sums.set(dayOf(at), (sums.get(dayOf(at)) ?? 0n) + amount);
    }
    expect(await read()).toEqual(expectedFigures());
  });

  it('[OPS-5] are equal after the background has stored those of past days, and are not counted again', async () => {
    await store();
    expect(await db().selectFrom('daily_figures').selectAll().execute()).toHaveLength(
      29 * Object.keys(dailyFigures).length,
    );
    expect(await read()).toEqual(expectedFigures());
    const date = dayOf(now() - 3 * day);
    const stored = db()
      .updateTable('daily_figures')
      .where('code', '=', 'activeMembers')
      .where('day', '=', date);
    const { value } = await db()
      .selectFrom('daily_figures')
      .select('value')
      .where('code', '=', 'activeMembers')
      .where('day', '=', date)
      .executeTakeFirstOrThrow();
    await stored.set({ value: 77n }).execute();
    await store();
    expect((await read()).activeMembers?.[date]).toBe('77');
    await stored.set({ value }).execute();
  });

  it('[OPS-5] are counted for an hour after the end of a day, so that what commits late is in them', async () => {
    // Ten minutes past midnight.
    gateway.clock.advance(12 * hour + 600_000);
    await store();
    const late = now() - 600_001;
    await addBet('player1', late, 'settled');
    play('player1', late);
    await addDeposit(late, 500n, true);
    expected.deposits.set(dayOf(late), (expected.deposits.get(dayOf(late)) ?? 0n) + 500n);
    expect(await read()).toEqual(expectedFigures());
    gateway.clock.advance(hour);
    await store();
    expect(await read()).toEqual(expectedFigures());
    const days = await db().selectFrom('daily_figures').select('day').distinct().orderBy('day').execute();
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([29, dayOf(now() - 29 * day), dayOf(late)]);
  });

  it.each([
    ['support', ['activeMembers', 'newMembers']],
    ['cashier', Object.keys(dailyFigures)],
    ['auditor', Object.keys(dailyFigures)],
  ] as const)('[OPS-4] the role %s sees its own', async (role, codes) => {
    expect(Object.keys(await read(role))).toEqual(codes);
  });

  it('[OPS-5] read no table as a whole, and no more when there is more of the past', async () => {
    const operator = await console.newOperator('costs', ['admin']);
    const fill = async (from: number, count: number, since: number) => {
      const ats = Array.from({ length: count }, (_, n) => new Date(now() - (since + (n % 100)) * day));
      const ids = ats.map((at, n) => `${newId(at).slice(0, 18)}${String(from + n).padStart(8, '0')}`);
      await sql`
        with row as (select * from unnest(${ids}::text[], ${ats}::timestamptz[]) with ordinality as each (id, at, n)),
        member as (insert into members (id, account, account_key, password_hash, nickname, invite_code, registered_at)
          select id, id, id, '', 'm', id, at from row),
        deposit as (insert into deposit_orders (id, member_id, channel_code, amount, state, created_at, expires_at, paid_at)
          select id, 'player0', 'bank', 100, 'paid', at, at, at from row),
        withdrawal as (insert into withdrawal_orders
            (id, member_id, account_id, amount, fee, state, requested_at, reviewed_at, ended_at)
          select id, 'player0', 'card', 100, 0, 'paid', at, at, at from row)
        insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail, turnover)
          select id, 'player' || n % 7, 'golden-dragon', 100, 0, 'settled', at, at, '{}', 0 from row`.execute(
        db(),
      );
      await insertSportsBets(ids, ats, 'player0', 'settled');
    };
    const cost = async () => {
      await sql`vacuum analyze`.execute(db());
      await store();
      return readCost(db(), () => operator.call('dailyFigures', {}));
    };
    await fill(0, 20_000, 0);
    await db().deleteFrom('daily_figures').execute();
    const first = await cost();
    const tables = ['bets', 'sport_bets', 'members', 'deposit_orders', 'withdrawal_orders'];
    expect(first.scanned.filter((table) => tables.includes(table))).toEqual([]);
    await fill(20_000, 20_000, 40);
    const second = await cost();
    expect(second.scanned.filter((table) => tables.includes(table))).toEqual([]);
    expect(second.blocks).toBeLessThan(first.blocks * 1.2);
    await db().deleteFrom('daily_figures').execute();
    // The test notices what counts every day again.
    const { blocks } = await readCost(db(), () => operator.call('dailyFigures', {}));
    expect(blocks).toBeGreaterThan(second.blocks * 3);
  });
});
