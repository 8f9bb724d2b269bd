import { verifyLedger } from '../domain/money';
import { drawFrom, drawRound } from '../domain/play/tables/finish-round';
import { createRoundClock } from '../domain/play/tables/round-clock';
import { chainFrom, sha256 } from '../domain/play/tables/seed-chain';
import { createTestConsole, type TestConsole, type TestOperator } from '../testing/test-console';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { slotVenue } from '../venues/registry';
import type { TableGame } from '../venues/tables';
import { coinTable, coinTables, coinTableVenue } from '../venues/testing/coin-table';

const venues = [slotVenue, coinTableVenue];
const roundClock = createRoundClock('Asia/Shanghai');
const game = coinTable.code;
const day = 86_400_000;
const note = 'stuck since the deployment';
/** As a gateway of another deployment has it. */
const newVersion: TableGame = { ...(coinTable as TableGame), version: 2 };
const withoutResults: TableGame = { ...(coinTable as TableGame), returnOf: () => undefined };

describe('a round of a table that the gateways did not settle', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let first: TestOperator;
  let second: TestOperator;
  let member: { id: string };
  let round: string;
  let count = 0;
  const others: TestGateway[] = [];
  const consoles: TestConsole[] = [];

  beforeAll(async () => {
    gateway = await createTestGateway({ venues, tableGames: coinTables });
    console = createTestConsole(gateway);
    first = await console.newOperator('first', ['cashier']);
    second = await console.newOperator('second', ['cashier']);
  });
  afterAll(async () => {
    for (const each of [...consoles, console]) await each.close();
    for (const each of [...others, gateway]) await each.close();
  });

  const db = () => gateway.services.db;
  const running = () => roundClock.roundAt(coinTable.clock, gateway.clock.now());
  const balance = () => gateway.services.wallet.balance(member.id);
  const row = () =>
    db()
      .selectFrom('table_rounds')
      .selectAll()
      .where('id', '=', `${game}-${round}`)
      .executeTakeFirstOrThrow();
  const place = () => {
    count += 1;
    const lines = [{ selection: 'heads', stake: '10.00' }];
    const slip = { key: `overdue-slip-${count}`, round, clientSeed: 'my-seed', lines };
    return gateway.services.tables.place({ memberId: member.id, gameCode: game }, slip);
  };
  const settle = (by: TestOperator) => by.call('roundSettle', { game, round, note });
  const seedOf = async ({ day, number }: { day: string; number: number }) => {
    const series = await db()
      .selectFrom('fair_series')
      .selectAll()
      .where('game_code', '=', game)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    return chainFrom(series.root, series.rounds).seedOf(number);
  };
  /** The draw was due so long ago, and no gateway was there. */
  const passDraw = (ms = 60_000) => gateway.clock.advance(running().drawsAt - gateway.clock.now() + ms);

  beforeEach(async () => {
    count += 1;
    member = await gateway.newMember(`overdue${count}`);
    await gateway.credit(member.id, 1_000_000n);
    gateway.clock.advance(running().endsAt - gateway.clock.now());
    round = running().no;
    await place();
  });
  afterEach(async () => {
    await db().deleteFrom('ledger_halt').execute();
    expect((await verifyLedger(db())).sound).toBe(true);
  });

  it('[OPS-3][OPS-6] is settled by the outcome of its committed seed, after a second operator confirmed', async () => {
    passDraw();
    const listed = (await first.call('roundList', { game })).data.items[0];
    expect(listed).toMatchObject({ round, state: 'open', isOverdue: true });
    expect((await first.call('overview', {})).data.rounds).toBe(1);
    const { data: asked } = await settle(first);
    expect(asked.outcome).toBe('asked');
    expect((await row()).state).toBe('open');

    const { draws_at: drawsAt, number, day } = await row();
    const seed = await seedOf({ day, number });
    const waiting = (await second.call('requestList', {})).data.items.find((each) => each.id === asked.id);
    expect(waiting).toMatchObject({
      facts: { game, round, state: 'open', slips: 1, stake: '10.00', commitment: sha256(seed) },
    });
    // Nobody knows the outcome before the draw.
    expect(JSON.stringify(waiting)).not.toMatch(/outcome|beads/);
    expect(JSON.stringify(waiting)).not.toContain(seed);

    expect(await first.call('requestConfirm', { id: asked.id as string })).toMatchObject({
      error: 'same-person',
    });
    expect((await second.call('requestConfirm', { id: asked.id as string })).data.outcome).toBe('done');
    const settled = await row();
    const { outcome } = drawFrom(coinTable as TableGame, { number, drawsAt }, seed, settled.mix as string);
    expect(settled).toMatchObject({ state: 'settled', seed, outcome });
    const hundredths = coinTable.returnOf('heads', outcome as { beads: number }) as number;
    expect(await balance()).toBe(1_000_000n - 1_000n + BigInt(10 * hundredths));
    const act = await db()
      .selectFrom('operator_acts')
      .select(['operator_id', 'after', 'note'])
      .where('request_id', '=', asked.id as string)
      .executeTakeFirstOrThrow();
    expect(act).toEqual({
      operator_id: second.id,
      after: { state: 'drawn', commitment: sha256(seed), outcome },
      note,
    });
    expect((await first.call('overview', {})).data.rounds).toBe(0);
    expect(await settle(first)).toMatchObject({ http: 409, error: 'unchanged' });
    expect(
      (await first.call('roundList', { game })).data.items.find((each) => each.round === round),
    ).toMatchObject({
      state: 'settled',
      isOverdue: false,
    });
  });

  it('[OPS-6] is settled by its outcome if it was drawn, and a gateway meanwhile leaves nothing to do', async () => {
    passDraw();
    const drawn = await row();
    await drawRound(db(), coinTable as TableGame, drawn, await seedOf(drawn), new Date(gateway.clock.now()));
    const { data: asked } = await settle(first);
    const { facts } = (await second.call('requestList', {})).data.items.find((each) => each.id === asked.id)!;
    // It is public since the draw.
    expect(facts).toMatchObject({ state: 'drawn', outcome: (await row()).outcome });
    gateway.clock.advance(5_000);
    await gateway.services.tables.advance();
    expect((await row()).state).toBe('settled');
    const before = await balance();
    expect(await second.call('requestConfirm', { id: asked.id as string })).toMatchObject({
      error: 'unchanged',
    });
    expect(await balance()).toBe(before);
  });

  it('[OPS-6] gives stakes back if it is void already', async () => {
    await db()
      .updateTable('table_rounds')
      .set({ state: 'void' })
      .where('id', '=', `${game}-${round}`)
      .execute();
    const { data: asked } = await settle(first);
    await second.call('requestConfirm', { id: asked.id as string });
    expect(await row()).toMatchObject({ state: 'void', settled_at: expect.any(Date), seed: null });
    expect(await balance()).toBe(1_000_000n);
  });

  it('[OPS-6] is not settled by hand before it is overdue', async () => {
    expect(await settle(first)).toMatchObject({ http: 409, error: 'not-due' });
    passDraw(29_000);
    expect(await settle(first)).toMatchObject({ http: 409, error: 'not-due' });
    expect((await first.call('roundList', { game })).data.items[0]).toMatchObject({ isOverdue: false });
    gateway.clock.advance(1_000);
    expect((await settle(first)).data.outcome).toBe('asked');
  });

  it('[OPS-6] is not settled while money is halted', async () => {
    passDraw();
    await gateway.services.book.halt(['test']);
    expect(await settle(first)).toMatchObject({ http: 409, error: 'halted' });
  });

  it('[OPS-6] is not settled by a seed or an outcome that nobody committed to', async () => {
    passDraw();
    await drawRound(
      db(),
      coinTable as TableGame,
      await row(),
      'ab'.repeat(32),
      new Date(gateway.clock.now()),
    );
    expect(await settle(first)).toMatchObject({ http: 409, error: 'unproven' });
    // It can be made void.
    expect((await first.call('roundVoid', { game, round, note })).data.outcome).toBe('done');
    expect(await balance()).toBe(1_000_000n);
  });

  it('[OPS-6] is not settled by a seed whose chain does not end in the published hash', async () => {
    gateway.clock.advance(2 * day);
    const { day: name } = running();
    await db()
      .insertInto('fair_series')
      .values({
        game_code: game,
        day: name,
        rounds: roundClock.roundsOf(coinTable.clock, name),
        root: 'ab'.repeat(32),
        terminal: 'cd'.repeat(32),
      })
      .execute();
    round = running().no;
    await place();
    passDraw();
    expect(await settle(await console.newOperator('third', ['cashier']))).toMatchObject({
      http: 409,
      error: 'unproven',
    });
    gateway.clock.advance(day);
    first = await console.newOperator('fourth', ['cashier']);
    second = await console.newOperator('fifth', ['cashier']);
  });

  it('[OPS-6] is not found under another number or game', async () => {
    passDraw();
    for (const wrong of [{ round: '209901010001' }, { round: 'none' }, { game: 'none' }])
      expect(await first.call('roundSettle', { game, round, note, ...wrong })).toMatchObject({
        http: 404,
        error: 'not-found',
      });
  });

  it.each([
    ['without the rules of its version', newVersion],
    ['whose rules have no result for its bets', withoutResults],
  ])('[OPS-6] is not settled at a gateway %s', async (_, other) => {
    const deployed = await createTestGateway({ venues, tableGames: [other], sharesWith: gateway });
    others.push(deployed);
    const elsewhere = createTestConsole(deployed);
    consoles.push(elsewhere);
    const asker = await elsewhere.newOperator(`elsewhere${count}`, ['cashier']);
    const confirmer = await elsewhere.newOperator(`confirmer${count}`, ['cashier']);
    passDraw();
    const answer = await settle(asker);
    const refused =
      answer.data?.outcome === 'asked'
        ? await confirmer.call('requestConfirm', { id: answer.data.id as string })
        : answer;
    expect(refused).toMatchObject({ http: 409, error: 'unknown-rules' });
    // Not drawn either, so that nothing about it is decided.
    expect(await row()).toMatchObject({ state: 'open', seed: null });
  });
});
