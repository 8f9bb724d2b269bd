import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { countWaiting } from '../../../testing/count-waiting';
import { brokenRules, createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { fairStream } from '../../../venues/fair';
import { slotVenue } from '../../../venues/registry';
import { coinTable, coinTables, coinTableVenue, otherTable } from '../../../venues/testing/coin-table';
import { mainAccount, venueAccount } from '../../money';
import { createBus } from '../../operations';
import { drawRound, type TableRound } from './finish-round';
import { placeSlipStatement } from './place-slip';
import { createRoundClock } from './round-clock';
import { sha256 } from './seed-chain';
import type { GivenSlip } from './tables';

const roundClock = createRoundClock('Asia/Shanghai');
const venues = [slotVenue, coinTableVenue];
const second = 1_000;

describe('table games', () => {
  let gateway: TestGateway;
  let other: TestGateway;
  let member: { id: string; token: string };
  const bus = createBus();
  let keys = 0;

  beforeAll(async () => {
    gateway = await createTestGateway({ venues, tableGames: coinTables, bus });
    other = await createTestGateway({ venues, tableGames: coinTables, sharesWith: gateway });
  });
  afterAll(async () => {
    await other.close();
    await gateway.close();
  });

  beforeEach(async () => {
    // A round of its own for every test, from its first moment.
    const { endsAt } = running();
    gateway.clock.advance(endsAt - gateway.clock.now());
    member = await gateway.newMember(`tables${++keys}`);
    await gateway.credit(member.id, 1_000_000n);
  });
  afterEach(async () => {
    expect(await brokenRules(gateway.services.db)).toEqual([]);
  });

  const running = (game = coinTable) => roundClock.roundAt(game.clock, gateway.clock.now());
  const db = () => gateway.services.db;

  const slip = (details: Partial<GivenSlip> = {}): GivenSlip => ({
    key: `slip-key-${++keys}`,
    round: running().no,
    clientSeed: 'my-seed',
    lines: [{ selection: 'heads', stake: '10.00' }],
    ...details,
  });
  const place = (given = slip(), by = gateway, account?: string, memberId = member.id) =>
    by.services.tables.place({ memberId, gameCode: coinTable.code, ...(account && { account }) }, given);
  const codeOf = (placed: Promise<unknown>) =>
    placed.then(
      () => undefined,
      ({ code, data }: { code: number; data: unknown }) => [code, data],
    );
  const rowOf = (no: string, code = coinTable.code) =>
    db().selectFrom('table_rounds').selectAll().where('id', '=', `${code}-${no}`).executeTakeFirst();
  const balance = () => gateway.services.wallet.balance(member.id);
  const toDraw = () => gateway.clock.advance(running().drawsAt - gateway.clock.now());
  const slipsOf = async (no: string) => gateway.services.tables.slipsOf(member.id, coinTable.code, no);

  describe('a slip', () => {
    it('[GAM-2] takes its stake, and is open until the round is settled', async () => {
      const given = slip({
        lines: [
          { selection: 'heads', stake: '10.00' },
          { selection: 'two:03-17', stake: '2.00' },
          { selection: 'heads', stake: '5.00' },
        ],
      });
      const placed = await place(given);
      expect(placed.balance).toBe(1_000_000n - 1_700n);
      expect(placed.slip).toEqual({
        id: expect.any(String),
        round: given.round,
        stake: '17.00',
        state: 'open',
        payout: null,
        lines: [
          { selection: 'heads', name: { 'zh-CN': '正面', en: 'Heads' }, stake: '15.00', payout: null },
          {
            selection: 'two:03-17',
            name: { 'zh-CN': '任选 03 17', en: 'Any two 03 17' },
            stake: '2.00',
            payout: null,
          },
        ],
      });
      expect(await slipsOf(given.round)).toEqual({
        round: given.round,
        state: 'betting',
        slips: [placed.slip],
      });
      expect(await gateway.services.tables.openSlips(member.id, coinTable.code)).toEqual([placed.slip]);
      const stranger = await gateway.newMember(`stranger${keys}`);
      expect(await gateway.services.tables.openSlips(stranger.id, coinTable.code)).toEqual([]);
      const { slips } = await gateway.services.tables.slipsOf(stranger.id, coinTable.code, given.round);
      expect(slips).toEqual([]);
      const { data } = await gateway.call('betRecords', {}, { token: member.token });
      expect(data.items[0]).toMatchObject({ state: 'open', stake: '17.00', settledAt: null });
    });

    it('[REQ-10] is placed once for a key, and answered again also after the round', async () => {
      const given = slip();
      const placed = await place(given);
      expect(await Promise.all([place(given), place(given, other)])).toEqual([placed, placed]);
      toDraw();
      await gateway.services.tables.advance();
      expect(await place(given)).toEqual(placed);
      expect((await slipsOf(given.round)).slips).toHaveLength(1);
      expect(await codeOf(place({ ...given, clientSeed: 'another' }))).toEqual([
        errorCodes.idempotencyKeyReused,
        {},
      ]);
    });

    it.each<[string, Partial<GivenSlip>, number, unknown]>([
      [
        'a stake of nothing',
        { lines: [{ selection: 'heads', stake: '0.00' }] },
        20103,
        { min: '1.00', max: '5000.00' },
      ],
      [
        'a stake above the limit',
        { lines: [{ selection: 'heads', stake: '5001.00' }] },
        20103,
        { min: '1.00', max: '5000.00' },
      ],
      [
        'lines on one selection above its limit',
        { lines: Array(2).fill({ selection: 'heads', stake: '2501.00' }) },
        20103,
        { min: '1.00', max: '5000.00' },
      ],
      [
        'a stake between two chips',
        { lines: [{ selection: 'heads', stake: '1.50' }] },
        10003,
        { fields: [{ field: 'stake', reason: 'unknown' }] },
      ],
      [
        'an unknown selection',
        { lines: [{ selection: 'edge', stake: '1.00' }] },
        10003,
        { fields: [{ field: 'selection', reason: 'unknown' }] },
      ],
      [
        'a pick of too few numbers',
        { lines: [{ selection: 'two:03', stake: '1.00' }] },
        10003,
        { fields: [{ field: 'selection', reason: 'unknown' }] },
      ],
      [
        'a pick with a number twice',
        { lines: [{ selection: 'two:03-03', stake: '1.00' }] },
        10003,
        { fields: [{ field: 'selection', reason: 'unknown' }] },
      ],
      [
        '41 lines',
        {
          lines: Array.from({ length: 41 }, (_, index) => ({
            selection: `two:01-${String(index + 2).padStart(2, '0')}`,
            stake: '1.00',
          })),
        },
        10003,
        { fields: [{ field: 'lines', reason: 'format' }] },
      ],
      ['no lines', { lines: [] }, 10003, { fields: [{ field: 'lines', reason: 'format' }] }],
      [
        'a possible payout above the limit',
        { lines: [{ selection: 'two:01-02', stake: '2001.00' }] },
        20654,
        { max: '1000000.00' },
      ],
      ['a round that does not exist', { round: '202602300001' }, 20651, {}],
      ['a round of tomorrow', { round: '202606200001' }, 20651, {}],
      ['a round of last year', { round: '202506200001' }, 20651, {}],
    ])('[GAM-2] is refused with %s', async (_, details, code, data) => {
      expect(await codeOf(place(slip(details)))).toEqual([code, data]);
      expect(await balance()).toBe(1_000_000n);
      const days = await db().selectFrom('fair_series').select('day').distinct().execute();
      expect(days.map(({ day }) => day)).not.toContain('2025-06-20');
    });

    it('[GAM-2] is refused from the moment its round closes', async () => {
      const given = slip();
      gateway.clock.advance(running().closesAt - gateway.clock.now() - 1);
      await place(slip());
      gateway.clock.advance(1);
      expect(await codeOf(place(given))).toEqual([errorCodes.roundClosed, {}]);
    });

    it('[GAM-2] is refused above the balance and for a game of another engine', async () => {
      await gateway.sandbox('adjust', { account: `tables${keys - 1}`, amount: '-1' });
      const lines = Array.from({ length: 3 }, (_, index) => ({
        selection: ['heads', 'tails', 'half'][index]!,
        stake: '5000.00',
      }));
      expect(await codeOf(place(slip({ lines })))).toEqual([errorCodes.insufficientBalance, {}]);
      const foreign = { memberId: member.id, gameCode: 'golden-dragon' };
      expect(await codeOf(gateway.services.tables.place(foreign, slip()))).toEqual([
        errorCodes.gameUnavailable,
        {},
      ]);
      // The stake was not taken, and neither is there a row of a round.
      expect(await rowOf(running().no)).toBeUndefined();
    });

    it('[PRO-1] passes the player protection, which counts its stake when it is placed', async () => {
      await place();
      await db()
        .updateTable('member_play')
        .set({ max_loss_day: 1_500n })
        .where('member_id', '=', member.id)
        .execute();
      expect(await codeOf(place())).toEqual([
        errorCodes.lossLimitReached,
        expect.objectContaining({ span: 'day', limit: '15.00', used: '10.00', left: '5.00' }),
      ]);
      expect(await balance()).toBe(1_000_000n - 1_000n);
    });

    it('[GAM-2] is refused when a later round of the day was drawn, whose seed reveals its own', async () => {
      const now = running();
      const later = roundClock.roundNamed(coinTable.clock, String(Number(now.no) + 1))!;
      gateway.clock.advance(later.drawsAt - gateway.clock.now());
      await gateway.services.tables.results(coinTable);
      await sql`delete from table_rounds where id = ${`${coinTable.code}-${now.no}`}`.execute(db());
      // A gateway whose clock lags by a minute.
      gateway.clock.advance(now.opensAt - gateway.clock.now());
      expect(await codeOf(place(slip({ round: now.no })))).toEqual([errorCodes.roundClosed, {}]);
      gateway.clock.advance(later.endsAt - gateway.clock.now());
    });
  });

  describe('a draw', () => {
    it('[GAM-2] is made once by two gateways, from the seeds of the house and of all slips', async () => {
      const first = await place(slip({ clientSeed: 'first' }));
      const next = await place(slip({ clientSeed: 'next' }), other);
      const { no, number } = running();
      const { commitment } = await gateway.services.tables.roundOf(coinTable);
      toDraw();
      await Promise.all([gateway.services.tables.advance(), other.services.tables.advance()]);
      await Promise.all([gateway.services.tables.advance(), other.services.tables.advance()]);
      const row = (await rowOf(no))!;
      const seeds = [`${first.slip.id}:first\n`, `${next.slip.id}:next\n`].sort().join('');
      expect(row).toMatchObject({ state: 'settled', mix: sha256(seeds) });
      expect(sha256(row.seed!)).toBe(commitment);
      const random = fairStream({ serverSeed: row.seed!, clientSeed: row.mix!, nonce: number });
      expect(row.outcome).toEqual(coinTable.draw(random, row.draws_at));
      const results = await other.services.tables.results(coinTable);
      expect(results.at(-1)).toEqual({
        no,
        outcome: row.outcome,
        seed: row.seed,
        mix: row.mix,
        mark: coinTable.mark(row.outcome as { beads: number }),
        won: expect.any(Array),
      });
      const { slips, state } = await slipsOf(no);
      expect(state).toBe('settled');
      expect(slips.map((each) => each.state)).toEqual(['settled', 'settled']);
    });

    it('[GAM-2] waits for its moment', async () => {
      const { no, drawsAt } = running();
      await place();
      gateway.clock.advance(drawsAt - gateway.clock.now() - 1);
      await gateway.services.tables.advance();
      expect(await rowOf(no)).toMatchObject({ state: 'open', seed: null, outcome: null });
    });

    it('[GAM-2] never changes a round that is settled', async () => {
      const { no } = running();
      await place();
      toDraw();
      await gateway.services.tables.advance();
      const settled = (await rowOf(no))!;
      const drawn = await drawRound(
        db(),
        coinTable,
        { ...settled, state: 'open' },
        settled.seed!,
        new Date(),
      );
      expect(drawn).toBe(false);
      expect(await rowOf(no)).toEqual(settled);
    });

    it('[GAM-2] waits for a slip that is being placed', async () => {
      const { no } = running();
      await place();
      let late: Promise<unknown> | undefined;
      await db()
        .transaction()
        .execute(async (transaction) => {
          // The slip has passed the round and waits for the balance.
          await sql`select 1 from ledger_balances where account = ${mainAccount(member.id)} for update`.execute(
            transaction,
          );
          late = place();
          await waitForLock();
          toDraw();
          await other.services.tables.advance();
          expect((await rowOf(no))?.state).toBe('open');
        });
      await late;
      // The round is tried again at the next tick, not at the next sweep.
      await other.services.tables.advance();
      expect(await rowOf(no)).toMatchObject({ state: 'settled' });
      expect((await slipsOf(no)).slips.map(({ state }) => state)).toEqual(['settled', 'settled']);
    });

    it('[GAM-2] refuses a slip behind it, whatever the clock of its gateway says', async () => {
      const { no } = running();
      await place();
      const row = (await rowOf(no))!;
      const statement = statementOf();
      let late: Promise<unknown> | undefined;
      await db()
        .transaction()
        .execute(async (transaction) => {
          await drawWithin(transaction, row);
          late = statement.execute(db()).then(
            () => 'placed',
            ({ code }) => code,
          );
          await waitForLock();
        });
      expect(await late).toBe('PV020');
      expect(await codeOf(place(slip({ round: no })))).toEqual([errorCodes.roundClosed, {}]);
      toDraw();
      gateway.clock.advance(5 * second);
      await gateway.services.tables.advance();
      expect(await rowOf(no)).toMatchObject({ state: 'settled' });
    });

    it('[REQ-10][GAM-2] takes each of 100 slips that race with it completely, or refuses it and takes no stake', async () => {
      const { no } = running();
      const players = await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const { id } = await gateway.newMember(`racing${keys}x${index}`);
          await gateway.credit(id, 100_000n);
          return id;
        }),
      );
      const race = (count: number) =>
        Array.from({ length: count }, (_, index) => {
          const memberId = players[index % players.length]!;
          const by = index % 2 === 0 ? gateway : other;
          return place(slip({ round: no }), by, undefined, memberId).then(
            ({ slip: { id } }) => ({ memberId, id }),
            ({ code }) => ({ memberId, code }),
          );
        });
      const before = race(60);
      // The first of them is stored, so that the draw meets slips in every state.
      await Promise.any(
        before.map(async (each) => ('id' in (await each) ? each : Promise.reject(new Error()))),
      );
      toDraw();
      const draws = [gateway, other].map(({ services }) => services.tables.advance());
      const results = await Promise.all([...before, ...race(40)]);
      await Promise.all(draws);
      await Promise.all([gateway, other].map(({ services }) => services.tables.advance()));

      const row = (await rowOf(no))!;
      expect(row.state).toBe('settled');
      const bets = await db().selectFrom('bets').selectAll().where('round_id', '=', row.id).execute();
      const accepted = results.flatMap((result) => ('id' in result ? [result.id] : []));
      expect(bets.map(({ id }) => id).sort()).toEqual(accepted.sort());
      expect(bets.every(({ state }) => state === 'settled')).toBe(true);
      const refused = results.flatMap((result) => ('code' in result ? [result.code] : []));
      expect(new Set(refused)).toEqual(new Set([errorCodes.roundClosed]));
      expect(accepted.length + refused.length).toBe(100);
      for (const memberId of players) {
        const own = bets.filter(({ member_id }) => member_id === memberId);
        const net = own.reduce((sum, { stake, payout }) => sum + payout! - stake, 0n);
        expect(await gateway.services.wallet.balance(memberId)).toBe(100_000n + net);
      }
      const seeds = bets.map(({ id, client_seed }) => `${id}:${client_seed}\n`).sort();
      expect(row.mix).toBe(sha256(seeds.join('')));
    });

    it('[GAM-2] happens for a round without slips on the first request, and its row is stored first', async () => {
      const { no } = running(otherTable);
      toDraw();
      expect(await rowOf(no, otherTable.code)).toBeUndefined();
      const [results, again] = await Promise.all([
        gateway.services.tables.results(otherTable),
        other.services.tables.results(otherTable),
      ]);
      expect(results).toEqual(again);
      expect(results).toHaveLength(100);
      expect(await rowOf(no, otherTable.code)).toMatchObject({ state: 'settled', mix: sha256('') });
      for (const [index, { seed }] of results.slice(1).entries())
        expect(sha256(seed)).toBe(results[index]?.seed);
      const overview = await gateway.services.tables.overview();
      expect(overview).toEqual([
        expect.objectContaining({ gameCode: coinTable.code }),
        {
          gameCode: otherTable.code,
          round: no,
          phase: 'reveal',
          leftMs: 9_000,
          marks: results.slice(-30).map(({ mark }) => mark),
          lastDraw: {
            round: no,
            pieces: 'balls',
            numbers: [(results.at(-1)!.outcome as { beads: number }).beads],
          },
        },
      ]);
    });
  });

  const statementOf = () => {
    const at = new Date(gateway.clock.now());
    return placeSlipStatement({
      id: `slip${String(++keys).padStart(22, '0')}`,
      memberId: member.id,
      account: mainAccount(member.id),
      game: coinTable,
      gameName: coinTable.name,
      round: running(),
      lines: [{ selection: 'heads', name: coinTable.name, stake: 100n }],
      clientSeed: 'statement',
      at,
      tableTime: at,
      idempotency: { owner: member.id, key: `bet:statement-${keys}`, requestHash: 'hash' },
    });
  };

  /** As `drawRound` does, in a transaction that is not committed yet. */
  const drawWithin = async (transaction: TestGateway['services']['db'], row: TableRound) => {
    await sql`select 1 from table_rounds where id = ${row.id} for update`.execute(transaction);
    await sql`update table_rounds set state = 'drawn', mix = 'mix', seed = 'seed', outcome = '{"beads":1}', drawn_at = now()
      where id = ${row.id}`.execute(transaction);
  };

  const waitForLock = async () => {
    for (;;) {
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
      if (rows[0]!.waiting > 0) return;
    }
  };

  describe('settling', () => {
    it('[GAM-2] pays each slip once, also after an interruption, and by two gateways', async () => {
      const { no } = running();
      const lines = ['heads', 'tails', 'half'].map((selection) => ({ selection, stake: '10.00' }));
      await Promise.all(Array.from({ length: 6 }, () => place(slip({ lines }))));
      toDraw();
      const row = (await rowOf(no))!;
      // Another gateway drew, settled two slips, and was killed.
      const seed = await seedOf(row);
      await drawRound(db(), coinTable, row, seed, new Date(gateway.clock.now()));
      const { outcome } = (await rowOf(no))!;
      const returned = { heads: 0, tails: 0, half: 0 } as Record<string, number>;
      for (const selection of Object.keys(returned)) {
        returned[selection] = coinTable.returnOf(selection, outcome as { beads: number })!;
      }
      await sql`select * from table_settle(${row.id}, ${JSON.stringify(returned)}::jsonb, '{}', '{}', 'realbet', 50, now(),
        array['interrupted1', 'interrupted2'])`.execute(db());
      expect((await rowOf(no))?.state).toBe('drawn');
      const slips = await gateway.services.tables.openSlips(member.id, coinTable.code);
      expect(slips.filter(({ state }) => state === 'open')).toHaveLength(4);
      gateway.clock.advance(5 * second);
      await Promise.all([gateway.services.tables.advance(), other.services.tables.advance()]);
      await gateway.services.tables.advance();
      const sum = Object.values(returned).reduce((total, each) => total + each, 0);
      expect(await balance()).toBe(1_000_000n - 6n * 3_000n + 6n * BigInt(sum * 10));
      expect((await rowOf(no))?.state).toBe('settled');
    });

    it('[GAM-2] records outcome, payouts and proof, and counts turnover of what was at risk', async () => {
      const { no, number } = running();
      const { commitment } = await gateway.services.tables.roundOf(coinTable);
      await place(slip({ lines: [{ selection: 'half', stake: '10.00' }] }));
      toDraw();
      await gateway.services.tables.advance();
      const { seed, mix, outcome } = (await rowOf(no))!;
      const { data } = await gateway.call('betRecords', {}, { token: member.token });
      const hundredths = coinTable.returnOf('half', outcome as { beads: number })!;
      const payout = { 0: '0.00', 50: '5.00', 310: '31.00' }[hundredths];
      expect(data.items[0]).toMatchObject({
        state: 'settled',
        payout,
        detail: {
          kind: 'fan-tan',
          round: no,
          lines: [{ selection: 'half', stake: '10.00', payout }],
          outcome,
          proof: { version: 1, commitment, seed, clientSeed: mix, nonce: number },
        },
      });
      const bet = await db()
        .selectFrom('bets')
        .select('turnover')
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow();
      expect(bet.turnover).toBe({ 0: 500n, 50: 250n, 310: 500n }[hundredths]);
    });

    // On heads a stake on heads returns 2.80, on tails nothing, on half a half. The half of the risk counts.
    it.each<[string, Record<string, string>[], bigint]>([
      ['a lost slip', [{ tails: '10.00' }], 500n],
      ['both sides on one slip', [{ heads: '10.00', tails: '10.00' }], 400n],
      ['both sides on two slips', [{ heads: '10.00' }, { tails: '10.00' }], 400n],
      ['the losing side first', [{ tails: '10.00' }, { heads: '10.00' }], 400n],
      ['sides that cancel each other', [{ heads: '5.00' }, { tails: '9.00' }], 0n],
      [
        'sides that cancel each other, and a lost slip',
        [{ heads: '5.00' }, { tails: '9.00' }, { half: '4.00' }],
        100n,
      ],
      ['the same side twice', [{ tails: '10.00' }, { tails: '5.00' }], 750n],
      ['two slips that won', [{ heads: '10.00' }, { heads: '5.00' }], 750n],
    ])('[GAM-2] counts the turnover of %s', async (_what, slips, counted) => {
      // In statements of one slip each, as after interruptions, and in one.
      for (const atOnce of [1, 5]) {
        const { no, opensAt } = roundClock.roundAt(coinTable.clock, gateway.clock.now() + 30 * second);
        gateway.clock.advance(opensAt - gateway.clock.now());
        for (const stakes of slips)
          await place(
            slip({ lines: Object.entries(stakes).map(([selection, stake]) => ({ selection, stake })) }),
          );
        toDraw();
        const row = (await rowOf(no))!;
        await db()
          .transaction()
          .execute((transaction) => drawWithin(transaction, row));
        for (let statement = 0; ; statement++) {
          const ids = Array.from({ length: atOnce }, (_, index) => `${row.id}:${statement}:${index}`);
          const { rows } =
            await sql`select * from table_settle(${row.id}, '{"heads": 280, "tails": 0, "half": 50}', '{}', '{}',
            'realbet', 50, now(), ${ids}::text[])`.execute(db());
          if (rows.length === 0) break;
        }
        const { turnover } = await db()
          .selectFrom('bets')
          .select(sql<bigint>`sum(turnover)::bigint`.as('turnover'))
          .where('round_id', '=', row.id)
          .executeTakeFirstOrThrow();
        expect(turnover).toBe(counted);
      }
      expect(await brokenRules(db())).toEqual([]);
    });

    it('[GAM-2] settles nothing without what a line returns', async () => {
      const { no } = running();
      await place(slip({ lines: ['heads', 'tails'].map((selection) => ({ selection, stake: '1.00' })) }));
      toDraw();
      const row = (await rowOf(no))!;
      await drawRound(db(), coinTable, row, await seedOf(row), new Date(gateway.clock.now()));
      const settle = sql`select * from table_settle(${row.id}, '{"heads": 280}', '{}', '{}', 'realbet', 50, now(), array['t1', 't2'])`;
      await expect(settle.execute(db())).rejects.toMatchObject({ code: 'PV003' });
      expect((await slipsOf(no)).slips).toMatchObject([{ state: 'open', payout: null }]);
      gateway.clock.advance(5 * second);
      await gateway.services.tables.advance();
      expect(await slipsOf(no)).toMatchObject({ state: 'settled' });
    });

    it('[GAM-2] fulfils required turnover', async () => {
      await sql`select turnover_require(${`required${keys}`}, ${member.id}, 'bonus', ${`for${keys}`}, '{}', 200, 100, 1, now())`.execute(
        db(),
      );
      const requirement = () =>
        db()
          .selectFrom('turnover_requirements')
          .select('done_at')
          .where('member_id', '=', member.id)
          .executeTakeFirstOrThrow();
      await place(slip({ lines: [{ selection: 'half', stake: '10.00' }] }));
      expect((await requirement()).done_at).toBeNull();
      toDraw();
      await gateway.services.tables.advance();
      expect((await requirement()).done_at).toEqual(new Date(gateway.clock.now()));
    });

    it('[GAM-2] pays the wallet that staked, and members whose session or account has ended', async () => {
      const { no } = running();
      const wallet = venueAccount(coinTableVenue.code, member.id);
      await sql`select * from ledger_post(${member.id}, null, null, null, '{}', 'to-venue', 'transfer', 'to-venue', '{}', now(), null, null, 0,
        array[${mainAccount(member.id)}, ${wallet}], array['transfer', 'transfer'], array[-3000, 3000]::bigint[])`.execute(
        db(),
      );
      const lines = ['heads', 'tails', 'half'].map((selection) => ({ selection, stake: '10.00' }));
      expect(await place(slip({ lines }), gateway, wallet)).toMatchObject({ balance: 0n });
      await db().updateTable('members').set({ blocked: true }).where('id', '=', member.id).execute();
      toDraw();
      await gateway.services.tables.advance();
      const { slips } = await slipsOf(no);
      const paid = slips[0]!.payout!;
      const row = await db()
        .selectFrom('ledger_balances')
        .select('balance')
        .where('account', '=', wallet)
        .executeTakeFirstOrThrow();
      expect(row.balance).toBe(BigInt(paid.replace('.', '')));
      expect(await balance()).toBe(1_000_000n - 3_000n);
    });

    it('[GAM-2] waits while money is halted, and the draw does not', async () => {
      const { no } = running();
      await place();
      await gateway.services.book.halt(['test']);
      toDraw();
      await gateway.services.tables.advance();
      expect(await slipsOf(no)).toMatchObject({ state: 'drawn', slips: [{ state: 'open', payout: null }] });
      expect((await gateway.services.tables.results(coinTable)).at(-1)?.no).toBe(no);
      await db().deleteFrom('ledger_halt').execute();
      gateway.clock.advance(5 * second);
      await other.services.tables.advance();
      expect(await slipsOf(no)).toMatchObject({ state: 'settled', slips: [{ state: 'settled' }] });
    });

    it('[GAM-2] publishes the ends of the chains of all games the day before, once', async () => {
      const day = (ahead: number) =>
        new Date(gateway.clock.now() + (8 + 24 * ahead) * 3_600 * second).toISOString().slice(0, 10);
      const published = () =>
        db().selectFrom('fair_series').select(['game_code', 'terminal']).where('day', '=', day(1)).execute();
      gateway.clock.advance(24 * 3_600 * second);
      expect(await published()).toEqual([]);
      await gateway.services.tables.advance();
      const first = await published();
      expect(first.map((row) => row.game_code).sort()).toEqual(coinTables.map(({ code }) => code).sort());
      gateway.clock.advance(5 * second);
      await Promise.all([gateway.services.tables.advance(), other.services.tables.advance()]);
      expect(await published()).toEqual(first);
      const chain = await other.services.tables.publishedSeries(coinTable);
      expect(first).toContainEqual({ game_code: coinTable.code, terminal: chain.next.terminal });
    });

    it('[GAM-2] refuses another first seed for a day whose end is published, also to the owner of the tables', async () => {
      await gateway.services.tables.publishedSeries(coinTable);
      const stored = () =>
        db().selectFrom('fair_series').selectAll().orderBy('game_code').orderBy('day').execute();
      const before = await stored();
      for (const statement of [
        sql`update fair_series set root = ${sha256('another')}, terminal = ${sha256('end')}`,
        sql`update fair_series set rounds = rounds + 1`,
        sql`delete from fair_series`,
        sql`truncate fair_series cascade`,
      ]) {
        await expect(statement.execute(db())).rejects.toThrow('final');
      }
      expect(await stored()).toEqual(before);
    });

    it('[GAM-2] finishes rounds of before a downtime of three hours, as they would have been', async () => {
      const { no, drawsAt } = running();
      await place();
      const row = (await rowOf(no))!;
      const seed = await seedOf(row);
      gateway.clock.advance(3 * 3_600 * second);
      const fresh = await createTestGateway({ venues, tableGames: coinTables, sharesWith: gateway });
      await fresh.services.tables.advance();
      const drawn = (await rowOf(no))!;
      expect(drawn).toMatchObject({ state: 'settled', seed });
      expect(drawn.drawn_at!.getTime() - drawsAt).toBeGreaterThan(2 * 3_600 * second);
      const random = fairStream({ serverSeed: seed, clientSeed: drawn.mix!, nonce: drawn.number });
      expect(drawn.outcome).toEqual(coinTable.draw(random, drawn.draws_at));
      await fresh.close();
    });

    it('[GAM-2] leaves a round of a version that it does not know', async () => {
      const { no } = running();
      await place();
      await db()
        .updateTable('table_rounds')
        .set({ version: 2 })
        .where('id', '=', `${coinTable.code}-${no}`)
        .execute();
      expect(await codeOf(place())).toEqual([errorCodes.roundClosed, {}]);
      toDraw();
      await gateway.services.tables.advance();
      expect((await rowOf(no))?.state).toBe('open');
      expect(await gateway.services.tables.voidRound(coinTable.code, no)).toBe(true);
      expect(await balance()).toBe(1_000_000n);
    });
  });

  const seedOf = async (row: TableRound) => {
    const series = await db()
      .selectFrom('fair_series')
      .selectAll()
      .where('game_code', '=', row.game_code)
      .where('day', '=', row.day)
      .executeTakeFirstOrThrow();
    let seed = series.root;
    for (let index = 0; index < series.rounds - row.number; index++) seed = sha256(seed);
    return seed;
  };

  describe('a void', () => {
    it('[GAM-2] gives every stake back, to the windows of the player protection too', async () => {
      const { no } = running();
      await place();
      await place();
      const { data } = await gateway.sandbox('void-round', { game: coinTable.code, round: no });
      expect(data).toEqual({ done: true });
      expect(await balance()).toBe(1_000_000n);
      expect(await slipsOf(no)).toMatchObject({
        state: 'void',
        slips: [
          { state: 'void', payout: '10.00', lines: [{ payout: '10.00' }] },
          { state: 'void', payout: '10.00' },
        ],
      });
      const play = await db()
        .selectFrom('member_play')
        .select(['stake_day', 'loss_day', 'total'])
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow();
      expect(play).toEqual({ stake_day: 0n, loss_day: 0n, total: 0n });
      expect(await codeOf(place())).toEqual([errorCodes.roundClosed, {}]);
      toDraw();
      await gateway.services.tables.advance();
      expect((await rowOf(no))?.state).toBe('void');
      expect((await gateway.services.tables.results(coinTable)).map((result) => result.no)).not.toContain(no);
    });

    it('[GAM-2] is refused for a round whose slips are settled, and for one without slips', async () => {
      const { no } = running();
      expect(await gateway.services.tables.voidRound(coinTable.code, no)).toBe(false);
      await place();
      toDraw();
      await gateway.services.tables.advance();
      const before = await balance();
      expect(await gateway.services.tables.voidRound(coinTable.code, no)).toBe(false);
      expect(await balance()).toBe(before);
    });

    it('[GAM-2] is refused while a part of the slips is settled', async () => {
      const { no } = running();
      await place();
      await place();
      toDraw();
      const row = (await rowOf(no))!;
      await drawRound(db(), coinTable, row, await seedOf(row), new Date(gateway.clock.now()));
      await sql`select * from table_settle(${row.id}, '{"heads": 0}'::jsonb, '{}', '{}', 'realbet', 50, now(),
        array['partly-settled'])`.execute(db());
      expect(await gateway.services.tables.voidRound(coinTable.code, no)).toBe(false);
      gateway.clock.advance(5 * second);
      await gateway.services.tables.advance();
      expect((await rowOf(no))?.state).toBe('settled');
    });

    it('[GAM-2] waits for a settlement that is not committed yet, and is refused then', async () => {
      const { no } = running();
      await place();
      toDraw();
      const row = (await rowOf(no))!;
      await drawRound(db(), coinTable, row, await seedOf(row), new Date(gateway.clock.now()));
      let isVoid: Promise<boolean> | undefined;
      await db()
        .transaction()
        .execute(async (holder) => {
          await sql`select * from table_settle(${row.id}, '{"heads": 0}'::jsonb, '{}', '{}', 'realbet', 50, now(),
            array['not-committed'])`.execute(holder);
          isVoid = gateway.services.tables.voidRound(coinTable.code, no);
          while ((await countWaiting(db())) !== 1);
        });
      expect(await isVoid).toBe(false);
      expect((await rowOf(no))?.state).not.toBe('void');
    });
  });

  describe('the work of a gateway', () => {
    it('[GAM-2] deletes a round without slips after a week, and none with slips', async () => {
      const played = (await place()).slip.round;
      const idle = running(otherTable).no;
      toDraw();
      await gateway.services.tables.advance();
      await gateway.services.tables.results(otherTable);
      // As if the draw and the settlement had the same moment.
      await sql`update table_rounds set settled_at = drawn_at where id = ${`${coinTable.code}-${played}`}`.execute(
        db(),
      );
      const stored = async () => [await rowOf(played), await rowOf(idle, otherTable.code)].map(Boolean);
      gateway.clock.advance(7 * 86_400_000);
      await gateway.services.cleanUp();
      expect(await stored()).toEqual([true, true]);
      gateway.clock.advance(1);
      await gateway.services.cleanUp();
      expect(await stored()).toEqual([true, false]);
    });

    it('[GAM-2] costs no statement while nothing is due and nobody watches', async () => {
      gateway.clock.advance(6 * second);
      await gateway.services.tables.advance();
      const statements = jest.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
      for (let tick = 0; tick < 19; tick++) {
        gateway.clock.advance(250);
        await gateway.services.tables.advance();
        await gateway.services.tables.updateWatchers();
      }
      expect(statements).not.toHaveBeenCalled();
      statements.mockRestore();
    });

    it('[GAM-2] sends phases, the result after its draw and heartbeats to watchers', async () => {
      const events: { type: string; round?: { no: string; phase: string; leftMs: number } }[] = [];
      const texts: string[] = [];
      const stop = await gateway.services.tables.watch(coinTable, (text) => {
        texts.push(text);
        events.push(JSON.parse(text));
      });
      const { no } = running();
      await place();
      for (let tick = 0; tick < 84; tick++) {
        gateway.clock.advance(250);
        await gateway.services.tables.updateWatchers();
        if (tick < 83) expect(texts.join('')).not.toContain('"seed"');
      }
      await gateway.services.tables.advance();
      await gateway.services.tables.updateWatchers();
      gateway.clock.advance(9 * second);
      await gateway.services.tables.updateWatchers();
      expect(
        events.map(({ type, round }) => (round ? `${type} ${round.phase} ${round.leftMs}` : type)),
      ).toEqual([
        'round betting 20000',
        'beat',
        'beat',
        'beat',
        'round closed 1000',
        'round reveal 9000',
        'result reveal 9000',
        'round betting 20000',
      ]);
      const { seed, mix, outcome } = (await rowOf(no))!;
      expect(events[6]).toMatchObject({ result: { no, seed, mix, outcome } });
      const late: string[] = [];
      gateway.clock.advance(22 * second);
      (await gateway.services.tables.watch(coinTable, (text) => late.push(text)))();
      expect(late.map((text) => JSON.parse(text).type)).toEqual(['round', 'result']);
      stop();
      expect(gateway.services.tables.watcherCount()).toBe(0);
    });

    it('[GAM-2] announces new balances when the game has shown its result', async () => {
      const { no } = running();
      await place(slip({ lines: [{ selection: 'half', stake: '10.00' }] }));
      const published = jest.fn();
      bus.subscribe((event) => {
        if (event.kind === 'balance' && event.memberId === member.id) published(event.balance);
      });
      toDraw();
      await gateway.services.tables.advance();
      expect((await slipsOf(no)).state).toBe('settled');
      gateway.clock.advance(4_499);
      await gateway.services.tables.advance();
      expect(published).not.toHaveBeenCalled();
      gateway.clock.advance(1);
      await gateway.services.tables.advance();
      expect(published.mock.calls).toEqual([[await balance()]]);
    });
  });
});
