import type { SportsProvider } from '@pavilion/contract';
import { isOutright } from '@pavilion/contract/sports';
import { dayMs } from '../../durations';
import { acceptanceDelay } from './acceptance-delays';
import {
  type Match,
  pricedBook,
  simulate,
  type UnpricedBook,
  unpricedBookOf,
  versionOf,
} from './engine/book';
import type { Override } from './engine/overrides';
import { baseOf, fairShares, resultOf } from './engine/results';
import type { SimulationModel } from './engine/simulation-model';
import { statisticsOf } from './engine/statistics';
import { trackerIncidents } from './engine/tracker';
import { eventsOfDay, paramsOf, presentEvent, type ScheduledEvent, scheduleDayOf } from './schedule/schedule';
import { findSeasonAt, seasonsBetween } from './schedule/seasons';
import { createSeasonBooks } from './season-books';
import { simulationModels } from './simulation-models';
import type { EngineOptions, EventBook, OverrideRow, SportsEngine, StoredEvent } from './sports-engine';

/** The most simulated matches in memory, and the most events whose books of the latest version are. */
const maxMatches = 3_000;
const maxBooks = 300;

/** Events of the schedule that start in a span, its end excluded. */
const scheduledBetween = (from: number, to: number): readonly ScheduledEvent[] => {
  const events: ScheduledEvent[] = [];
  for (let moment = from; scheduleDayOf(moment) <= scheduleDayOf(to); moment += dayMs) {
    events.push(
      ...eventsOfDay(scheduleDayOf(moment)).filter(({ startsAt }) => startsAt >= from && startsAt < to),
    );
  }
  return events;
};

/** The event as the schedule made it. Its seed is not stored, since the secret determines it. */
const scheduledEvent = ({ id, sport, startsAt, params }: StoredEvent): ScheduledEvent => ({
  ...(params as Omit<ScheduledEvent, 'id' | 'sport' | 'startsAt'>),
  id,
  sport,
  startsAt,
});

const overrideOf = ({ seq, at, kind, payload }: OverrideRow) => ({ ...payload, seq, at, kind }) as Override;

/** Adds an entry to a map that holds at most `size`; the entry that was added first makes room. */
const keep = <Value>(map: Map<string, Value>, key: string, value: Value, size: number): Value => {
  map.delete(key);
  if (map.size >= size) map.delete(map.keys().next().value as string);
  map.set(key, value);
  return value;
};

/** The books of an event at a version, by venue. */
interface KnownBooks {
  readonly version: string;
  readonly unpriced: UnpricedBook;
  readonly priced: Map<SportsProvider, EventBook>;
  /** Those of the previous version, from which the changes of the running second are computed. */
  readonly before: ReadonlyMap<SportsProvider, EventBook> | undefined;
}

interface SimulationOptions extends Partial<EngineOptions> {
  /** The events that start in a span, its end excluded. */
  readonly eventsBetween?: typeof scheduledBetween;
}

/** The engine of matches that are simulated by one model. */
const createModelEngine = (
  secret: string,
  model: SimulationModel,
  { overridesOf = () => [], eventsBetween = scheduledBetween }: SimulationOptions,
): Omit<SportsEngine, 'models'> => {
  const matches = new Map<string, Match>();
  const books = new Map<string, KnownBooks>();

  const simulated = (event: ScheduledEvent): Match =>
    matches.get(event.id) ??
    keep(matches, event.id, simulate(paramsOf(event, secret), undefined, model.sports), maxMatches);

  const matchOf = (event: StoredEvent): Match => matches.get(event.id) ?? simulated(scheduledEvent(event));

  const seasonBooks = createSeasonBooks({
    secret,
    model,
    matchOf: simulated,
    overridesOf: (event) => overridesOf(event).map(overrideOf),
  });

  const present = (
    event: StoredEvent,
    match: Match,
    unpriced: UnpricedBook,
    provider: SportsProvider,
  ): EventBook => {
    const book = pricedBook(unpriced, model.profiles[provider]);
    const { seed, opening, spread, bestOf } = match.params;
    const isFinal = ['settled', 'abandoned', 'cancelled'].includes(book.status);
    return {
      event: presentEvent(scheduledEvent(event), match.params, book),
      version: book.version,
      markets: book.markets,
      // Only bets need it: boards and their changes compute books each second.
      get delay() {
        return acceptanceDelay(match, book) * 1000;
      },
      ...(isFinal && { seed: Buffer.from(seed).toString('hex'), setup: { opening, spread, bestOf } }),
      incidentsAfter: (at) => trackerIncidents(match, book, at).filter((incident) => incident.at > at),
      statistics: () => statisticsOf(book.sport, trackerIncidents(match, book)),
      baseOf: ({ type, period }) => (book.status === 'scheduled' ? 0 : baseOf(book, type, period)),
      resultOf: ({ type, period, q, side }, base) => resultOf(book, { type, period, q, side, base }),
      sharesOf: ({ type, period, q, side }, base) => fairShares(book, { type, period, q, side, base }),
    };
  };

  const bookAt: SportsEngine['bookAt'] = (event, overrides, at, provider) => {
    if (isOutright(event.id)) return seasonBooks.bookAt(event, overrides, at, provider);
    const match = matchOf(event);
    const changes = overrides.map(overrideOf);
    // Overrides in the future are not part of the version, and the event starts another time after one.
    const version = [...versionOf(match, changes, at), overrides.length].join();
    let known = books.get(event.id);
    if (known?.version !== version) {
      known = keep(
        books,
        event.id,
        { version, unpriced: unpricedBookOf(match, changes, at), priced: new Map(), before: known?.priced },
        maxBooks,
      );
    }
    const priced = known.priced.get(provider);
    if (priced) return priced;
    const book = present(event, match, known.unpriced, provider);
    known.priced.set(provider, book);
    return book;
  };

  return {
    schedule: (from, to) =>
      eventsBetween(from, to).map(({ id, sport, startsAt, ...params }) => ({
        id,
        sport,
        competition: params.competition.id,
        startsAt,
        model: model.number,
        params,
      })),

    bookAt,

    outrights: (from, to) =>
      seasonsBetween(from, to).map(({ id, sport, competition, startsAt }) => ({
        id,
        sport,
        competition: competition.id,
        startsAt,
        model: model.number,
        params: {},
      })),

    seasonOf: ({ id, competition, startsAt }) =>
      isOutright(id) ? undefined : findSeasonAt(competition, startsAt)?.id,

    pastBookAt(event, overrides, at, provider) {
      if (isOutright(event.id)) return seasonBooks.bookAt(event, overrides, at, provider);
      const match = matchOf(event);
      return present(event, match, unpricedBookOf(match, overrides.map(overrideOf), at), provider);
    },

    bookOfVersion(event, overrides, [tick, count], provider) {
      if (isOutright(event.id)) return undefined;
      const known = books.get(event.id);
      for (const priced of [known?.before, known?.priced]) {
        const book = priced?.get(provider);
        if (book?.version[0] === tick && book.version[1] === count) return book;
      }
      const match = matchOf(event);
      const changes = overrides.slice(0, count).map(overrideOf);
      // A version of a scheduled event names a whole minute, in which overrides may have followed.
      const at = Math.max(match.params.opensAt + tick * 1000, ...changes.map((change) => change.at));
      const unpriced = unpricedBookOf(match, changes, at);
      const { version } = unpriced.book;
      if (version[0] !== tick || version[1] !== count) return undefined;
      return present(event, match, unpriced, provider);
    },
  };
};

/**
 * The engine of simulated matches: each event is computed by the model with which it was stored, and further ones are scheduled
 * with the latest.
 *
 * @param secret determines the seeds of all events.
 */
export const createSimulation = (
  secret: string,
  {
    models = simulationModels,
    ...options
  }: SimulationOptions & { readonly models?: readonly SimulationModel[] } = {},
): SportsEngine => {
  const engines = new Map(models.map((model) => [model.number, createModelEngine(secret, model, options)]));
  const numbers = [...engines.keys()];
  const engineOf = ({ id, model }: StoredEvent) => {
    const engine = engines.get(model);
    if (!engine) throw new Error(`the model ${model} of the event ${id} is unknown`);
    return engine;
  };
  const { schedule, outrights, seasonOf } = engines.get(Math.max(...numbers))!;
  return {
    models: numbers,
    schedule,
    outrights,
    seasonOf,
    bookAt: (event, ...moment) => engineOf(event).bookAt(event, ...moment),
    pastBookAt: (event, ...moment) => engineOf(event).pastBookAt(event, ...moment),
    bookOfVersion: (event, ...version) => engineOf(event).bookOfVersion(event, ...version),
  };
};
