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

/** The seed chains of table games, one a game and day; created on first use, by whichever gateway comes first. */
export const createSeries = ({ db, clock, roundClock, timeZone }: SeriesOptions) => {
  const chains = new Map<string, Promise<Chain>>();

  const load = async (game: TableGame, day: string): Promise<Chain> => {
    const rounds = roundClock.roundsOf(game.clock, day);
    const stored = () =>
      db
        .selectFrom('fair_series')
        .select(['rounds', 'root'])
        .where('game_code', '=', game.code)
        .where('day', '=', day)
        .executeTakeFirst();
    let row = await stored();
    if (!row) {
      const root = randomBytes(size).toString('hex');
      await db
        .insertInto('fair_series')
        .values({ game_code: game.code, day, rounds, root, terminal: chainFrom(root, rounds).terminal })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
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
      const day = dayOf(momentOf(clock), timeZone);
      const next = roundClock.dayAfter(day);
      const [today, tomorrow] = await Promise.all([chainOf(game, day), chainOf(game, next)]);
      return { day, terminal: today.terminal, next: { day: next, terminal: tomorrow.terminal } };
    },
  };
};

export type Series = ReturnType<typeof createSeries>;
