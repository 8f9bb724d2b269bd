import { errorCodes } from '@pavilion/contract';
import {
  brokenRules,
  createTestGateway,
  sandboxHeaders,
  type TestGateway,
} from '../../../testing/test-gateway';
import { slotVenue } from '../../../venues/registry';
import { coinTable, coinTables, coinTableVenue, otherTable } from '../../../venues/testing/coin-table';
import { createRoundClock } from './round-clock';
import { sha256 } from './seed-chain';

const roundClock = createRoundClock('Asia/Shanghai');
const options = { venues: [slotVenue, coinTableVenue], tableGames: coinTables };

describe('the table clock, which the sandbox can move', () => {
  let gateway: TestGateway;
  let other: TestGateway;
  let memberId: string;
  let keys = 0;
  beforeEach(async () => {
    gateway = await createTestGateway(options);
    other = await createTestGateway({ ...options, sharesWith: gateway });
    memberId = (await gateway.newMember('timekeeper')).id;
    await gateway.credit(memberId, 100_000n);
  });
  afterEach(async () => {
    expect(await brokenRules(gateway.services.db)).toEqual([]);
    await other.close();
    await gateway.close();
  });

  const endPhase = async () => (await gateway.sandbox('end-table-phase', { game: coinTable.code })).data;
  const shown = async (by = gateway, game = coinTable) => {
    const { round, phase } = (await by.services.tables.overview()).find(
      ({ gameCode }) => gameCode === game.code,
    )!;
    return { round, phase };
  };
  const place = (round: string, by = gateway) =>
    by.services.tables.place(
      { memberId, gameCode: coinTable.code },
      { key: `key-${keys++}`, round, clientSeed: 'seed', lines: [{ selection: 'heads', stake: '10.00' }] },
    );

  it('[GAM-2] ends each phase of a table at once, and settles its round with the real time', async () => {
    const { round } = await shown();
    const placed = await place(round);
    expect(await endPhase()).toEqual({ round, phase: 'closed', leftMs: coinTable.clock.guard });
    await expect(place(round)).rejects.toMatchObject({ code: errorCodes.roundClosed });
    await gateway.services.tables.advance();
    expect((await gateway.services.tables.openSlips(memberId, coinTable.code))[0]).toEqual(placed.slip);

    expect(await endPhase()).toMatchObject({ round, phase: 'reveal' });
    await gateway.services.tables.advance();
    const { slips } = await gateway.services.tables.slipsOf(memberId, coinTable.code, round);
    const payout = BigInt(slips[0]!.payout!.replace('.', ''));
    expect(slips[0]!.state).toBe('settled');
    expect(await gateway.services.wallet.balance(memberId)).toBe(100_000n - 1_000n + payout);
    const bet = await gateway.services.db.selectFrom('bets').selectAll().executeTakeFirstOrThrow();
    const now = new Date(gateway.clock.now());
    expect([bet.placed_at, bet.settled_at]).toEqual([now, now]);

    const next = `${round.slice(0, 8)}${String(Number(round.slice(8)) + 1).padStart(4, '0')}`;
    expect(await endPhase()).toMatchObject({ round: next, phase: 'betting' });
  });

  it('[GAM-2] is the same in every gateway of the database, and for every table', async () => {
    const before = await shown(other, otherTable);
    const { round } = await shown(other);
    await place(round, other);
    for (let phase = 0; phase < 3; phase++) await endPhase();
    gateway.clock.advance(1_000);
    expect(await shown(other)).toEqual(await shown());
    expect(await shown(other)).not.toMatchObject({ round });
    expect(await shown(other, otherTable)).toEqual(await shown(gateway, otherTable));
    expect(await shown(other, otherTable)).not.toEqual(before);
    // The gateway that took the slip draws it.
    await other.services.tables.advance();
    const results = await gateway.services.tables.results(coinTable);
    expect(await other.services.tables.results(coinTable)).toEqual(results);
    expect(results.at(-1)?.no).toBe(round);
    for (const [index, { seed }] of results.slice(1).entries())
      expect(sha256(seed)).toBe(results[index]?.seed);
  });

  it('[GAM-2] keeps concurrent moves from two gateways', async () => {
    const { siteState } = gateway.services;
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? siteState : other.services.siteState).increase('tableClockAhead', 100),
      ),
    );
    expect((await siteState.current()).settings.tableClockAhead).toBe(1_000);
  });

  it('[GAM-2] is the real time outside a sandbox', async () => {
    const strict = await createTestGateway({ ...options, sharesWith: gateway, sandbox: false });
    await endPhase();
    const { no: round } = roundClock.roundAt(coinTable.clock, gateway.clock.now());
    expect(await shown(strict)).toEqual({ round, phase: 'betting' });
    await expect(strict.services.tables.endPhase(coinTable.code)).rejects.toThrow('sandbox');
    const answer = await strict.app.inject({
      method: 'POST',
      url: '/sandbox/v1/end-table-phase',
      headers: sandboxHeaders,
      payload: { game: coinTable.code },
    });
    expect(answer.statusCode).toBe(404);
    await strict.close();
  });
});
