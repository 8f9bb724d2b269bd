import { gameCategories } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { post } from '../domain/money';
import type { PostingKind } from '../domain/money/ledger/posting-kinds';
import { newId } from '../ids';
import { readCost } from '../testing/statement-cost';
import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import { dailyFigures, figureCodes, storeDailyFigures } from './areas/daily-figures';
import type { OperatorRole } from './contract';

const hour = 3_600_000;
const day = 24 * hour;

/** The day of the brand's calendar, UTC+8, as an own reading of it. */
const dayOf = (moment: number) => new Date(moment + 8 * hour).toISOString().slice(0, 10);

/** By code and day. */
type Figures = Record<string, Record<string, string>>;

const players = Array.from({ length: 8 }, (_, n) => `player${n}`);
const demoPlayer = 'player7';
/** The figures that are summed from the ledger. */
const moneyOfTheHouse = [
  'stakes',
  'payouts',
  'gross',
  'bonuses',
  'commissions',
  'adjustments',
  'fees',
  'net',
];
/** The figures of the overview. */
const charted = ['activeMembers', 'newMembers', 'deposits', 'withdrawals', 'gross'];

describe('figures by day on the overview', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  withTestConsole((...opened) => {
    [gateway, console] = opened;
  });

  const db = () => gateway.services.db;
  const now = () => gateway.clock.now();
  const store = () => storeDailyFigures(gateway.services);

  let logins = 0;
  const operators = new Map<OperatorRole, Promise<TestOperator>>();
  /** Sessions end meanwhile. */
  const advance = (time: number) => {
    gateway.clock.advance(time);
    operators.clear();
  };
  const operatorWith = (role: OperatorRole): Promise<TestOperator> => {
    const known = operators.get(role) ?? console.newOperator(`reader${++logins}`, [role]);
    operators.set(role, known);
    return known;
  };
  const read = async (role: OperatorRole = 'admin'): Promise<Figures> => {
    const { items } = (await (await operatorWith(role)).call('dailyFigures', {})).data;
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

  const cause = { subject: { 'zh-CN': '测试', en: 'test' } };
  /** Moves money between two accounts. Debits of members are made possible by the deposit of `fund`. */
  const move = (
    kind: PostingKind,
    at: number,
    [from, to, entry, amount]: readonly [
      string,
      string,
      'stake' | 'held' | 'payout' | 'bonus' | 'commission' | 'adjustment' | 'withdrawal' | 'deposit',
      bigint,
    ],
    reference = 'test',
  ) =>
    post(db(), {
      ...cause,
      ...{ id: newId(new Date(at)), kind, reference, at: new Date(at) },
      entries: [
        { account: from, kind: entry, amount: -amount },
        { account: to, kind: entry, amount },
      ],
    });
  const fund = async (member: string) => {
    await sql`insert into ledger_balances (account, member_id)
      values (${`main:${member}`}, ${member}), (${`stake:${member}`}, ${member})`.execute(db());
    await move('deposit', now() - 60 * day, ['house:cashier', `main:${member}`, 'deposit', 100_000_000n]);
  };

  /** Games of the catalogue by category: those of a round of which play is added. */
  const playedGames = { 'golden-dragon': 'egame' } as Record<string, string>;
  const addRound = async (member: string, at: number, game: string, stake: bigint, payout: bigint) => {
    const id = newId(new Date(at));
    await sql`insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail, turnover)
      values (${id}, ${member}, ${game}, ${stake}, ${payout}, 'settled', ${new Date(at)}, ${new Date(at)}, '{}', 0)`.execute(
      db(),
    );
    await move('round', at, [`main:${member}`, 'house:games', 'stake', stake], id);
    if (payout > 0n) await move('round', at, ['house:games', `main:${member}`, 'payout', payout], id);
  };
  const settleSportsBet = async (
    member: string,
    placedAt: number,
    at: number,
    stake: bigint,
    payout: bigint,
  ) => {
    const id = newId(new Date(placedAt));
    await insertSportsBets([id], [new Date(placedAt)], member, 'settled');
    await move('sport', placedAt, [`main:${member}`, `stake:${member}`, 'stake', stake], id);
    await move('sport', at, [`stake:${member}`, 'house:games', 'held', stake], id);
    if (payout > 0n) await move('sport', at, ['house:games', `main:${member}`, 'payout', payout], id);
  };

  /** Members, bets and payments of the last 33 days, and the figures of the days counted here. */
  const expected = {
    /** Sums by day and code. */
    money: new Map<string, Record<string, bigint>>(),
    active: new Map<string, Set<string>>(),
    registered: new Map<string, number>(),
    deposits: new Map<string, bigint>(),
    withdrawals: new Map<string, bigint>(),
  };
  const count = (member: string, at: number, amounts: Readonly<Record<string, bigint>>) => {
    if (member === demoPlayer) return;
    const sums = expected.money.get(dayOf(at)) ?? {};
    for (const [code, amount] of Object.entries(amounts)) sums[code] = (sums[code] ?? 0n) + amount;
    expected.money.set(dayOf(at), sums);
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
      gross: figure((date) => formatMinor(expected.money.get(date)?.gross ?? 0n)),
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
    for (const id of players) await fund(id);
    const { rows: games } = await sql<{
      code: string;
      category: string;
    }>`select distinct on (category) code, category from games
      where category <> 'sport' order by category, code`.execute(db());
    for (const { code, category } of games) playedGames[code] = category;
    const facts = fc.record({
      member: fc.constantFrom(...players),
      // Full hours, so that many are at the first moment of a day.
      at: fc.integer({ min: 0, max: 33 * 24 }).map((hours) => now() - hours * hour),
      kind: fc.constantFrom(
        'bet',
        'bet',
        'sports',
        'deposit',
        'withdrawal',
        'round',
        'round',
        'settled',
        'given',
      ),
      payout: fc.bigInt({ min: 0n, max: 200_000n }),
      game: fc.constantFrom(...Object.keys(playedGames)),
      pick: fc.nat({ max: 4 }),
      amount: fc.bigInt({ min: 1n, max: 100_000n }),
    });
    for (const { member, at, kind, pick, amount, payout, game } of fc.sample(facts, {
      seed: 149,
      numRuns: 700,
    })) {
      if (kind === 'bet') {
        await addBet(member, at, (['settled', 'settled', 'void', 'open', 'settled'] as const)[pick]!);
        play(member, at);
      }
      if (kind === 'sports') {
        await addSportsBet(member, at, ['open', 'settled', 'refused', 'pending', 'open'][pick]!);
        if (pick < 2 || pick === 4) play(member, at);
      }
      if (kind === 'round') {
        await addRound(member, at, game, amount, payout);
        play(member, at);
        const of = (code: string) => `${code}.${playedGames[game]}`;
        const gross = amount - payout;
        count(member, at, {
          stakes: amount,
          payouts: payout,
          gross,
          net: gross,
          [of('stakes')]: amount,
          [of('gross')]: gross,
        });
      }
      if (kind === 'settled') {
        // Counted on the day of the settlement.
        await settleSportsBet(member, at - pick * 20 * hour, at, amount, payout);
        play(member, at - pick * 20 * hour);
        const gross = amount - payout;
        count(member, at, {
          stakes: amount,
          payouts: payout,
          gross,
          net: gross,
          'stakes.sport': amount,
          'gross.sport': gross,
        });
      }
      if (kind === 'given') {
        const main = `main:${member}`;
        const moves = [
          ['bonus', ['house:promotions', main, 'bonus', amount], { bonuses: amount, net: -amount }],
          [
            'commission',
            ['house:commissions', main, 'commission', amount],
            { commissions: amount, net: -amount },
          ],
          [
            'adjustment',
            ['house:adjustments', main, 'adjustment', amount],
            { adjustments: amount, net: -amount },
          ],
          ['withdrawal', [main, 'house:fees', 'withdrawal', amount], { fees: amount, net: amount }],
          // Money in and out, and that of demos, is none that the house has earned.
          ['adjustment', ['house:demo', main, 'adjustment', amount], {}],
        ] as const;
        const [posting, entries, amounts] = moves[pick]!;
        await move(posting, at, entries);
        count(member, at, amounts);
      }
      const sums = kind === 'deposit' ? expected.deposits : expected.withdrawals;
      if (kind === 'deposit') await addDeposit(at, amount, pick > 0);
      if (kind === 'withdrawal') await addWithdrawal(at, amount, pick > 0);
      if ((kind === 'deposit' || kind === 'withdrawal') && pick > 0)
        sums.set(dayOf(at), (sums.get(dayOf(at)) ?? 0n) + amount);
    }
    // What is summed from the ledger appears once the past days are stored.
    const { gross, ...counted } = expectedFigures();
    expect(await read()).toEqual(counted);
    expect(gross).toBeDefined();
  });

  it('[OPS-5] are stored by one gateway at a time', async () => {
    await db()
      .transaction()
      .execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtext('daily figures'))`.execute(transaction);
        await store();
      });
    expect(await db().selectFrom('daily_figures').selectAll().execute()).toEqual([]);
  });

  it('[OPS-5] are equal after the background has stored those of past days, and are not counted again', async () => {
    await store();
    expect(await db().selectFrom('daily_figures').selectAll().execute()).toHaveLength(
      // One run of the background counts 31 days.
      31 * figureCodes.length,
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
    advance(12 * hour + 600_000);
    await store();
    const late = now() - 600_001;
    await addBet('player1', late, 'settled');
    play('player1', late);
    await addDeposit(late, 500n, true);
    expected.deposits.set(dayOf(late), (expected.deposits.get(dayOf(late)) ?? 0n) + 500n);
    expect(await read()).toEqual(expectedFigures());
    advance(hour);
    await store();
    expect(await read()).toEqual(expectedFigures());
    const days = await db().selectFrom('daily_figures').select('day').distinct().orderBy('day').execute();
    expect([days.length, days.at(-1)?.day]).toEqual([4 * 31, dayOf(late)]);
  });

  const report = async (span: { from?: string; to?: string } = {}, role: OperatorRole = 'cashier') => {
    return (await operatorWith(role)).call('report', span);
  };

  it('[OPS-5] are listed in a report by day with their totals, and the play by category', async () => {
    const to = dayOf(now() - day);
    const from = dayOf(now() - 21 * day);
    const { data } = await report({ from, to });
    const days = Array.from({ length: 21 }, (_, back) => dayOf(now() - (1 + back) * day));
    expect(data.items.map((row) => row.day)).toEqual(days);
    const amount = (date: string, code: string) => expected.money.get(date)?.[code] ?? 0n;
    const total = (code: string) => formatMinor(days.reduce((sum, date) => sum + amount(date, code), 0n));
    const codes = moneyOfTheHouse;
    for (const { day: date, values } of data.items) {
      expect(values).toMatchObject(
        Object.fromEntries(codes.map((code) => [code, formatMinor(amount(date, code))])),
      );
      expect(values.activeMembers).toBe(String(expected.active.get(date)?.size ?? 0));
      expect(values.deposits).toBe(formatMinor(expected.deposits.get(date) ?? 0n));
    }
    const totals = Object.fromEntries(data.figures.map((figure) => [figure.code, figure.total]));
    expect(totals).toMatchObject(Object.fromEntries(codes.map((code) => [code, total(code)])));
    expect(totals.activeMembers).toBeNull();
    expect(Object.keys(totals)).toEqual(Object.keys(dailyFigures));
    expect(data.categories.map(({ code, stakes, gross }) => [code, stakes, gross])).toEqual(
      gameCategories.map((category) => [category, total(`stakes.${category}`), total(`gross.${category}`)]),
    );
    // The amounts are no zeros that would agree by themselves.
    for (const code of [...codes, 'stakes.sport', 'gross.chess'])
      expect([code, total(code)]).not.toEqual([code, '0.00']);
  });

  it('[OPS-5] are those of the last 30 days in a report without a span', async () => {
    const { data } = await report();
    expect([data.from, data.to, data.today, data.items.length]).toEqual([
      ...[dayOf(now() - 29 * day), dayOf(now()), dayOf(now())],
      30,
    ]);
    expect(data.first).toBe(dayOf(now() - 399 * day));
  });

  it('[OPS-5] have no value in a report while a past day is not stored, other than those of today', async () => {
    const { data: whole } = await report();
    expect(whole.isComplete).toBe(true);
    const before = await db().deleteFrom('daily_figures').returningAll().execute();
    const { data } = await report();
    expect(data.isComplete).toBe(false);
    const [today, yesterday] = data.items;
    expect([today, yesterday?.values.gross, yesterday?.values.net]).toEqual([whole.items[0], null, null]);
    expect(yesterday?.values.activeMembers).toBe(whole.items[1]?.values.activeMembers);
    const totals = (of: typeof data) => of.figures.map(({ code, total }) => [code, total]);
    expect(Object.fromEntries(totals(data))).toMatchObject({
      ...Object.fromEntries(totals(whole)),
      ...Object.fromEntries(moneyOfTheHouse.map((code) => [code, null])),
    });
    expect(data.categories.map(({ gross }) => gross)).toEqual(whole.categories.map(() => null));
    await db().insertInto('daily_figures').values(before).execute();
  });

  it.each([
    ['a day that no calendar has', { from: '2026-02-31', to: '2026-03-01' }],
    ['an end before the start', { from: '2026-05-02', to: '2026-05-01' }],
    ['a day to come', { to: '2030-01-01' }],
    ['a day that is no longer kept', { from: '2020-01-01', to: '2020-01-02' }],
    ['more than 93 days', { from: '2026-01-01', to: '2026-04-04' }],
  ])('[OPS-5] a report of %s is refused', async (_, span) => {
    expect((await report(span)).data).toMatchObject({ error: 'invalid-request' });
  });

  it.each(['support', 'editor'] as const)('[OPS-4] the role %s reads no report', async (role) => {
    expect((await report({}, role)).data).toMatchObject({ error: 'not-allowed' });
  });

  it.each([
    ['support', ['activeMembers', 'newMembers']],
    ['cashier', charted],
    ['auditor', charted],
  ] as const)('[OPS-4] the role %s sees its own', async (role, codes) => {
    expect(Object.keys(await read(role))).toEqual(codes);
  });

  it('[OPS-5] read no table as a whole, and no more when there is more of the past', async () => {
    const operator = await operatorWith('admin');
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
          select id, 'player0', 'card', 100, 0, 'paid', at, at, at from row),
        posted as (insert into ledger_transactions (id, home, kind, reference, subject, at)
          select id, 'player' || n % 7, 'round', id, '{}', at from row),
        entry as (insert into ledger_entries (transaction_id, home, account, kind, amount, at)
          select id, 'player' || n % 7, 'house:games', 'stake', 100, at from row)
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
    const tables = [
      ...['bets', 'sport_bets', 'members', 'deposit_orders', 'withdrawal_orders'],
      ...['ledger_transactions', 'ledger_entries'],
    ];
    expect(first.scanned.filter((table) => tables.includes(table))).toEqual([]);
    await fill(20_000, 20_000, 40);
    const second = await cost();
    expect(second.scanned.filter((table) => tables.includes(table))).toEqual([]);
    // The entries of a transaction are found by an index, which may have one more level.
    expect(second.blocks).toBeLessThan(first.blocks * 1.5);
    await db().deleteFrom('daily_figures').execute();
    // The test notices what counts every day again.
    const { blocks } = await readCost(db(), () => operator.call('dailyFigures', {}));
    expect(blocks).toBeGreaterThan(second.blocks * 3);
  });
});
