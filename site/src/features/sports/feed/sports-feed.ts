import type { EventView, OutrightView } from '@pavilion/contract';
import { compareVersions, staleAfter } from '@pavilion/contract/sports';
import type { ClockPort, NavigationPort, VisibilityPort } from '@pavilion/sdk';
import { cellsOf, type EventRecord, matchOf, withDelta, withView } from './event-record';
import type { Cell, ChangesRequest, Coverage, FeedChange, FeedEvent, MarketLayout } from './feed-types';
import { createPriceSocket, limited, type PriceSocketPorts } from './price-socket';

/** Intervals of requests without the socket, ms: while a watched event is in play, and otherwise. */
export const feedIntervals = { live: 2_000, other: 10_000 } as const;
/** A gap is repaired after this delay, ms, together with others. */
const repairDelay = 200;
/** Requests stop when the tab has been hidden for this long, ms. */
const hiddenLimit = 30_000;
/** Events of one request. */
const batch = 60;
/** Above this number of events, the feed removes those that no component watches. */
const keptEvents = 1_000;
/** An event is followed as if in play from this long before its start, ms. */
const beforeStart = 30_000;
/** Delays of retries, ms: full jitter up to a limit that doubles. */
const retryDelays = { first: 250, longest: 8_000 } as const;

/** `stale`: no frame of the socket and no answer has arrived in time, or a frame was missed. `paused`: the tab is hidden. */
export type FeedState = 'live' | 'stale' | 'paused';

/** Events whose changes are requested. */
export interface FeedTopic {
  readonly markets: Coverage;
  readonly events: readonly string[];
}

export interface FeedPorts {
  /** Requests what changed; an event without changes is left out of the answer. */
  fetchChanges(request: ChangesRequest): Promise<readonly FeedChange[]>;
  /** The live socket; while it brings frames, nothing is requested. */
  readonly socket?: Pick<PriceSocketPorts, 'channel' | 'provider' | 'open'>;
  readonly clock: ClockPort;
  readonly visibility?: Pick<VisibilityPort, 'isVisible' | 'onVisibilityChange'>;
  readonly navigation?: Pick<NavigationPort, 'onOnline'>;
  /** Runs before the next paint. */
  readonly requestFrame?: (run: () => void) => void;
  /** In [0, 1), for the delays of retries. */
  readonly random?: () => number;
}

/** A store of events and prices, outside React. */
export interface SportsFeed {
  /**
   * Adds events of a list, or an opened match with all markets. Older views than the known ones are ignored. Seasons cannot be
   * watched: a component that shows them loads them again.
   */
  load(events: readonly FeedEvent[], markets?: Coverage): void;
  /** Undefined until the event was loaded; of a withdrawn selection closed. */
  cell(selection: string): Cell | undefined;
  subscribeCell(selection: string, listener: () => void): () => void;
  event(id: string): EventView | undefined;
  outright(id: string): OutrightView | undefined;
  /** Markets and selection ids of an event; the same object until lines are added or withdrawn. */
  layout(id: string): readonly MarketLayout[] | undefined;
  /** Called when status, clock, scores, incidents, markets or lines of an event change, not for prices alone. */
  subscribeEvent(id: string, listener: () => void): () => void;
  /** Requests changes of the events until the returned function is called. */
  watch(topic: FeedTopic): () => void;
  state(): FeedState;
  subscribeState(listener: () => void): () => void;
  /** Ends all requests. */
  stop(): void;
}

type Listeners = Map<string, Set<() => void>>;

const addListener = (listeners: Listeners, key: string, listener: () => void) => {
  const known = listeners.get(key) ?? new Set();
  listeners.set(key, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size === 0 && listeners.get(key) === known) listeners.delete(key);
  };
};

/** Runs the first change before a frame at once, so that the frame only paints it. Later ones run together in that frame. */
const createFrameRequest = () => {
  let isFrameUsed = false;
  return (run: () => void) => {
    if (isFrameUsed) return requestAnimationFrame(run);
    queueMicrotask(run);
    if (typeof requestAnimationFrame !== 'function') return;
    isFrameUsed = true;
    requestAnimationFrame(() => {
      isFrameUsed = false;
    });
  };
};

const directionOf = (from: Cell | undefined, to: Cell): Cell['direction'] => {
  if (!from || from.price === 0 || to.price === 0 || from.price === to.price) return from?.direction;
  return to.price > from.price ? 'up' : 'down';
};

const isSameCell = (one: Cell, other: Cell) =>
  one.price === other.price &&
  one.direction === other.direction &&
  one.status === other.status &&
  one.epoch === other.epoch;

const isSameMatch = (one: EventView | undefined, other: EventView | undefined): boolean =>
  one?.clock.at === other?.clock.at &&
  one?.clock.phase === other?.clock.phase &&
  one?.clock.shown === other?.clock.shown &&
  one?.incidents === other?.incidents &&
  one?.marketCount === other?.marketCount &&
  JSON.stringify(one?.scores) === JSON.stringify(other?.scores);

/** Whether two states of an event differ in more than prices. */
const hasNews = (one: EventRecord, other: EventRecord): boolean =>
  one.layout !== other.layout ||
  one.isGapped !== other.isGapped ||
  one.event.status !== other.event.status ||
  !isSameMatch(matchOf(one.event), matchOf(other.event)) ||
  one.event.markets.some(({ status, reason, epoch }, index) => {
    const market = other.event.markets[index];
    return market?.status !== status || market.reason !== reason || market.epoch !== epoch;
  });

/**
 * Creates the feed of a provider. Changes come from the live socket, or from requests while it is away. They are applied
 * before the next paint, and only listeners of what has changed are called.
 *
 * Requirement SPT-8.
 */
export const createSportsFeed = ({
  fetchChanges,
  socket: socketPort,
  clock,
  visibility,
  navigation,
  requestFrame = createFrameRequest(),
  random = Math.random,
}: FeedPorts): SportsFeed => {
  const records = new Map<string, EventRecord>();
  const cells = new Map<string, Cell>();
  const cellListeners: Listeners = new Map();
  const eventListeners: Listeners = new Map();
  const stateListeners = new Set<() => void>();
  /** How many watch an event, by coverage. */
  const watched: Record<Coverage, Map<string, number>> = { main: new Map(), all: new Map() };
  const askedAt = new Map<string, number>();
  /** Views and changes that wait for the frame. */
  const pending: (() => void)[] = [];
  const changedCells = new Set<string>();
  const changedEvents = new Set<string>();
  let isFrameRequested = false;
  let state: FeedState = 'live';
  let timer: unknown;
  let hiddenTimer: unknown;
  let isAsking = false;
  let isStopped = false;
  let failures = 0;

  const setCell = (id: string, next: Cell) => {
    const known = cells.get(id);
    const cell = Object.freeze({ ...next, direction: directionOf(known, next) });
    if (known && isSameCell(known, cell)) return;
    cells.set(id, cell);
    changedCells.add(id);
  };

  const setRecord = (id: string, record: EventRecord, isRestated = false) => {
    const known = records.get(id);
    if (known === record && !isRestated) return;
    records.set(id, record);
    const next = cellsOf(record, state !== 'live');
    for (const [selection, cell] of next) setCell(selection, cell);
    for (const market of known?.layout === record.layout ? [] : (known?.layout ?? [])) {
      for (const { selections } of market.lines) {
        for (const { id: selection } of selections) {
          const cell = cells.get(selection);
          if (cell && !next.has(selection)) setCell(selection, { ...cell, price: 0, status: 'closed' });
        }
      }
    }
    if (!known || hasNews(known, record)) changedEvents.add(id);
  };

  const notify = () => {
    const listeners = [
      ...[...changedCells].flatMap((id) => [...(cellListeners.get(id) ?? [])]),
      ...[...changedEvents].flatMap((id) => [...(eventListeners.get(id) ?? [])]),
    ];
    changedCells.clear();
    changedEvents.clear();
    for (const listener of listeners) listener();
  };

  const applyPending = () => {
    for (const change of pending.splice(0)) change();
  };

  const requestFlush = () => {
    if (isFrameRequested || isStopped) return;
    isFrameRequested = true;
    requestFrame(() => {
      isFrameRequested = false;
      if (isStopped) return;
      applyPending();
      notify();
      if (hasGap()) repair();
    });
  };

  const isWatched = (id: string) => watched.main.has(id) || watched.all.has(id);
  const hasGap = () => [...records.values()].some((record) => record.isGapped && isWatched(record.event.id));

  const setState = (next: FeedState) => {
    if (state === next) return;
    state = next;
    for (const [id, record] of records) setRecord(id, record, true);
    for (const listener of stateListeners) listener();
    requestFlush();
  };

  const coverageOf = (id: string): Coverage => (watched.all.has(id) ? 'all' : 'main');

  const isInPlay = ({ event }: EventRecord) =>
    event.status === 'live' ||
    event.status === 'interrupted' ||
    (event.status === 'scheduled' && event.startsAt - clock.now() < beforeStart);

  /** The version to compare with: none to get a snapshot. */
  const versionOf = (record: EventRecord) =>
    record.isGapped || (watched.all.has(record.event.id) && record.coverage === 'main')
      ? ([0, 0] as [number, number])
      : record.event.version;

  const apply = (change: FeedChange, markets: Coverage) => {
    const known = records.get(change.id);
    const keepsAll = watched.all.has(change.id);
    if ('snapshot' in change) {
      setRecord(change.id, withView(known, change.snapshot, markets, keepsAll));
      return;
    }
    // Changes of the list's markets do not bring the others up to date.
    if (!known || (markets === 'main' && known.coverage === 'all' && keepsAll)) return;
    const coverage = markets === 'main' ? 'main' : known.coverage;
    setRecord(change.id, withDelta({ ...known, coverage }, change));
  };

  const watchedRecords = (markets: Coverage): EventRecord[] =>
    [...watched[markets].keys()]
      .filter((id) => coverageOf(id) === markets)
      .map((id) => records.get(id))
      .filter((record) => record !== undefined);

  const versionsOf = (markets: Coverage) =>
    limited(
      watchedRecords(markets).map((record) => [record.event.id, versionOf(record)] as const),
      markets,
    );

  const socket =
    socketPort &&
    createPriceSocket({
      ...socketPort,
      clock,
      wanted: () => {
        // Otherwise the first frame would begin before changes that wait.
        applyPending();
        return state === 'paused'
          ? { main: {}, all: {} }
          : { main: versionsOf('main'), all: versionsOf('all') };
      },
      onChanges: (changes) => {
        if (state === 'paused') return;
        pending.push(() => {
          for (const markets of ['main', 'all'] as const) {
            for (const change of changes[markets]) applyPushed(change, markets);
          }
        });
        setState('live');
        requestFlush();
      },
      onGap: () => {
        if (state !== 'paused') setState('stale');
      },
      onSilent: () => schedule(0),
    });

  /** Whether the socket brings the changes of an event. */
  const isPushed = (id: string): boolean => socket?.follows(id, coverageOf(id)) ?? false;

  const repair = () => {
    if (socket?.isLive()) socket.restart();
    else schedule(repairDelay);
  };

  /** Applies a change that must begin at the known version: the socket brings no change twice. */
  const applyPushed = (change: FeedChange, markets: Coverage) => {
    const known = records.get(change.id);
    const isLate = !('snapshot' in change) && known && compareVersions(change.from, known.event.version) < 0;
    if (isLate && compareVersions(change.version, known.event.version) > 0) socket?.restart();
    else apply(change, markets);
  };

  const dueEvents = (markets: Coverage): EventRecord[] => {
    const now = clock.now();
    return watchedRecords(markets)
      .filter(({ event }) => !isPushed(event.id))
      .filter(
        (record) =>
          record.isGapped ||
          isInPlay(record) ||
          now - (askedAt.get(record.event.id) ?? Number.NEGATIVE_INFINITY) >= feedIntervals.other,
      );
  };

  const requestsOf = (markets: Coverage): ChangesRequest[] => {
    const due = dueEvents(markets);
    const requests: ChangesRequest[] = [];
    for (let from = 0; from < due.length; from += batch) {
      const events = due.slice(from, from + batch);
      requests.push({
        markets,
        events: events.map((record) => ({ id: record.event.id, version: versionOf(record) })),
      });
    }
    return requests;
  };

  const schedule = (delay: number) => {
    if (isStopped || isAsking || state === 'paused') return;
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = watched.main.size + watched.all.size > 0 ? clock.setTimeout(ask, delay) : undefined;
  };

  const ask = async () => {
    timer = undefined;
    const requests = [...requestsOf('main'), ...requestsOf('all')];
    if (requests.length === 0) return schedule(feedIntervals.live);
    isAsking = true;
    const markStale = () => {
      if (state !== 'paused' && !socket?.isLive()) setState('stale');
    };
    const late = clock.setTimeout(markStale, staleAfter);
    const now = clock.now();
    try {
      const answers = await Promise.all(requests.map(fetchChanges));
      if (isStopped) return;
      for (const { events } of requests) for (const { id } of events) askedAt.set(id, now);
      pending.push(() => {
        for (const [index, { markets }] of requests.entries()) {
          for (const change of answers[index] ?? []) {
            // Meanwhile the socket may bring its changes, which count from its own frames.
            if (!isPushed(change.id)) apply(change, markets);
          }
        }
      });
      failures = 0;
      if (state !== 'paused') setState('live');
      requestFlush();
    } catch {
      failures += 1;
      markStale();
    } finally {
      clock.clearTimeout(late);
      isAsking = false;
    }
    if (failures > 0) {
      const limit = Math.min(retryDelays.longest, retryDelays.first * 2 ** failures);
      schedule(retryDelays.first + random() * limit);
    } else schedule(hasGap() ? repairDelay : feedIntervals.live);
  };

  const handleVisibility = (isVisible: boolean) => {
    clock.clearTimeout(hiddenTimer);
    if (!isVisible) {
      hiddenTimer = clock.setTimeout(() => {
        clock.clearTimeout(timer);
        setState('paused');
        socket?.update();
      }, hiddenLimit);
    } else if (state === 'paused') {
      for (const [id, record] of records) records.set(id, { ...record, isGapped: true });
      setState('stale');
      socket?.restart();
      schedule(0);
    }
  };
  const unsubscribe = [
    visibility?.onVisibilityChange(handleVisibility),
    navigation?.onOnline(() => schedule(0)),
  ];

  /** Whether the socket keeps a record up to date: a view of its event would break the sequence of its changes. */
  const isCurrent = ({ event, isGapped, coverage }: EventRecord, markets: Coverage): boolean =>
    isPushed(event.id) && !isGapped && (coverage === markets || coverage === 'all');

  /** Forgets events that are neither watched nor among the given ones. */
  const prune = (kept: ReadonlySet<string>) => {
    for (const [id, { layout }] of records) {
      if (kept.has(id) || isWatched(id) || eventListeners.has(id)) continue;
      records.delete(id);
      askedAt.delete(id);
      for (const { lines } of layout) {
        for (const { selections } of lines) {
          for (const { id: selection } of selections) {
            if (!cellListeners.has(selection)) cells.delete(selection);
          }
        }
      }
    }
  };

  return {
    load(events, markets = 'main') {
      if (records.size > keptEvents) prune(new Set(events.map(({ id }) => id)));
      for (const event of events) {
        const merge = () =>
          setRecord(event.id, withView(records.get(event.id), event, markets, watched.all.has(event.id)));
        const known = records.get(event.id);
        // Nothing shows a new event yet: it must be there in the same render.
        if (!known) {
          askedAt.set(event.id, clock.now());
          merge();
        } else if (known.event !== event && !isCurrent(known, markets)) pending.push(merge);
      }
      if (pending.length + changedCells.size > 0) requestFlush();
    },
    cell: (selection) => cells.get(selection),
    subscribeCell: (selection, listener) => addListener(cellListeners, selection, listener),
    event: (id) => matchOf(records.get(id)?.event),
    outright(id) {
      const event = records.get(id)?.event;
      return event && 'participants' in event ? event : undefined;
    },
    layout: (id) => records.get(id)?.layout,
    subscribeEvent: (id, listener) => addListener(eventListeners, id, listener),
    watch({ markets, events }) {
      const counts = watched[markets];
      for (const id of events) counts.set(id, (counts.get(id) ?? 0) + 1);
      const isIncomplete = markets === 'all' && events.some((id) => records.get(id)?.coverage === 'main');
      socket?.update();
      if (isIncomplete) repair();
      else if (timer === undefined) schedule(feedIntervals.live);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        for (const id of events) {
          const left = (counts.get(id) ?? 1) - 1;
          if (left > 0) counts.set(id, left);
          else {
            counts.delete(id);
            const record = records.get(id);
            // Without requests its further markets are no longer up to date.
            if (markets === 'all' && record) records.set(id, { ...record, coverage: 'main' });
          }
        }
        socket?.update();
      };
    },
    state: () => state,
    subscribeState: (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    stop() {
      isStopped = true;
      clock.clearTimeout(timer);
      clock.clearTimeout(hiddenTimer);
      for (const each of unsubscribe) each?.();
      socket?.stop();
    },
  };
};
