import {
  type EventStatus,
  type Market,
  type MarketStatus,
  marketKey,
  marketTypes,
  type Score,
  type SportEvent,
  type SuspensionReason,
} from '@pavilion/contract/sports';
import type { SportsEngine, StoredEvent } from '../sports-engine';

const text = (value: string) => ({ 'zh-CN': value, en: value });

/** What a test sets of a football event; times are offsets from the start, in ms. */
export interface Script {
  status?: EventStatus;
  score?: Score;
  delay?: number;
  market?: MarketStatus;
  reason?: SuspensionReason;
  epoch?: number;
  /** Price of home and away at handicap -0.5 and of over and under 2.5. */
  prices?: readonly [number, number];
  /** Lines of the handicap, in quarters. */
  lines?: readonly number[];
  parlayMin?: 1 | 2 | 3;
  rank?: number;
  /** Confirmed values by type and period; they override those of the final score. */
  results?: Readonly<Record<string, number | 'void'>>;
}

/** A step of a script holds from `at` on. */
interface Step extends Script {
  readonly at: number;
}

/**
 * A simulation whose events follow scripts: football with a handicap and a total at fixed prices. Overrides change the
 * state as a real one does: `suspend` and `resume`, `correct` with the score as payload, `finish` and `abandon`.
 */
export const createScriptedEngine = (startsAt: (id: string) => number, ids: readonly string[]) => {
  const scripts = new Map<string, Step[]>();

  const stored = (id: string): StoredEvent => ({
    id,
    sport: 'football',
    competition: 'river',
    startsAt: startsAt(id),
    model: 1,
    params: {},
  });

  const engine: SportsEngine = {
    models: [1],

    outrights: () => [],
    seasonOf: () => undefined,

    schedule: (from, to) => ids.map(stored).filter((event) => event.startsAt >= from && event.startsAt < to),

    pastBookAt: (event, overrides, at, provider) => engine.bookAt(event, overrides, at, provider),

    bookOfVersion: (event, overrides, [tick, count], provider) =>
      overrides.length < count
        ? undefined
        : engine.bookAt(
            event,
            overrides.slice(0, count),
            tick === 0 ? event.startsAt - 1 : event.startsAt + tick * 1000,
            provider,
          ),

    bookAt({ id, startsAt: start }, overrides, at) {
      const passed = at - start;
      const script: Script = {};
      for (const { at: from, ...step } of scripts.get(id) ?? [])
        if (from <= passed) Object.assign(script, step);
      let { status = passed < 0 ? 'scheduled' : 'live', score = [0, 0], market = 'open', reason } = script;
      for (const { kind, payload, at: from } of overrides) {
        if (from > at) continue;
        if (kind === 'suspend') [market, reason] = ['suspended', 'operator'];
        if (kind === 'resume') market = 'open';
        if (kind === 'finish') status = 'settled';
        if (kind === 'abandon') status = 'abandoned';
        if (kind === 'correct') score = (payload as { score: Score }).score;
      }
      const { delay = passed < 0 ? 0 : 5_000, epoch = 1, prices = [2000, 1900], lines = [-2] } = script;
      const { parlayMin = 1, rank = 1, results = {} } = script;
      const isOver = ['ended', 'settled', 'abandoned', 'cancelled'].includes(status);
      const values: Record<string, number> = { 'ah:ft': score[0] - score[1], 'ou:ft': score[0] + score[1] };
      const [first, second] = prices;
      const line = (q: number, sides: readonly [string, string]) => ({
        q,
        selections: [
          { side: sides[0], price: first, open: true },
          { side: sides[1], price: second, open: true },
        ],
      });
      const of = (type: string, rows: Market['lines']): Market => ({
        key: marketKey(id, type, 'ft'),
        type,
        period: 'ft',
        status: isOver ? 'closed' : market,
        ...(reason && { reason }),
        epoch,
        lines: rows,
      });
      const side = (name: string) => ({
        id: name,
        name: text(name),
        short: text(name),
        colours: ['#ffffff', '#000000'] as const,
      });
      const event: SportEvent = {
        id,
        sport: 'football',
        competition: { id: 'river', sport: 'football', name: text('River'), rank, speed: 1 },
        home: side('Cranes'),
        away: side('Swallows'),
        startsAt: start,
        status,
        clock: { at: Math.max(0, passed / 1000), phase: 'h1' },
        scores: { ft: score },
        parlayMin,
        commitment: 'a'.repeat(64),
      };
      return {
        event,
        version: [Math.max(0, Math.floor(passed / 1000)), overrides.length],
        markets: [
          of(
            'ah',
            lines.map((q) => line(q, ['h', 'a'])),
          ),
          of('ou', [line(10, ['o', 'u'])]),
        ],
        delay,
        incidentsAfter: () => [],
        statistics: () => ({}),
        baseOf: ({ type, period }) =>
          status !== 'scheduled' && marketTypes.football[type]?.countsFromBet
            ? (values[`${type}:${period}`] ?? 0)
            : 0,
        resultOf({ type, period, side: chosen, q }, base) {
          const name = `${type}:${period}`;
          const value = results[name] ?? (status === 'settled' ? values[name] : undefined);
          if (value === 'void' || status === 'abandoned' || status === 'cancelled') return 'void';
          return value === undefined
            ? undefined
            : marketTypes.football[type]?.resultOf(chosen, q, value - base);
        },
        sharesOf({ type, side: chosen, q }, base) {
          // Four equally likely values: the present one, one less, one more, two more.
          const wins = [-1, 0, 1, 2].filter((change) => {
            const value = (values[`${type}:ft`] ?? 0) + change - base;
            return marketTypes.football[type]?.resultOf(chosen, q, value) === 'won';
          });
          return { won: wins.length / 4, returned: 0 };
        },
      };
    },
  };

  return {
    engine,
    /** Adds a step of an event: from `at` ms after its start on. */
    script: (id: string, at: number, step: Script): void => {
      scripts.set(
        id,
        [...(scripts.get(id) ?? []), { at, ...step }].sort((one, other) => one.at - other.at),
      );
    },
  };
};
