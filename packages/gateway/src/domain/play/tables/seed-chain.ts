import { createHash, randomBytes } from 'node:crypto';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import type { TableGame } from '../../../venues/tables';
import { dayOf } from '../../days';
import type { RoundClock, RoundTimes } from './round-clock';

/** SHA-256 of a text, hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Bytes of a seed. */
const size = 32;

/** The seeds of a game and a day, in one buffer: a text each would take five times the memory. */
interface Chain {
  readonly rounds: number;
  readonly terminal: string;
  seedOf(number: number): string;
}

/** Computes a chain from its first seed. Round k of n uses seed n − k, so its hash is the seed of the round before. */
export const chainFrom = (root: string, rounds: number): Chain => {
  const seeds = Buffer.alloc((rounds + 1) * size);
  let seed = root;
  for (let index = 0; index <= rounds; index++) {
    seeds.write(seed, index * size, 'hex');
    seed = sha256(seed);
  }
  const at = (index: number) => seeds.toString('hex', index * size, (index + 1) * size);
  return {
    rounds,
    terminal: at(rounds),
    seedOf(number) {
      if (number < 1 || number > rounds) throw new RangeError(`The chain has no round ${number}`);
      return at(rounds - number);
    },
  };
};

interface SeriesOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly roundClock: RoundClock;
  readonly timeZone: string;
}

/** Chains that are kept in memory: two days of each game, some 100 KiB a chain. */
const keptChains = 40;

/**
 * The seed chains of table games, one a game and day. `publishNext` creates those of the next day, so that their ends are known
 * the day before; one that is missing nevertheless is created on first use. Whichever gateway comes first stores it.
 */
export const createSeries = ({ db, clock, roundClock, timeZone }: SeriesOptions) => {
  const chains = new Map<string, Promise<Chain>>();

  const create = async (game: TableGame, day: string): Promise<void> => {
    const rounds = roundClock.roundsOf(game.clock, day);
    const root = randomBytes(size).toString('hex');
    await db
      .insertInto('fair_series')
      .values({ game_code: game.code, day, rounds, root, terminal: chainFrom(root, rounds).terminal })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  const today = () => dayOf(momentOf(clock), timeZone);
  /** The day whose chains this gateway has seen stored. */
  let publishedDay = '';

  const load = async (game: TableGame, day: string): Promise<Chain> => {
    const stored = () =>
      db
        .selectFrom('fair_series')
        .select(['rounds', 'root'])
        .where('game_code', '=', game.code)
        .where('day', '=', day)
        .executeTakeFirst();
    let row = await stored();
    if (!row) {
      await create(game, day);
      // Another gateway may have been faster.
      row = await stored();
    }
    if (!row) throw new Error(`The seeds of ${game.code} on ${day} were not stored`);
    return chainFrom(row.root, row.rounds);
  };

  const chainOf = (game: TableGame, day: string): Promise<Chain> => {
    const key = `${game.code} ${day}`;
    const known = chains.get(key);
    if (known) return known;
    const chain = load(game, day);
    chains.set(key, chain);
    chain.catch(() => chains.delete(key));
    const [oldest] = chains.keys();
    if (chains.size > keptChains && oldest !== undefined) chains.delete(oldest);
    return chain;
  };

  return {
    /** The seed of a round. It is secret until the round is drawn. */
    seedOf: async (game: TableGame, { day, number }: Pick<RoundTimes, 'day' | 'number'>): Promise<string> =>
      (await chainOf(game, day)).seedOf(number),

    /** The hash of the seed of a round. */
    commitmentOf: async (
      game: TableGame,
      { day, number }: Pick<RoundTimes, 'day' | 'number'>,
    ): Promise<string> => sha256((await chainOf(game, day)).seedOf(number)),

    /** The published ends of today's and tomorrow's chain: every seed of the day hashes to its end. */
    async published(game: TableGame) {
      const day = today();
      const next = roundClock.dayAfter(day);
      const [current, tomorrow] = await Promise.all([chainOf(game, day), chainOf(game, next)]);
      return { day, terminal: current.terminal, next: { day: next, terminal: tomorrow.terminal } };
    },

    /** Stores the chains of the next day, once a day, of the games that a venue of this product lists. */
    async publishNext(games: readonly TableGame[]): Promise<void> {
      const day = roundClock.dayAfter(today());
      if (day === publishedDay) return;
      const missing = await db
        .selectFrom('games')
        .leftJoin('fair_series', (join) =>
          join.onRef('fair_series.game_code', '=', 'games.code').on('fair_series.day', '=', day),
        )
        .select('games.code')
        .where('fair_series.day', 'is', null)
        .execute();
      const codes = new Set(missing.map(({ code }) => code));
      // One after the other: a chain takes milliseconds of processor time, and slips are taken between them.
      for (const game of games) if (codes.has(game.code)) await create(game, day);
      publishedDay = day;
    },

    /** The published end of a chain; undefined when there is none. @param day YYYY-MM-DD. */
    async terminalOf(gameCode: string, day: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('fair_series')
        .select('terminal')
        .where('game_code', '=', gameCode)
        .where('day', '=', day)
        .executeTakeFirst();
      return row?.terminal;
    },
  };
};

export type Series = ReturnType<typeof createSeries>;
