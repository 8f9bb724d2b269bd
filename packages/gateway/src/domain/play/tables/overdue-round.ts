import type { Database } from '../../../db/database';
import type { TableGame } from '../../../venues/tables';
import { drawFrom, drawRound, type TableRound } from './finish-round';
import { mixOf } from './mix';
import { chainFrom, sha256 } from './seed-chain';

/** How long after its draw a round is overdue, ms: until then every gateway has tried it several times. */
export const overdueAfter = 30_000;

/** Why a round is not settled by hand. */
export type SettlementRefusal =
  | 'not-found'
  /** It is settled. */
  | 'unchanged'
  /** Its draw is not due for long enough: the gateways settle it by themselves. */
  | 'not-due'
  /** This gateway lacks the version of the game, or the game has no result for a bet of the round. */
  | 'unknown-rules'
  /** Seed, mix or outcome are not those that were committed to before the round. */
  | 'unproven'
  | 'halted';

interface Tools {
  readonly db: Database;
  /** The time of all tables. */
  readonly now: Date;
  /** The rules of a version; undefined if this gateway lacks them. */
  gameOf(code: string, version: number): TableGame | undefined;
}

type Found =
  | { readonly refusal: SettlementRefusal }
  | {
      readonly round: TableRound;
      readonly game: TableGame;
      readonly seed: string;
      /** SHA-256 of the seed, published before the round. */
      readonly commitment: string;
      readonly slips: number;
      readonly stake: bigint;
    };

/** The seed of a round by the chain of its day, if that chain ends in the hash that was published the day before. */
const committedSeed = async (db: Database, round: TableRound): Promise<string | undefined> => {
  const series = await db
    .selectFrom('fair_series')
    .select(['rounds', 'root', 'terminal'])
    .where('game_code', '=', round.game_code)
    .where('day', '=', round.day)
    .executeTakeFirst();
  if (!series || round.number < 1 || round.number > series.rounds) return undefined;
  const chain = chainFrom(series.root, series.rounds);
  return chain.terminal === series.terminal ? chain.seedOf(round.number) : undefined;
};

/** JSON with sorted keys: the database stores objects in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** Whether a drawn round has the outcome of its committed seed and of its slips. */
const isProven = async (db: Database, game: TableGame, round: TableRound, seed: string): Promise<boolean> => {
  const { mix, outcome } = drawFrom(
    game,
    { number: round.number, drawsAt: round.draws_at },
    seed,
    await mixOf(round.id, db),
  );
  return round.seed === seed && round.mix === mix && canonical(round.outcome) === canonical(outcome);
};

const hasAllResults = async (
  db: Database,
  game: TableGame,
  { id, outcome }: TableRound,
): Promise<boolean> => {
  const staked = await db
    .selectFrom('bets')
    .innerJoin('bet_lines', 'bet_lines.bet_id', 'bets.id')
    .select('selection')
    .distinct()
    .where('round_id', '=', id)
    .where('state', '=', 'open')
    .execute();
  return staked.every(({ selection }) => game.returnOf(selection, outcome) !== undefined);
};

/**
 * Examines a round that the gateways should have settled by themselves: whether it can be settled by the outcome that its
 * published hash commits to. Nobody chooses an outcome.
 */
export const examineOverdueRound = async (id: string, { db, now, gameOf }: Tools): Promise<Found> => {
  const round = await db.selectFrom('table_rounds').selectAll().where('id', '=', id).executeTakeFirst();
  if (!round) return { refusal: 'not-found' };
  if (round.settled_at) return { refusal: 'unchanged' };
  // guard: settled-by-hand-if-overdue
  if (round.state !== 'void' && round.draws_at.getTime() + overdueAfter > now.getTime())
    return { refusal: 'not-due' };
  if (await db.selectFrom('ledger_halt').select('at').executeTakeFirst()) return { refusal: 'halted' };
  const game = gameOf(round.game_code, round.version);
  if (!game) return { refusal: 'unknown-rules' };
  const seed = await committedSeed(db, round);
  // guard: settled-by-published-seed
  if (!seed) return { refusal: 'unproven' };
  if (round.state === 'drawn') {
    // guard: settled-by-committed-outcome
    if (!(await isProven(db, game, round, seed))) return { refusal: 'unproven' };
    if (!(await hasAllResults(db, game, round))) return { refusal: 'unknown-rules' };
  }
  const { slips, stake } = await db
    .selectFrom('bets')
    .select((each) => [
      each.fn.countAll<bigint>().as('slips'),
      each.fn.coalesce(each.fn.sum<bigint>('stake'), each.lit(0)).as('stake'),
    ])
    .where('round_id', '=', id)
    .executeTakeFirstOrThrow();
  return { round, game, seed, commitment: sha256(seed), slips: Number(slips), stake: BigInt(stake) };
};

/**
 * Draws an overdue round by its committed seed, unless it is drawn or void.
 *
 * @returns the round as it is to be settled; a refusal if another request holds it, or if the game lacks a result for one of its
 * bets: the caller then rolls back, since the round should be made void.
 */
export const drawOverdueRound = async (
  within: Database,
  { round, game, seed }: Exclude<Found, { refusal: SettlementRefusal }>,
  at: Date,
): Promise<{ readonly refusal: SettlementRefusal } | { readonly round: TableRound }> => {
  if (round.state !== 'open') return { round };
  if (!(await drawRound(within, game, round, seed, at))) return { refusal: 'unchanged' };
  const drawn = await within
    .selectFrom('table_rounds')
    .selectAll()
    .where('id', '=', round.id)
    .executeTakeFirstOrThrow();
  return (await hasAllResults(within, game, drawn)) ? { round: drawn } : { refusal: 'unknown-rules' };
};
