import fc from 'fast-check';
import { sql } from 'kysely';
import { brokenRules, createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { slotVenue } from '../../../venues/registry';
import { coinTable, coinTables, coinTableVenue } from '../../../venues/testing/coin-table';
import { turnoverOfRisk } from '../../money';
import { createRoundClock } from './round-clock';

const roundClock = createRoundClock('Asia/Shanghai');

/** The settlement in the database against the rules of the game in this process. */
describe('the settlement of random slips', () => {
  let gateway: TestGateway;
  const members: string[] = [];
  let keys = 0;

  beforeAll(async () => {
    gateway = await createTestGateway({ venues: [slotVenue, coinTableVenue], tableGames: coinTables });
    for (const name of ['settled01', 'settled02', 'settled03']) {
      const { id } = await gateway.newMember(name);
      await gateway.credit(id, 1_000_000_000n);
      members.push(id);
    }
  });
  afterAll(() => gateway.close());

  interface Slip {
    readonly member_id: string;
    readonly stake: bigint;
    readonly payout: bigint | null;
  }
  /** The turnover of each slip of a round, which has them by id: what it risked, of what its member won or lost in all. */
  const turnoverByHand = (slips: readonly Slip[]) => {
    const left = new Map<string, bigint>();
    for (const { member_id: id, stake, payout } of slips)
      left.set(id, (left.get(id) ?? 0n) + payout! - stake);
    for (const [id, net] of left) left.set(id, net < 0n ? -net : net);
    return slips.map(({ member_id: id, stake, payout }) => {
      const net = payout! > stake ? payout! - stake : stake - payout!;
      const [risk] = [net, stake, left.get(id)!].sort((a, b) => Number(a - b)) as [bigint];
      left.set(id, left.get(id)! - risk);
      return risk / 2n;
    });
  };

  const line = fc.record({
    selection: fc.constantFrom('heads', 'tails', 'half', 'two:01-02', 'two:49-50'),
    chips: fc.integer({ min: 1, max: 100 }),
  });
  const slips = fc.array(
    fc.record({
      member: fc.nat(2),
      lines: fc.uniqueArray(line, { minLength: 1, maxLength: 5, selector: ({ selection }) => selection }),
    }),
    { minLength: 1, maxLength: 12 },
  );

  it('[GAM-2] pays what the rules of the game return, line by line, and counts the turnover of the risk', async () => {
    const { tables, db } = gateway.services;
    await fc.assert(
      fc.asyncProperty(slips, async (given) => {
        const round = roundClock.roundAt(coinTable.clock, gateway.clock.now() + 30_000);
        gateway.clock.advance(round.opensAt - gateway.clock.now());
        for (const { member, lines } of given) {
          await tables.place(
            { memberId: members[member]!, gameCode: coinTable.code },
            {
              key: `property-${++keys}`,
              round: round.no,
              clientSeed: `seed-${keys}`,
              lines: lines.map(({ selection, chips }) => ({ selection, stake: `${chips}.00` })),
            },
          );
        }
        gateway.clock.advance(round.drawsAt - gateway.clock.now());
        await tables.advance();
        const id = `${coinTable.code}-${round.no}`;
        const { outcome } = await db
          .selectFrom('table_rounds')
          .select('outcome')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const bets = await db
          .selectFrom('bets')
          .selectAll()
          .where('round_id', '=', id)
          .orderBy('id')
          .execute();
        const turnovers = turnoverByHand(bets);
        expect(bets.map(({ turnover }) => turnover)).toEqual(turnovers);
        const settled = bets.map(({ member_id, stake, payout, detail }) => ({
          member: members.indexOf(member_id),
          stake,
          payout,
          lines: (detail as { lines: { selection: string; payout: string }[] }).lines.map(
            ({ selection, payout: paid }) => [selection, paid],
          ),
        }));
        const expected = given.map(({ member, lines }) => {
          const returned = lines.map(({ selection, chips }) => ({
            selection,
            minor: chips * coinTable.returnOf(selection, outcome as { beads: number })!,
          }));
          const stake = BigInt(lines.reduce((sum, { chips }) => sum + chips * 100, 0));
          const payout = BigInt(returned.reduce((sum, { minor }) => sum + minor, 0));
          return {
            member,
            stake,
            payout,
            lines: returned.map(({ selection, minor }) => [selection, (minor / 100).toFixed(2)]),
          };
        });
        const key = (row: object) =>
          JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
        expect(settled.map(key).sort()).toEqual(expected.map(key).sort());
      }),
      { numRuns: 15 },
    );
    expect(await brokenRules(db)).toEqual([]);
    const { rows } = await sql<{ unpaid: number }>`select count(*)::int as unpaid from bets b where payout > 0
      and (select count(*) from ledger_transactions t where t.reference = b.id) <> 2`.execute(db);
    expect(rows).toEqual([{ unpaid: 0 }]);
  });

  it('[GAM-2] pays 200 slips of up to 40 lines in a round as the rules do, to the hundredth', async () => {
    const { tables, db } = gateway.services;
    const round = roundClock.roundAt(coinTable.clock, gateway.clock.now() + 30_000);
    gateway.clock.advance(round.opensAt - gateway.clock.now());
    const id = `${coinTable.code}-${round.no}`;
    const placeOne = async (index: number) => {
      // Pairs of numbers, of which each slip has another share.
      const pairs = Array.from({ length: (index * 7) % 37 }, (_, at) => ({
        selection: `two:${String(1 + at).padStart(2, '0')}-${String(2 + at + (index % 12)).padStart(2, '0')}`,
        stake: `${1 + ((index + at) % 9)}.00`,
      }));
      const lines = ['heads', 'tails', 'half']
        .slice(index % 3)
        .map((selection) => ({ selection, stake: `${1 + index}.00` }));
      await tables.place(
        { memberId: members[index % 3]!, gameCode: coinTable.code },
        { key: `many-${++keys}`, round: round.no, clientSeed: `many${index}`, lines: [...lines, ...pairs] },
      );
    };
    for (let from = 0; from < 200; from += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => placeOne(from + index)));
    }
    gateway.clock.advance(round.drawsAt - gateway.clock.now());
    await tables.advance();
    const { outcome } = await db
      .selectFrom('table_rounds')
      .select('outcome')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const lines = await db
      .selectFrom('bet_lines')
      .innerJoin('bets', 'bets.id', 'bet_lines.bet_id')
      .where('bets.round_id', '=', id)
      .select(['bets.id', 'bets.payout', 'bet_lines.selection', 'bet_lines.stake'])
      .execute();
    const returned = new Map<string, { paid: bigint | null; expected: bigint }>();
    for (const { id: bet, payout, selection, stake } of lines) {
      const sum = returned.get(bet)?.expected ?? 0n;
      const line = (stake * BigInt(coinTable.returnOf(selection, outcome as { beads: number })!)) / 100n;
      returned.set(bet, { paid: payout, expected: sum + line });
    }
    expect(returned.size).toBe(200);
    for (const { paid, expected } of returned.values()) expect(paid).toBe(expected);
    const slips = await db.selectFrom('bets').selectAll().where('round_id', '=', id).orderBy('id').execute();
    expect(slips.map(({ turnover }) => turnover)).toEqual(turnoverByHand(slips));
    expect(await brokenRules(db)).toEqual([]);
  });

  it('[PRO-1] counts every payout in the windows of the player protection', async () => {
    const { db } = gateway.services;
    const windows = () =>
      db
        .selectFrom('member_play')
        .select([
          'member_id',
          'stake_day',
          'stake_week',
          'stake_month',
          'loss_day',
          'loss_week',
          'loss_month',
          sql<bigint>`session_stake - session_payout`.as('session_loss'),
        ])
        .orderBy('member_id')
        .execute();
    const counted = await windows();
    expect(counted.map(({ session_loss, loss_day }) => session_loss - loss_day)).toEqual([0n, 0n, 0n]);
    await sql`select play_count_again()`.execute(db);
    expect(await windows()).toEqual(counted);
  });

  it('[GAM-2] counts as turnover no more than what was won or lost', () => {
    const turnover = (stake: bigint, payout: bigint) => turnoverOfRisk('chess', stake, payout);
    expect(turnover(20_000n, 19_500n)).toBe(500n);
    expect(turnover(100n, 100n)).toBe(0n);
    expect(turnover(100n, 0n)).toBe(100n);
    expect(turnover(100n, 3_600n)).toBe(100n);
    expect(turnoverOfRisk('realbet', 101n, 0n)).toBe(50n);
  });
});
