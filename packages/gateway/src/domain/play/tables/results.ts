import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { dayMs } from '../../../durations';
import type { Mark, TableGame } from '../../../venues/tables';
import { drawFrom } from './finish-round';
import { roundId } from './place-slip';
import type { RoundClock, RoundTimes } from './round-clock';
import type { Series } from './seed-chain';

/** Rounds of the history. */
const listed = 100;

/** How long a round without slips is stored, in ms: longer than the history, and no record of a member names it. */
const idleRoundRetention = 7 * dayMs;

/** A drawn round without data of a member. */
export interface RoundResult {
  readonly no: string;
  readonly outcome: unknown;
  readonly seed: string;
  readonly mix: string;
  readonly mark: Mark;
  /** Only of the latest round: the selections that return more than their stake. The page marks them on the board. */
  readonly won?: readonly string[];
}

const wonBy = (game: TableGame, outcome: unknown): string[] =>
  game.groups
    .flatMap(({ selections }) => selections.map(({ id }) => id))
    .filter((id) => (game.returnOf(id, outcome) ?? 0) > 100);

interface History {
  /** The latest round whose draw was due when this was read. */
  readonly upTo: string;
  readonly results: Promise<readonly RoundResult[]>;
}

interface ResultsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly tableClock: Clock;
  readonly roundClock: RoundClock;
  readonly series: Series;
}

/**
 * The latest results of each game, read once a round. A round without slips is drawn here, on the first request for it: its
 * row is stored first, so that no gateway takes a slip on a round whose seed is published.
 */
export const createResults = ({ db, clock, tableClock, roundClock, series }: ResultsOptions) => {
  const histories = new Map<string, History>();
  /** By the id of the round; undefined for a void round without outcome. */
  const known = new Map<string, Map<string, RoundResult | undefined>>();

  const knownOf = (game: TableGame) => {
    const results = known.get(game.code) ?? new Map<string, RoundResult | undefined>();
    known.set(game.code, results);
    return results;
  };

  const store = async (game: TableGame, idle: readonly RoundTimes[]): Promise<void> => {
    const at = momentOf(clock);
    const rows = await Promise.all(
      idle.map(async (round) => {
        const drawsAt = new Date(round.drawsAt);
        const { seed, mix, outcome } = drawFrom(
          game,
          { number: round.number, drawsAt },
          await series.seedOf(game, round),
        );
        return {
          id: roundId(game.code, round),
          game_code: game.code,
          version: game.version,
          day: round.day,
          number: round.number,
          opens_at: new Date(round.opensAt),
          closes_at: new Date(round.closesAt),
          draws_at: drawsAt,
          ends_at: new Date(round.endsAt),
          state: 'settled' as const,
          mix,
          seed,
          outcome: JSON.stringify(outcome),
          drawn_at: at,
          settled_at: at,
        };
      }),
    );
    await db
      .insertInto('table_rounds')
      .values(rows)
      // A slip was faster: its round is drawn with the slip.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  const read = async (game: TableGame, rounds: readonly RoundTimes[]) => {
    const ids = new Map(rounds.map((round) => [roundId(game.code, round), round]));
    const rows = await db
      .selectFrom('table_rounds')
      .select(['id', 'state', 'seed', 'mix', 'outcome'])
      .where('id', 'in', [...ids.keys()])
      .execute();
    const results = knownOf(game);
    for (const { id, state, seed, mix, outcome } of rows) {
      const { no } = ids.get(id) as RoundTimes;
      if (seed !== null && mix !== null)
        results.set(no, { no, outcome, seed, mix, mark: game.mark(outcome) });
      else if (state === 'void') results.set(no, undefined);
      ids.delete(id);
    }
    return [...ids.values()];
  };

  const load = async (game: TableGame, due: readonly RoundTimes[]): Promise<readonly RoundResult[]> => {
    const results = knownOf(game);
    const missing = due.filter(({ no }) => !results.has(no));
    if (missing.length > 0) {
      const idle = await read(game, missing);
      if (idle.length > 0) {
        await store(game, idle);
        await read(game, idle);
      }
    }
    const oldest = due[0]?.no ?? '';
    for (const no of results.keys()) if (no < oldest) results.delete(no);
    // Rounds with slips that are not drawn yet are missing: the next call looks for them again.
    if (due.some(({ no }) => !results.has(no))) histories.delete(game.code);
    return due.flatMap(({ no }) => results.get(no) ?? []);
  };

  return {
    /** The results of the latest rounds, oldest first. Those that wait for their draw are left out. */
    of(game: TableGame): Promise<readonly RoundResult[]> {
      const due = roundClock.latestDrawn(game.clock, tableClock.now(), listed);
      const upTo = due.at(-1)?.no ?? '';
      const history = histories.get(game.code);
      if (history?.upTo === upTo) return history.results;
      const results = load(game, due).then((list) => {
        const latest = list.at(-1);
        return latest ? [...list.slice(0, -1), { ...latest, won: wonBy(game, latest.outcome) }] : list;
      });
      histories.set(game.code, { upTo, results });
      results.catch(() => histories.delete(game.code));
      return results;
    },

    /** Deletes old rounds without slips. The seeds of their series still prove them. */
    async removeIdle(): Promise<void> {
      await db
        .deleteFrom('table_rounds')
        .whereRef('settled_at', '=', 'drawn_at')
        .where('settled_at', '<', new Date(momentOf(clock).getTime() - idleRoundRetention))
        // guard: rounds-with-slips-stay
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('bets').select('id').whereRef('round_id', '=', 'table_rounds.id'))),
        )
        .execute();
    },
  };
};
