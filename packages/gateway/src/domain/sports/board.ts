import { setImmediate } from 'node:timers/promises';
import {
  type CallRequest,
  type CallResponse,
  type EventChange,
  type EventSnapshot,
  type EventView,
  errorCodes,
  type OutrightView,
  type RoomMatch,
  type SportsProvider,
} from '@pavilion/contract';
import {
  type BoardVersion,
  boardTypes,
  compareVersions,
  isOutright,
  type Market,
  type Participant,
  type Sport,
  sportDefinitions,
  sports,
} from '@pavilion/contract/sports';
import { BusinessError } from '../../business-error';
import type { Clock } from '../../clock';
import { dayMs, minuteMs, secondMs } from '../../durations';
import { changeBetween, presentIncident, presentScores } from './changes';
import { type BoardTab, type Events, matchOf } from './events';
import { findSelection, readSelection } from './place';
import { type PastResult, standingsOf } from './schedule/standings';
import type { EventBook, StoredEvent } from './sports-engine';

/** Events that the board lists of a tab. */
const listedEvents = 200;
/** Older versions than this get a snapshot, in seconds. */
const longestChange = 600;
/** The time over which a table is computed. */
const season = 28 * dayMs;
/** How long a table is kept, ms. */
const standingsLifetime = minuteMs;
/** Points of a price's history, how long one is kept in ms, and how many are. */
const historyPoints = 48;
const historyLifetime = 15 * secondMs;
const keptHistories = 500;
/** Outrights are listed for this long after their table is final. */
const listedOutrights = 2 * dayMs;
const halfHour = 30 * minuteMs;
/** Matches that are simulated before other requests have their turn. */
const matchesInOneGo = 10;
/** Results of past events in memory. */
const keptResults = 10_000;

const listedPeriods: readonly string[] = ['ft', 'h1', 'm1', 'm2'];

/** Whether the board of a sport lists a market. */
const isMain = Object.fromEntries(
  sports.map((sport) => [
    sport,
    ({ type, period }: Market) =>
      listedPeriods.includes(period) && (boardTypes[sport] as readonly string[]).includes(type),
  ]),
) as Readonly<Record<Sport, (market: Market) => boolean>>;

const isAny = (): boolean => true;

const presentSide = (side: Participant) => ({ ...side, colours: [...side.colours] as [string, string] });

const presentMarkets = (markets: readonly Market[]): EventView['markets'] =>
  markets.map(({ lines, ...market }) => ({
    ...market,
    lines: lines.map(({ q, selections }) => ({ q, selections: selections.map((each) => ({ ...each })) })),
  }));

const presentEvent = (book: EventBook, isListed: (market: Market) => boolean): EventView => {
  const event = matchOf(book);
  return {
    ...event,
    home: presentSide(event.home),
    away: presentSide(event.away),
    scores: presentScores(event.scores),
    version: [...book.version],
    marketCount: book.markets.length,
    markets: presentMarkets(book.markets.filter(isListed)),
  };
};

/** The book of an outright; undefined of a match. */
const presentOutright = ({ event, version, markets, seed }: EventBook): OutrightView | undefined =>
  'participants' in event
    ? {
        ...event,
        participants: event.participants.map(presentSide),
        version: [...version],
        markets: presentMarkets(markets),
        winner: event.winner ?? null,
        seed: seed ?? null,
      }
    : undefined;

/** An event with all of its markets, its incidents and statistics. */
const presentWhole = (book: EventBook): EventView => ({
  ...presentEvent(book, isAny),
  incidents: book.incidentsAfter(-1).map(presentIncident),
  statistics: presentScores(book.statistics()),
});

/** An event with the version that a caller has of it, if any. */
export interface KnownEvent {
  readonly id: string;
  readonly version: BoardVersion | undefined;
}

/** The version by which callers say that they have none; events have it in the minute after they open. */
const isNone = ([tick, overrides]: BoardVersion): boolean => tick === 0 && overrides === 0;

interface Ports {
  readonly events: Events;
  readonly clock: Clock;
}

/**
 * Maps events whose matches may have to be simulated, a millisecond each: other requests come in between. A competition has more
 * than a thousand matches in four weeks.
 */
const mapInTurns = async <Event, Result>(
  events: readonly Event[],
  map: (event: Event) => Result,
): Promise<Result[]> => {
  const mapped: Result[] = [];
  for (const event of events) {
    mapped.push(map(event));
    if (mapped.length % matchesInOneGo === 0) await setImmediate();
  }
  return mapped;
};

type Standings = CallResponse<'sportsStandings'>;
type Ranked = Standings['standings'][number]['participant'];

/** What visitors read of the sportsbook: boards, events and their changes, results and tables. */
export const createBoard = ({ events, clock }: Ports) => {
  /** The changes of the running second, which callers with the same versions share. */
  const changes = new Map<string, EventChange | EventSnapshot | undefined>();
  let changesAt = Number.NEGATIVE_INFINITY;
  const histories = new Map<string, CallResponse<'sportsPriceHistory'>>();
  const results = new Map<string, PastResult>();
  const participants = new Map<string, Ranked>();
  const tables = new Map<string, { readonly at: number; readonly standings: Promise<Standings> }>();

  /** Whether a match is in memory: outrights have no changes, they are read as a list. */
  const isMatch = (id: string): boolean => events.has(id) && !isOutright(id);

  const computeChange = (
    provider: SportsProvider,
    { id, version }: KnownEvent,
    markets: 'main' | 'all',
  ): EventChange | EventSnapshot | undefined => {
    const newer = events.bookAt(id, clock.now(), provider);
    const [tick, overrides] = newer.version;
    if (version && version[0] === tick && version[1] === overrides) return undefined;
    const since = version && !isNone(version) ? version : undefined;
    // guard: future-version-unknown
    const isPast = since && compareVersions(since, newer.version) < 0 && tick - since[0] <= longestChange;
    const older = since && isPast ? events.bookOfVersion(id, since, provider) : undefined;
    const isListed = isMain[newer.event.sport];
    const change = older && changeBetween(older, newer, markets === 'main' ? isListed : isAny);
    if (change) return change;
    const snapshot = markets === 'main' ? presentEvent(newer, isListed) : presentWhole(newer);
    return { id, version: [...newer.version], snapshot };
  };

  const changeOf = (provider: SportsProvider, event: KnownEvent, markets: 'main' | 'all') => {
    const now = Math.floor(clock.now() / secondMs);
    // An override changes the version within its second.
    const { version } = events.bookAt(event.id, clock.now(), provider);
    if (changesAt !== now) changes.clear();
    changesAt = now;
    const key = [event.id, provider, markets, event.version, version].join();
    if (!changes.has(key)) changes.set(key, computeChange(provider, event, markets));
    return changes.get(key);
  };

  /** The result of an event that is over. */
  const resultOf = ({ id, sport, startsAt }: StoredEvent): PastResult | undefined => {
    const now = clock.now();
    if (startsAt > now) return undefined;
    const event = matchOf(events.pastBookAt(id, now));
    const score = event.scores[sportDefinitions[sport].mainPeriod];
    if (event.status !== 'settled' || !score) return undefined;
    const result = { home: event.home.id, away: event.away.id, score, startsAt };
    if (results.size >= keptResults) results.clear();
    results.set(id, result);
    for (const { id: participant, name, short } of [event.home, event.away]) {
      participants.set(participant, { id: participant, name, short });
    }
    return result;
  };

  /** The results of those events that have one. */
  const resultsOf = async (past: readonly StoredEvent[]): Promise<PastResult[]> => {
    const found = await mapInTurns(past, (event) => results.get(event.id) ?? resultOf(event));
    return found.filter((result) => result !== undefined);
  };

  const computeStandings = async (sport: Sport, competition: string | undefined): Promise<Standings> => {
    const now = clock.now();
    const [from, to] = [now - season, now + dayMs];
    const competitions = await events.competitionsOf(sport, from, to);
    const shown = competition ?? competitions[0]?.id;
    if (competition !== undefined && !competitions.some(({ id }) => id === competition)) {
      throw new BusinessError(errorCodes.notFound);
    }
    const past = shown === undefined ? [] : await events.scheduledOf(shown, from, to);
    return {
      competitions: competitions.map(({ id, name }) => ({ id, name })),
      competition: shown ?? null,
      standings: standingsOf(await resultsOf(past)).map(({ participant, form, ...row }) => ({
        participant: participants.get(participant) as Ranked,
        ...row,
        form: [...form] as ('W' | 'D' | 'L')[],
      })),
    };
  };

  return {
    /**
     * Ids of the running events of a sport: without a competition those in real time first, then by rank.
     */
    async running(sport: Sport, competition: string | null): Promise<readonly string[]> {
      await events.ready();
      return events
        .tabsOf(sport)
        .live.filter((event) => competition === null || event.competition === competition)
        .map((event) => ({ ...events.competitionOf(event), event }))
        .sort((one, other) => one.speed - other.speed || one.rank - other.rank)
        .map(({ event }) => event.id);
    },

    /** A running event for live rooms; undefined for an unknown one and one that does not run. */
    async runningMatch(id: string): Promise<RoomMatch | undefined> {
      await events.ready();
      await events.load([id]);
      if (!isMatch(id)) return undefined;
      const book = events.bookAt(id, clock.now());
      const event = matchOf(book);
      if (event.status !== 'live' && event.status !== 'interrupted') return undefined;
      const { competition, home, away, sport, startsAt, status, clock: time, scores } = event;
      return {
        event: id,
        sport,
        competition: { id: competition.id, name: competition.name },
        home: presentSide(home),
        away: presentSide(away),
        startsAt,
        status,
        clock: time,
        scores: presentScores(scores),
        incidents: book.incidentsAfter(-1).map(presentIncident),
        statistics: presentScores(book.statistics()),
      };
    },

    /** Events of a sport with their main markets. */
    async board({
      provider,
      sport,
      tab,
      competition,
      limit = listedEvents,
    }: {
      provider: SportsProvider;
      sport: Sport;
      tab: BoardTab;
      competition?: string | undefined;
      limit?: number | undefined;
    }): Promise<CallResponse<'sportsBoard'>> {
      await events.ready();
      const now = clock.now();
      const counts = events.counts();
      const listed = events.tabsOf(sport)[tab];
      const competitions = new Map<string, { event: (typeof listed)[number]; events: number }>();
      for (const event of listed) {
        const known = competitions.get(event.competition);
        competitions.set(event.competition, { event, events: (known?.events ?? 0) + 1 });
      }
      const { live = 0, today = 0, early = 0 } = counts.find((each) => each.sport === sport) ?? {};
      return {
        events: listed
          .filter((event) => competition === undefined || event.competition === competition)
          .slice(0, limit)
          .map(({ id }) => presentEvent(events.bookAt(id, now, provider), isMain[sport])),
        competitions: [...competitions.values()]
          .map(({ event, events: count }) => ({ ...events.competitionOf(event), events: count }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ id, name, events: count }) => ({ id, name, events: count })),
        counts: { live, today, early },
        sports: counts,
      };
    },

    /** @throws BusinessError 20201 notFound. */
    async event(provider: SportsProvider, id: string): Promise<EventView> {
      await events.ready();
      await events.load([id]);
      return presentWhole(events.bookAt(id, clock.now(), provider));
    },

    /** What changed since the versions that the caller has; unchanged and unknown events are left out. */
    async changes({
      provider,
      markets,
      events: known,
    }: CallRequest<'sportsChanges'>): Promise<CallResponse<'sportsChanges'>> {
      await events.ready();
      await events.load(known.map(({ id }) => id));
      return {
        now: clock.now(),
        events: known.flatMap((each) => (isMatch(each.id) ? (changeOf(provider, each, markets) ?? []) : [])),
      };
    },

    refresh: events.ready,

    /** Those of the events that exist, which are in memory afterwards. */
    async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
      await events.ready();
      await events.load(ids);
      return new Set(ids.filter(isMatch));
    },

    /** What changed of an event in memory since a version, or all of it; undefined if nothing did, or it is not in memory. */
    changeSince: (
      provider: SportsProvider,
      event: KnownEvent,
      markets: 'main' | 'all',
    ): EventChange | EventSnapshot | undefined =>
      isMatch(event.id) ? changeOf(provider, event, markets) : undefined,

    /** The outrights of a sport that can be bet on, or were decided within two days. */
    async outrights(provider: SportsProvider, sport: Sport): Promise<CallResponse<'sportsOutrights'>> {
      await events.ready();
      const now = clock.now();
      const listed = await events.outrightsOf(sport, now - listedOutrights);
      const outrights: OutrightView[] = [];
      for (const { id } of listed) {
        const outright = presentOutright(events.bookAt(id, now, provider));
        if (outright) outrights.push(outright);
        // The first books of a season take as long as simulating its matches: other requests come in between.
        await setImmediate();
      }
      return {
        outrights: outrights
          .filter(({ status, settlesAt, markets }) => {
            if (status === 'scheduled') return markets.length > 0;
            return settlesAt >= now - listedOutrights;
          })
          .sort((one, other) => one.competition.rank - other.competition.rank),
      };
    },

    /** Events of a day that have ended, with their seeds once the results are final. */
    async results(sport: Sport, on: string, competition?: string): Promise<CallResponse<'sportsResults'>> {
      await events.ready();
      const ids = await events.endedOn(sport, on, competition);
      const now = clock.now();
      return {
        events: await mapInTurns(ids, (id) => {
          const book = events.bookAt(id, now);
          const { markets: _, marketCount: __, ...event } = presentEvent(book, isAny);
          const { seed = null, setup } = book;
          return {
            ...event,
            seed,
            ...(setup && {
              setup: { ...setup, opening: [...setup.opening], spread: [...setup.spread] },
            }),
          };
        }),
      };
    },

    /**
     * How the price of a selection moved; computed from the simulation, which knows the book of every moment.
     *
     * @throws BusinessError 10003 for an id that is no selection, 20201 notFound for an unknown event, and for an outright.
     */
    async priceHistory(
      provider: SportsProvider,
      selection: string,
    ): Promise<CallResponse<'sportsPriceHistory'>> {
      const parts = readSelection(selection);
      // A season is simulated for each of its prices: dozens of them would take too long.
      if (isOutright(parts.event)) throw new BusinessError(errorCodes.notFound);
      await events.ready();
      await events.load([parts.event]);
      const now = clock.now();
      const { event, version } = events.bookAt(parts.event, now, provider);
      // Prices before the start change once a minute.
      const key = [provider, selection, version[1], Math.floor(now / historyLifetime)].join(' ');
      const known = histories.get(key);
      if (known) return known;
      const from = event.status === 'scheduled' ? now - dayMs : Math.min(now, event.startsAt) - halfHour;
      const points = Array.from({ length: historyPoints }, (_, index) => {
        const at = Math.floor(from + ((now - from) * index) / (historyPoints - 1));
        const { price } = findSelection(
          { selection, price: 0, epoch: 0 },
          parts,
          events.pastBookAt(parts.event, at, provider),
        ).selection ?? { price: 0 };
        return { at, price };
      }).filter(({ price }) => price > 0);
      if (histories.size >= keptHistories) histories.clear();
      const history = { points };
      histories.set(key, history);
      return history;
    },

    /**
     * The competitions of a sport and the table of one, computed once a minute.
     *
     * @param competition - without it, the first one of the sport.
     * @throws BusinessError 20201 notFound for a competition that the sport does not have.
     */
    async standings(sport: Sport, competition?: string): Promise<Standings> {
      await events.ready();
      const now = clock.now();
      const key = `${sport} ${competition ?? ''}`;
      const known = tables.get(key);
      if (known && now - known.at < standingsLifetime) return known.standings;
      const standings = computeStandings(sport, competition);
      tables.set(key, { at: now, standings });
      // A refusal is not kept.
      standings.catch(() => tables.delete(key));
      return standings;
    },
  };
};
