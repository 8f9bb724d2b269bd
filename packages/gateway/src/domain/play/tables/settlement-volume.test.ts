import { sql } from 'kysely';
import { newId } from '../../../ids';
import { brokenRules, createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { selectionOf, type TableGame } from '../../../venues/tables';
import { tableGames } from '../../../venues/tables/games';
import { betsOf } from '../../../venues/testing/bets-of-game';
import { paysOf } from '../../../venues/testing/table-pays';
import { mainAccount } from '../../money';
import { roundId } from './place-slip';
import { createRoundClock } from './round-clock';
import { openLine, type SlipLine } from './slip';

/** Rounds of every game, and slips of each. The long form takes minutes: `LONG=1 npx jest settlement-volume`. */
const [roundsOfGame, slipsOfRound] = process.env.LONG ? [72, 200] : [1, 25];

const roundClock = createRoundClock('Asia/Shanghai');

/** Numbers below a bound from a fixed seed, so that every run has the same slips. */
const createNumbers = (seed: number) => {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};

/** The settlement in the database against a second implementation of the rules of every game that is played. */
describe('the settlement of many slips on all tables', () => {
  let gateway: TestGateway;
  const games = new Map(tableGames.map((game) => [game.code, { game, bets: betsOf(game) }]));

  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  /** Members for one round of every game: after an hour of play the reality check would stop them. */
  const newMembers = (number: number) =>
    Promise.all(
      ['a', 'b', 'c', 'd'].map(async (letter) => {
        const { id } = await gateway.newMember(`volume${letter}${number}`);
        await gateway.credit(id, 100_000_000_000n);
        return id;
      }),
    );

  /** Places the slips of a round in one statement, each by the function that the gateway calls for one. */
  const placeSlips = async (
    game: TableGame,
    members: readonly string[],
    below: (bound: number) => number,
  ): Promise<string> => {
    const { db, tables } = gateway.services;
    // Stores the seeds of the day.
    await tables.roundOf(game);
    const now = gateway.clock.now();
    const current = roundClock.roundAt(game.clock, now);
    const round = current.closesAt > now ? current : roundClock.roundAt(game.clock, current.endsAt);
    const at = new Date(now);
    const { bets } = games.get(game.code)!;
    const slips = Array.from({ length: slipsOfRound }, (_, index) => {
      const selections = new Set(Array.from({ length: 1 + below(8) }, () => bets[below(bets.length)]!));
      const lines = [...selections].map(
        (selection): SlipLine => ({
          selection,
          name: selectionOf(game, selection)!.name,
          stake: 100n * BigInt(1 + below(99)),
        }),
      );
      const member = members[index % members.length]!;
      const client_seed = `volume${index}`;
      return {
        bet: newId(at),
        member,
        account: mainAccount(member),
        client_seed,
        detail: {
          kind: game.kind,
          round: round.no,
          lines: lines.map(openLine),
          outcome: null,
          clientSeed: client_seed,
          proof: null,
        },
        selections: lines.map(({ selection }) => selection),
        stakes: lines.map(({ stake }) => Number(stake)),
      };
    });
    await sql`select count(*) from jsonb_to_recordset(${JSON.stringify(slips)}::jsonb) as slip (
        bet text, member text, account text, client_seed text, detail jsonb, selections text[], stakes bigint[])
      cross join lateral table_bet(null::text, null::text, null::text, '{}'::jsonb, slip.bet, slip.member, slip.account,
        ${JSON.stringify(game.name)}::jsonb, ${at}::timestamptz, slip.client_seed, slip.detail, slip.selections, slip.stakes,
        ${game.code}::text, ${game.version}::int, ${roundId(game.code, round)}::text, ${round.day}::date,
        ${round.number}::int, ${new Date(round.opensAt)}::timestamptz, ${new Date(round.closesAt)}::timestamptz,
        ${new Date(round.drawsAt)}::timestamptz, ${new Date(round.endsAt)}::timestamptz, ${at}::timestamptz)`.execute(
      db,
    );
    return roundId(game.code, round);
  };

  /** The slips of rounds that differ from what the rules pay, and the number of slips and of those that won, by game. */
  const compareWithRules = async (rounds: readonly string[]) => {
    const { db } = gateway.services;
    const bets = await db
      .selectFrom('bets')
      .innerJoin('table_rounds', 'table_rounds.id', 'bets.round_id')
      .select([
        'bets.id',
        'bets.game_code',
        'bets.state',
        'stake',
        'payout',
        'detail',
        'table_rounds.outcome',
      ])
      .where('round_id', 'in', rounds)
      .execute();
    const stored = await db
      .selectFrom('bet_lines')
      .innerJoin('bets', 'bets.id', 'bet_id')
      .select(['bet_id', 'selection', 'bet_lines.stake'])
      .where('round_id', 'in', rounds)
      .execute();
    const linesOf = new Map(bets.map(({ id }) => [id, [] as typeof stored]));
    for (const line of stored) linesOf.get(line.bet_id)!.push(line);
    const different = bets.filter(({ id, game_code, state, stake, payout, detail, outcome }) => {
      const lines = linesOf.get(id)!;
      const returned = new Map(
        lines.map((line) => [
          line.selection,
          (line.stake * BigInt(paysOf(game_code, line.selection, outcome))) / 100n,
        ]),
      );
      const paid = (detail as { lines: { selection: string; payout: string }[] }).lines;
      return (
        state !== 'settled' ||
        stake !== lines.reduce((sum, line) => sum + line.stake, 0n) ||
        payout !== [...returned.values()].reduce((sum, minor) => sum + minor, 0n) ||
        paid.length !== returned.size ||
        paid.some((line) => BigInt(line.payout.replace('.', '')) !== returned.get(line.selection))
      );
    });
    const winners = bets.filter(({ payout }) => payout > 0n).map(({ game_code }) => game_code);
    return { slips: bets.length, different, winners };
  };

  it(`[GAM-2] pays ${slipsOfRound} slips of ${roundsOfGame} rounds of every game what its rules say, line by line`, async () => {
    const { db, tables } = gateway.services;
    const below = createNumbers(20_261_126);
    const winners = new Set<string>();
    let slips = 0;
    for (let number = 0; number < roundsOfGame; number += 1) {
      const members = await newMembers(number);
      const rounds: string[] = [];
      for (const { game } of games.values()) rounds.push(await placeSlips(game, members, below));
      gateway.clock.advance(Math.max(...tableGames.map(({ clock }) => 2 * clock.period)));
      await tables.advance();
      const compared = await compareWithRules(rounds);
      expect(compared.different.slice(0, 3)).toEqual([]);
      for (const code of compared.winners) winners.add(code);
      slips += compared.slips;
    }
    expect(slips).toBe(slipsOfRound * roundsOfGame * tableGames.length);
    expect([...games.keys()].filter((code) => !winners.has(code))).toEqual([]);
    // Entries are never changed, so a round that had broken a rule would still break it.
    expect(await brokenRules(db)).toEqual([]);
  }, 1_800_000);
});
