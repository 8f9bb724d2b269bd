import type { Clock } from '../../../clock';
import type { TableGame } from '../../../venues/tables';
import type { RoundResult } from './results';
import type { RoundPhase } from './round-clock';

/** The running round without data of a member. */
export interface RoundView {
  readonly no: string;
  readonly phase: RoundPhase;
  /** Milliseconds until the next phase. */
  readonly leftMs: number;
  /** The hash of the seed that the round will reveal. */
  readonly commitment: string;
}

export type TableEvent =
  | { readonly type: 'round'; readonly round: RoundView }
  | { readonly type: 'result'; readonly result: RoundResult; readonly round: RoundView }
  | { readonly type: 'beat' };

/** Receives events as JSON. An event is serialized once for all watchers of a game. */
type Send = (event: string) => void;

interface Watched {
  readonly game: TableGame;
  readonly watchers: Set<Send>;
  /** Round and phase of the last event. */
  phase: string;
  /** The last round whose result was sent. */
  result: string;
  beatAt: number;
}

interface WatchersOptions {
  readonly clock: Clock;
  roundOf(game: TableGame): Promise<RoundView>;
  /** The result of the latest round whose draw is due; undefined while it is not drawn. */
  latestResult(game: TableGame): Promise<RoundResult | undefined>;
}

/** Interval of beats, ms: a client that receives nothing for longer has lost its connection. */
const beatInterval = 5_000;

/** Sends phases and results to the watchers of tables. */
export const createWatchers = ({ clock, roundOf, latestResult }: WatchersOptions) => {
  const tables = new Map<string, Watched>();

  const publish = (table: Watched, event: TableEvent) => {
    table.beatAt = clock.now() + beatInterval;
    const text = JSON.stringify(event);
    for (const send of table.watchers) send(text);
  };

  const update = async (table: Watched): Promise<void> => {
    const { game } = table;
    const round = await roundOf(game);
    const phase = `${round.no} ${round.phase}`;
    if (phase !== table.phase) {
      table.phase = phase;
      publish(table, { type: 'round', round });
    }
    const result = await latestResult(game);
    if (result && result.no !== table.result) {
      table.result = result.no;
      publish(table, { type: 'result', result, round: await roundOf(game) });
    }
    if (clock.now() >= table.beatAt) publish(table, { type: 'beat' });
  };

  return {
    /** Sends the running round, and in its reveal the result; then every phase and result. The answer ends that. */
    async watch(game: TableGame, send: Send): Promise<() => void> {
      const [round, result] = await Promise.all([roundOf(game), latestResult(game)]);
      const table = tables.get(game.code) ?? {
        game,
        watchers: new Set(),
        phase: `${round.no} ${round.phase}`,
        result: result?.no ?? '',
        beatAt: clock.now() + beatInterval,
      };
      tables.set(game.code, table);
      send(JSON.stringify({ type: 'round', round } satisfies TableEvent));
      if (result && result.no === round.no) {
        send(JSON.stringify({ type: 'result', result, round } satisfies TableEvent));
      }
      table.watchers.add(send);
      return () => {
        table.watchers.delete(send);
        if (table.watchers.size === 0) tables.delete(game.code);
      };
    },

    /** Sends what has happened since the last call. */
    async update(): Promise<void> {
      await Promise.all([...tables.values()].map(update));
    },

    /** Watchers of all games. */
    count: (): number => [...tables.values()].reduce((sum, { watchers }) => sum + watchers.size, 0),
  };
};
