import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { BusinessError } from './business-error';
import type { Database } from './db/database';
import { withRetry } from './db/retry';
import { mainAccount, runPosting } from './domain/money';
import { createBetTotalsFolding, settleRoundStatement } from './domain/play';
import { createRoundClock } from './domain/play/tables/round-clock';
import { createTestBook, home, type TestBook } from './domain/sports/testing/test-book';
import { newId } from './ids';
import { storeDailyFigures } from './operator/areas/daily-figures';
import { compareRollups, rebuildRollups, rollups } from './rollups';
import { bundleCommand, type Command } from './testing/command';
import { countWaiting } from './testing/count-waiting';
import { tableGames } from './venues/tables';

const hour = 3_600_000;
const day = 24 * hour;
const members = 4;
const timeZone = 'Asia/Shanghai';

const kinds = [
  ...['round', 'round', 'round', 'slip', 'void slip', 'sports bet', 'cash-out', 'result', 'correction'],
  ...[
    'grant',
    'revoke',
    'promotion',
    'cards',
    'question',
    'reply',
    'fold',
    'fold',
    'minutes',
    'hours',
    'day',
  ],
] as const;
type Kind = (typeof kinds)[number];

interface Step {
  readonly kind: Kind;
  readonly by: number;
  readonly amount: bigint;
  readonly pick: number;
}

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  by: fc.nat({ max: members - 1 }),
  amount: fc.bigInt({ min: 150n, max: 5_000n }),
  pick: fc.nat({ max: 7 }),
});

/** Wrong values for a roll-up; the rows of another member or day stay as they are. */
const damages: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  ledger_balances: [sql`update ledger_balances set balance = balance + 7`],
  member_play: [
    sql`update member_play set total = total + 3, stake_day = stake_day + 1, loss_week = 0, loss_month = loss_month - 5`,
  ],
  turnover_by_category: [
    sql`update turnover_by_category set total = total + 1`,
    sql`delete from turnover_by_category where category = (select min(category) from turnover_by_category)`,
  ],
  sport_exposure: [
    sql`update sport_exposure set amount = amount + 1`,
    sql`delete from sport_exposure where amount > 1`,
  ],
  sport_bet_days: [
    sql`delete from sport_bet_days where state = 'settled' and count > 0`,
    sql`update sport_bet_days set count = count + 1, stake = 0`,
  ],
  ledger_marks: [sql`insert into ledger_marks values ('main:nobody', 9)`],
  ledger_days: [
    sql`delete from ledger_days where kind = 'stake'`,
    sql`update ledger_days set count = count + 1, last_seq = 0`,
    sql`insert into ledger_days select account, day - 400, kind, cause, 1, 1, 1, 1, 1 from ledger_days limit 1`,
  ],
  bet_marks: [
    sql`update bet_marks set seq = seq + 1000000`,
    sql`insert into bet_marks values ('nobody', 9, '{}')`,
  ],
  bet_days: [
    sql`delete from bet_days where day = (select min(day) from bet_days)`,
    sql`update bet_days set payout = payout + 1`,
  ],
  daily_figures: [
    sql`update daily_figures set value = value + 1`,
    sql`insert into daily_figures select 'removed', day, 1 from daily_figures limit 1`,
  ],
  promotions: [sql`update promotions set committed = 0`],
  flip_budgets: [sql`update flip_budgets set reserved = 1`],
  grant_budgets: [sql`update grant_budgets set committed = committed + 1`],
  peak_scores: [
    sql`update peak_scores set rounds = rounds + 1, payout = payout + 1`,
    sql`delete from peak_scores where member_id = (select min(member_id) from peak_scores)`,
    sql`insert into peak_scores select week, id, 1, 'none', 1, 1 from peak_weeks, members on conflict do nothing`,
  ],
  threads: [sql`update threads set answered_up_to = null`],
};

describe('the stored sums', () => {
  let book: TestBook;
  let command: Command;
  beforeAll(async () => {
    command = bundleCommand();
    book = await createTestBook();
    await play();
  });
  afterAll(async () => {
    command.remove();
    await book.gateway.close();
  });

  const db = () => book.gateway.services.db;
  const clock = () => book.gateway.clock;
  const rebuild = () => rebuildRollups(db(), clock());

  /** Plays a mixed history of a month; a step that is refused does nothing. */
  const play = async () => {
    const { gateway, newEvent, newKey, change, newMember } = book;
    const { services } = gateway;
    const table = tableGames.find(({ code }) => code === 'baccarat-a')!;
    const rounds = createRoundClock(timeZone);
    const fold = createBetTotalsFolding({ db: db(), timeZone, least: 2 });
    const players: { id: string; token: string }[] = [];
    for (let index = 0; index < members; index++) players.push(await newMember(10_000_00n));
    const events: string[] = [];
    const bets: { id: string; memberId: string }[] = [];
    const grants: string[] = [];
    const threads: string[] = [];
    const key = (memberId: string) => ({ owner: memberId, key: newKey(), requestHash: 'mixed' });
    await sql`insert into promotions (id, slug, category, rank, title, summary, terms, scene, rule, starts_at, published_at, budget)
      values ('mixed', 'mixed', 'daily', 0, '{"en": "x", "zh-CN": "x"}', '{"en": "x", "zh-CN": "x"}', '[]', 'festival',
        '{"type": "turnover-steps", "categories": ["egame"], "steps": [{"turnover": "10.00", "amount": "8.00"}]}',
        ${new Date(clock().now())}, ${new Date(clock().now())}, 100000)`.execute(db());

    const acts: Record<Kind, (given: Step & { memberId: string }) => unknown> = {
      round: ({ memberId, amount, pick }) =>
        services.house.settleRound({
          session: { memberId, gameCode: 'golden-dragon' },
          key: newKey(),
          stake: amount,
          payout: pick > 4 ? amount * BigInt(pick) : 0n,
          detail: { kind: 'test' },
        }),
      slip: async ({ memberId, pick }) => {
        const round = rounds.roundAt(table.clock, clock().now());
        const lines = [{ selection: pick % 2 ? 'banker' : 'player', stake: '20.00' }];
        const slip = { key: newKey(), round: round.no, clientSeed: 'mine', lines };
        await services.tables.place({ memberId, gameCode: table.code }, slip);
        if (pick > 3) await fold();
        clock().advance(round.endsAt - clock().now());
        await services.tables.advance();
      },
      'void slip': async ({ memberId, pick }) => {
        const round = rounds.roundAt(table.clock, clock().now());
        const lines = [{ selection: 'tie', stake: '20.00' }];
        const slip = { key: newKey(), round: round.no, clientSeed: 'mine', lines };
        await services.tables.place({ memberId, gameCode: table.code }, slip);
        // The stake comes back on a later day.
        if (pick > 3) clock().advance(day);
        await services.tables.voidRound(table.code, round.no);
      },
      'sports bet': async ({ memberId, amount, pick }) => {
        if (pick < 4 || events.length === 0) events.push(await newEvent(hour));
        const legs = [{ selection: home(events.at(-1)!), price: 2000, epoch: 1 }];
        const asked = {
          provider: 'IMTY' as const,
          legs,
          sizes: [1],
          unit: amount + 1_000n,
          isConfirmed: true,
        };
        const { bet } = await services.sportsBook.place(memberId, newKey(), { ...asked, consent: 'better' });
        bets.push({ id: bet.id, memberId });
      },
      'cash-out': async () => {
        const { id, memberId } = bets.at(-1)!;
        const [quote] = (await services.sportsBook.quotes(memberId, [id])).quotes;
        if (quote) await services.sportsBook.cashOut(memberId, newKey(), { quote: quote.quote, part: 50 });
      },
      result: async ({ pick }) => {
        const event = events[pick % events.length]!;
        change(event, { status: 'settled', score: pick > 4 ? [1, 0] : [0, 0] });
        await services.sportsBook.override(event, 'finish', {});
        await services.sportsBook.settle();
      },
      correction: async ({ pick }) => {
        const event = events[pick % events.length]!;
        change(event, { status: 'settled', score: pick > 4 ? [0, 0] : [2, 0] });
        await services.sportsBook.override(event, 'finish', {});
        await services.sportsBook.settle();
      },
      grant: async ({ memberId, amount }) => grants.push(await gateway.grant(memberId, amount)),
      revoke: () => services.grants.revoke(grants.pop()!, { en: 'x', 'zh-CN': 'x' }),
      promotion: ({ memberId }) =>
        services.promotions.apply(memberId, { slug: 'mixed', version: 1 }, key(memberId)),
      cards: async ({ memberId, pick }) => {
        const at = new Date(clock().now());
        const today = new Date(clock().now() + 8 * hour).toISOString().slice(0, 10);
        await db()
          .insertInto('sign_ins')
          .values({ member_id: memberId, day: today, coins: 0n, at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const { id: round } = await services.flips.start(memberId);
        await services.flips.flip(memberId, { round, card: pick, clientSeed: 'mine' });
      },
      question: async ({ memberId }) => {
        const thread = newId(new Date(clock().now()));
        await sql`insert into threads (id, kind, member_id, topic, state, excerpt, at, last_at)
          values (${thread}, 'ticket', ${memberId}, 'other', 'open', '', now(), now())`.execute(db());
        threads.push(thread);
      },
      reply: ({ pick }) =>
        sql`insert into thread_messages (id, thread_id, author, name, client_key, is_automatic, text, at)
          values (${newId(new Date(clock().now()))}, ${threads.at(-1)}, ${pick > 2 ? 'staff' : 'customer'},
            ${pick > 2 ? '{}' : null}, ${pick > 2 ? null : newKey()}, false, '{"en": "x", "zh-CN": "x"}', now())`.execute(
          db(),
        ),
      fold,
      minutes: ({ pick }) => clock().advance((pick + 1) * 60_000),
      hours: ({ pick }) => clock().advance((2 * pick + 1) * hour),
      day: () => clock().advance(day),
    };

    const done = new Map<Kind, number>();
    await services.peak.closeDue();
    for (const given of fc.sample(step, { seed: 138, numRuns: 400 })) {
      clock().advance(1_000);
      try {
        await acts[given.kind]({ ...given, memberId: players[given.by]!.id });
        done.set(given.kind, (done.get(given.kind) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof BusinessError || error instanceof TypeError)) throw error;
      }
      await services.peak.closeDue();
    }
    // The mark of a member passes slips that are open, and are settled or not afterwards.
    const lastSlips = { kind: 'slip', by: 0, amount: 0n, pick: 4, memberId: players[0]!.id } as const;
    for (let slip = 0; slip < 3; slip++) await acts.round({ ...lastSlips, amount: 200n });
    await acts.slip(lastSlips);
    await storeDailyFigures(services);
    // Every kind of step has had an effect.
    for (const kind of kinds) expect([kind, done.get(kind) ?? 0]).not.toEqual([kind, 0]);
  };

  /** Every row of a roll-up, also in columns that a rebuild keeps. */
  const dump = async (table: string) => {
    const { rows } = await sql<{ row: string }>`select each::text as row from ${sql.table(table)} as each
      order by row`.execute(db());
    return rows.map(({ row }) => row);
  };
  const dumpAll = async () =>
    Object.fromEntries(
      await Promise.all(rollups.map(async ({ table }) => [table, await dump(table)] as const)),
    );
  const acts = async () =>
    (await db().selectFrom('operator_acts').select('after').where('call', '=', 'rebuild').execute()).length;

  it('[REQ-10] are what their rows add up to after a mixed history, so that a rebuild changes nothing', async () => {
    const before = await dumpAll();
    for (const { table } of rollups) expect([table, before[table]?.length]).not.toEqual([table, 0]);
    expect(await compareRollups(db())).toEqual([]);
    expect(await rebuild()).toEqual([]);
    expect(await dumpAll()).toEqual(before);
    expect(await acts()).toBe(0);
  });

  it.each(rollups.map(({ table }) => table))('[REQ-10] in %s are rebuilt to the same rows', async (table) => {
    const before = await dumpAll();
    for (const damage of damages[table]!) {
      await damage.execute(db());
      const damaged = await dumpAll();
      expect(damaged[table]).not.toEqual(before[table]);
      const seen = await compareRollups(db());
      expect(seen.map((each) => each.table)).toContain(table);
      // A comparison changes nothing.
      expect(await dumpAll()).toEqual(damaged);
      expect(await rebuild()).toEqual(seen);
      expect(await compareRollups(db())).toEqual([]);
    }
    if (table !== 'bet_marks') expect(await dumpAll()).toEqual(before);
  });

  /** A round with a stake of 2.00 in a transaction of its caller. */
  const playWithin = (within: Database, memberId: string) => {
    const at = new Date(clock().now());
    const round = { id: newId(at), memberId, account: mainAccount(memberId), gameCode: 'golden-dragon', at };
    const gameName = { en: 'x', 'zh-CN': 'x' };
    const detail = { kind: 'test' };
    const settled = { ...round, gameName, category: 'egame' as const, stake: 200n, payout: 0n, detail };
    return runPosting(within, settleRoundStatement(settled));
  };

  it('[REQ-10] lose nothing of a round that is committed while they are rebuilt', async () => {
    const { id } = await book.newMember(100_00n);
    await playWithin(db(), id);
    await sql`update member_play set total = 0`.execute(db());
    let rebuilt: Promise<unknown> | undefined;
    await db()
      .transaction()
      .execute(async (transaction) => {
        await playWithin(transaction, id);
        rebuilt = rebuild();
        while ((await countWaiting(db())) === 0) await setTimeout(10);
      });
    await rebuilt;
    expect(await compareRollups(db())).toEqual([]);
  });

  it('[REQ-10] are rebuilt again and again while members play', async () => {
    const players = [await book.newMember(100_00n), await book.newMember(100_00n)];
    const playAll = async ({ id }: { id: string }) => {
      for (let round = 0; round < 15; round++) await withRetry(() => playWithin(db(), id));
    };
    const rebuildAll = async () => {
      for (let time = 0; time < 5; time++) {
        await withRetry(() => sql`update turnover_by_category set total = total + 1`.execute(db()));
        expect(await rebuild()).not.toEqual([]);
      }
    };
    await Promise.all([...players, ...players].map(playAll).concat(rebuildAll()));
    expect(await compareRollups(db())).toEqual([]);
    expect(await book.broken()).toEqual([]);
  });

  it('[REQ-10] are compared and rebuilt by a command, which leaves an act of operators', async () => {
    const run = (...words: string[]) =>
      command.run({ DATABASE_URL: book.gateway.database.url }, ['rebuild', ...words]).ended;
    await sql`update grant_budgets set committed = committed + 1
      where month = (select min(month) from grant_budgets)`.execute(db());
    const before = await acts();
    const compared = await run('--dry-run');
    expect(compared.code).toBe(1);
    expect(compared.output).toContain(
      'grant_budgets, from dividends by hand that were not revoked: 1 row differs',
    );
    expect(await acts()).toBe(before);
    expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining('are stored') });
    expect(await acts()).toBe(before + 1);
    expect(await run('--dry-run')).toMatchObject({ code: 0 });
    expect(await run('--dry')).toMatchObject({
      code: 1,
      output: expect.stringContaining('rebuild [--dry-run]'),
    });
  });
});
