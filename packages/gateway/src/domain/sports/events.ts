import { errorCodes, type SportsProvider } from '@pavilion/contract';
import {
  type BoardVersion,
  type Competition,
  type EventStatus,
  isOutright,
  type Sport,
  type SportEvent,
  sports,
} from '@pavilion/contract/sports';
import { sql } from 'kysely';
import { BusinessError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { withRetry } from '../../db/retry';
import { dayMs, hourMs, minuteMs } from '../../durations';
import { dayEnd, dayStart } from '../days';
import { createServerSecret } from '../server-secret';
import { longestSeason } from './schedule/seasons';
import type {
  CreateEngine,
  EventBook,
  OverrideKind,
  OverrideRow,
  SportsEngine,
  StoredEvent,
} from './sports-engine';

/** Events are stored this long before their start. */
export const listedAhead = 72 * hourMs;
/** After an interruption, events that started since then are still stored. */
const behind = 4 * hourMs;
/** How long after its start an event may still be running. */
const longest = 12 * hourMs;
/** Rows that one statement inserts. */
const batch = 500;
/** Interval of storing further events, ms. */
const interval = minuteMs;
/** Overrides of gateways whose clock lags are read again for this long, ms. */
const clockTolerance = minuteMs;
/** Overrides stay in memory for this long: the table of a season depends on those of all its matches. */
const keptOverrides = longestSeason + dayMs;
/** How often overrides of other gateways are read for the board, ms. */
const overrideInterval = 1_000;

export type BoardTab = 'live' | 'today' | 'early';
/** Stored events by tab, by start. */
export type Tabs = Readonly<Record<BoardTab, readonly StoredEvent[]>>;

/** The venue whose books tell status and results, which are the same at all venues. */
const anyVenue: SportsProvider = 'IMTY';

const overStatuses: readonly EventStatus[] = ['ended', 'settled', 'abandoned', 'cancelled'];

/** @throws BusinessError 20201 notFound for the book of an outright, which is no match. */
export const matchOf = ({ event }: EventBook): SportEvent => {
  if ('participants' in event) throw new BusinessError(errorCodes.notFound);
  return event;
};

/** Whether an event takes no more bets. */
export const isOver = ({ event }: EventBook): boolean => overStatuses.includes(event.status);

interface Ports {
  readonly db: Database;
  readonly clock: Clock;
  readonly createEngine: CreateEngine;
  readonly timeZone: string;
}

/** The events of the sportsbook: stored ahead of their start, and computed at any moment. */
export const createEvents = ({ db, clock, createEngine, timeZone }: Ports) => {
  const secret = createServerSecret(db, 'sports');
  let engine: SportsEngine | undefined;
  const stored = new Map<string, StoredEvent>();
  /** Events of models that this version does not have: gateways of another version compute them. */
  const foreign = new Set<string>();
  const overrides = new Map<string, readonly OverrideRow[]>();
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  /** The tabs of all sports, computed once a second. */
  let tabs: { readonly key: string; readonly bySport: ReadonlyMap<Sport, Tabs> } | undefined;
  /** Number of overrides with which an event is over. */
  const over = new Map<string, number>();
  const competitions = new Map<string, Competition>();
  /** Changes of events and overrides in memory. */
  let changes = 0;
  let storedUpTo: number | undefined;
  let storedAt = Number.NEGATIVE_INFINITY;
  let overridesAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | undefined;

  /** Creates the engine: enough to compute events that are stored and loaded. */
  const open = async (): Promise<SportsEngine> => {
    engine ??= createEngine(await secret(), { overridesOf: (id) => overrides.get(id) ?? [] });
    return engine;
  };

  const eventsOf = async (select: { since?: number; ids?: readonly string[] }) => {
    let query = db
      .selectFrom('sport_events')
      .select(['id', 'sport', 'competition', 'starts_at', 'model', 'params']);
    if (select.since !== undefined) query = query.where('starts_at', '>=', new Date(select.since));
    if (select.ids !== undefined) query = query.where('id', 'in', [...select.ids]);
    const rows = await query.execute();
    const { models } = await open();
    for (const { id, model } of rows) if (!models.includes(model)) foreign.add(id);
    return rows
      .filter(({ id }) => !foreign.has(id))
      .map(({ id, sport, competition, starts_at, model, params }) => ({
        id,
        sport,
        competition,
        startsAt: starts_at.getTime(),
        model,
        params,
      }));
  };

  const overrideRows = (rows: readonly (Omit<OverrideRow, 'at'> & { at: Date })[]) =>
    rows.map(({ seq, at, kind, payload }) => ({ seq, at: at.getTime(), kind, payload }));

  /** Reads the overrides of events again, and of a season those of its matches that have any. */
  const readOverrides = async (ids: readonly string[], within: Database = db): Promise<void> => {
    if (ids.length === 0) return;
    const rows = await within
      .selectFrom('sport_overrides')
      .selectAll()
      .where('event_id', 'in', [...ids])
      .orderBy('seq')
      .execute();
    changes += 1;
    for (const id of ids) overrides.set(id, overrideRows(rows.filter((row) => row.event_id === id)));
    const matches = rows.flatMap(({ kind, payload }) =>
      kind === 'match' ? [(payload as { match: string }).match] : [],
    );
    await readOverrides(
      [...new Set(matches)].filter((id) => !ids.includes(id)),
      within,
    );
  };

  /** Matches of a season that has begun get its model: bets on its winner are settled by their results. */
  const withModelOfSeason = async (
    simulation: SportsEngine,
    events: readonly StoredEvent[],
  ): Promise<StoredEvent[]> => {
    const seasons = new Map(events.map((event) => [event.id, simulation.seasonOf(event)]));
    const ids = [...new Set(seasons.values())].filter((id) => id !== undefined);
    if (ids.length === 0) return [...events];
    const rows = await db.selectFrom('sport_events').select(['id', 'model']).where('id', 'in', ids).execute();
    const models = new Map(rows.map(({ id, model }) => [id, model]));
    return events.map((event) => ({
      ...event,
      model: models.get(seasons.get(event.id) ?? '') ?? event.model,
    }));
  };

  const store = async (events: readonly StoredEvent[]): Promise<void> => {
    for (let from = 0; from < events.length; from += batch) {
      const values = events.slice(from, from + batch).map((event) => ({
        id: event.id,
        sport: event.sport,
        competition: event.competition,
        starts_at: new Date(event.startsAt),
        model: event.model,
        params: JSON.stringify(event.params),
      }));
      await withRetry(() =>
        db
          .insertInto('sport_events')
          .values(values)
          // Another gateway, perhaps of another version, has stored it: its row counts.
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      );
    }
  };

  const refresh = async (): Promise<void> => {
    const simulation = await open();
    const now = clock.now();
    if (now - storedAt >= interval) {
      const to = now + listedAhead;
      await store(simulation.outrights(storedUpTo ?? now - longestSeason, to));
      await store(await withModelOfSeason(simulation, simulation.schedule(storedUpTo ?? now - behind, to)));
      storedUpTo = to;
      changes += 1;
      for (const event of await eventsOf({ since: now - longest })) stored.set(event.id, event);
      for (const [id, { startsAt }] of stored) {
        if (startsAt < now - 2 * longest) {
          stored.delete(id);
          over.delete(id);
        }
      }
      for (const [id, rows] of overrides) {
        const isNeeded = (rows.at(-1)?.at ?? 0) >= now - keptOverrides;
        if (!stored.has(id) && !isNeeded) overrides.delete(id);
      }
      storedAt = now;
    }
    if (now - overridesAt >= overrideInterval) {
      const since = Math.max(
        0,
        overridesAt === Number.NEGATIVE_INFINITY ? now - keptOverrides : overridesAt - clockTolerance,
      );
      const changed = await db
        .selectFrom('sport_overrides')
        .select('event_id')
        .distinct()
        .where('at', '>=', new Date(since))
        .execute();
      await readOverrides(changed.map(({ event_id }) => event_id));
      overridesAt = now;
    }
  };

  /** Reads what other gateways have stored, at most once a second. Called before anything else. */
  const ready = (): Promise<void> => {
    const now = clock.now();
    if (now - storedAt < interval && now - overridesAt < overrideInterval) return Promise.resolve();
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  /** Reads events that are not in memory, such as those of old bets, and their overrides. */
  const load = async (ids: readonly string[]): Promise<void> => {
    const missing = [...new Set(ids)].filter((id) => !stored.has(id) && !foreign.has(id));
    if (missing.length === 0) return;
    for (const event of await eventsOf({ ids: missing })) stored.set(event.id, event);
    await readOverrides(missing);
  };

  /** Locks events until the end of the transaction, so that no override comes in between, and reads their overrides. */
  const hold = async (ids: readonly string[], transaction: Database): Promise<void> => {
    if (ids.length === 0) return;
    await load(ids);
    // guard: decision-holds-events
    await sql`select id from sport_events where id = any (${[...ids]}::text[]) order by id for share`.execute(
      transaction,
    );
    await readOverrides(ids, transaction);
  };

  const bookAt = (id: string, at: number, provider: SportsProvider = anyVenue): EventBook => {
    const event = stored.get(id);
    if (!event || !engine) throw new BusinessError(errorCodes.notFound);
    return engine.bookAt(event, overrides.get(id) ?? [], at, provider);
  };

  /** The book at a past moment; see `SportsEngine.pastBookAt`. */
  const pastBookAt = (id: string, at: number, provider: SportsProvider = anyVenue): EventBook => {
    const event = stored.get(id);
    if (!event || !engine) throw new BusinessError(errorCodes.notFound);
    return engine.pastBookAt(event, overrides.get(id) ?? [], at, provider);
  };

  /** The book of an earlier version; undefined for an unknown event and a version that it never had. */
  const bookOfVersion = (id: string, version: BoardVersion, provider: SportsProvider) => {
    const event = stored.get(id);
    return event && engine?.bookOfVersion(event, overrides.get(id) ?? [], version, provider);
  };

  /** The tab of an event; undefined when it is on none. */
  const tabOf = ({ id, startsAt }: StoredEvent, now: number, today: string): BoardTab | undefined => {
    const changes = overrides.get(id)?.length ?? 0;
    if (over.get(id) === changes) return undefined;
    let status: EventStatus = 'scheduled';
    // Without overrides, an event is scheduled until its start.
    if (changes > 0 || startsAt <= now) {
      const { event } = bookAt(id, now);
      status = event.status;
      if (overStatuses.includes(status)) over.set(id, changes);
    }
    if (status === 'live' || status === 'interrupted') return 'live';
    if (status !== 'scheduled') return undefined;
    return days.format(startsAt) === today ? 'today' : 'early';
  };

  /** The events of every sport in each tab. */
  const allTabs = (): ReadonlyMap<Sport, Tabs> => {
    const now = clock.now();
    const key = `${Math.floor(now / 1000)}:${changes}`;
    if (tabs?.key === key) return tabs.bySport;
    const today = days.format(now);
    const bySport = new Map(
      sports.map((sport) => [sport, { live: [], today: [], early: [] } as Record<BoardTab, StoredEvent[]>]),
    );
    const events = [...stored.values()]
      .filter(({ id }) => !isOutright(id))
      .filter(({ startsAt }) => startsAt >= now - longest && startsAt < now + listedAhead)
      .sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
    for (const event of events) {
      const tab = tabOf(event, now, today);
      if (tab !== undefined) bySport.get(event.sport)?.[tab].push(event);
    }
    tabs = { key, bySport };
    return bySport;
  };

  const tabsOf = (sport: Sport): Tabs => allTabs().get(sport) ?? { live: [], today: [], early: [] };

  /** The competition of an event. */
  const competitionOf = ({ id, competition }: StoredEvent): Competition => {
    const known = competitions.get(competition) ?? bookAt(id, clock.now()).event.competition;
    competitions.set(competition, known);
    return known;
  };

  /** Loads events of the schedule, also those before the first ones that are stored. */
  const loadScheduled = async (events: readonly StoredEvent[]): Promise<StoredEvent[]> => {
    await load(events.map(({ id }) => id));
    const own = events.filter(({ id }) => !foreign.has(id));
    for (const event of own) if (!stored.has(event.id)) stored.set(event.id, event);
    return own;
  };

  return {
    open,
    ready,
    load,
    hold,
    readOverrides,
    bookAt,
    bookOfVersion,
    pastBookAt,
    tabsOf,
    competitionOf,

    /** The number of events of every sport in each tab. */
    counts: () =>
      sports.map((sport) => {
        const { live, today, early } = tabsOf(sport);
        return { sport, live: live.length, today: today.length, early: early.length };
      }),

    has: (id: string): boolean => stored.has(id),

    /** Whether this version has the models of events that were loaded. */
    hasModels: (ids: readonly string[]): boolean => !ids.some((id) => foreign.has(id)),

    /** The events of a competition that start in a span, also those before the first ones that are stored. */
    scheduledOf: (competition: string, from: number, to: number): Promise<StoredEvent[]> =>
      loadScheduled((engine?.schedule(from, to) ?? []).filter((event) => event.competition === competition)),

    /** The competitions of a sport with events that start in a span, by rank. */
    async competitionsOf(sport: Sport, from: number, to: number): Promise<Competition[]> {
      const events = (engine?.schedule(from, to) ?? []).filter((event) => event.sport === sport);
      // One event of each, which tells its competition.
      const each = new Map(events.map((event) => [event.competition, event]));
      const loaded = await loadScheduled([...each.values()]);
      return loaded.map(competitionOf).sort((one, other) => one.rank - other.rank);
    },

    /** The outrights of a sport that are stored and were not over before a moment, the latest season first. */
    async outrightsOf(sport: Sport, since: number): Promise<StoredEvent[]> {
      const now = clock.now();
      const seasons = (engine?.outrights(since - longestSeason, now + listedAhead) ?? []).filter(
        (event) => event.sport === sport,
      );
      await load(seasons.map(({ id }) => id));
      return seasons.filter(({ id }) => stored.has(id)).reverse();
    },

    /** The number of overrides that `bookAt` considers. */
    overridesOf: (id: string): number => overrides.get(id)?.length ?? 0,

    /** Ids of the events of a sport that started on a day of the brand's calendar, and that have ended. */
    async endedOn(sport: Sport, day: string, competition?: string): Promise<string[]> {
      let query = db
        .selectFrom('sport_events')
        .select('id')
        .where('sport', '=', sport)
        .where('starts_at', '>=', dayStart(day, timeZone))
        .where('starts_at', '<', dayEnd(day, timeZone))
        .where('starts_at', '<=', momentOf(clock))
        .orderBy('starts_at')
        .orderBy('id');
      if (competition !== undefined) query = query.where('competition', '=', competition);
      const rows = await query.execute();
      const all = rows.map(({ id }) => id).filter((id) => !isOutright(id));
      await load(all);
      const ids = all.filter((id) => stored.has(id));
      const now = clock.now();
      return ids.filter((id) => isOver(bookAt(id, now)));
    },

    /**
     * Changes an event from now on. Bets in flight are accepted before the change or refused after it.
     *
     * @returns the number of overrides of the event.
     * @throws BusinessError 20201 notFound.
     */
    async override(id: string, kind: OverrideKind, payload: object, within?: Database): Promise<number> {
      await ready();
      await load([id]);
      const match = stored.get(id);
      if (!match) throw new BusinessError(errorCodes.notFound);
      const season = engine?.seasonOf(match);
      const insert = async (transaction: Database) => {
        const { rows } = await sql<{ id: string }>`
            select id from sport_events where id in (${id}, ${season ?? id}) order by id
              -- guard: override-waits-for-bets
              for no key update
          `.execute(transaction);
        const add = async (event: string, change: Pick<OverrideRow, 'kind' | 'payload'>) => {
          const last = await transaction
            .selectFrom('sport_overrides')
            .select((each) => each.fn.max('seq').as('seq'))
            .where('event_id', '=', event)
            .executeTakeFirst();
          const seq = (last?.seq ?? 0) + 1;
          await transaction
            .insertInto('sport_overrides')
            .values({
              event_id: event,
              seq,
              // Books change with whole seconds: it holds from the running one on.
              at: new Date(Math.floor(clock.now() / 1000) * 1000),
              kind: change.kind,
              payload: JSON.stringify(change.payload),
            })
            .execute();
          return seq;
        };
        // guard: override-changes-season
        if (rows.some((row) => row.id === season))
          await add(season!, { kind: 'match', payload: { match: id } });
        return add(id, { kind, payload });
      };
      if (within) return insert(within);
      const seq = await withRetry(() => db.transaction().execute(insert));
      await readOverrides([id]);
      return seq;
    },
  };
};

export type Events = ReturnType<typeof createEvents>;
