import type { EventChange, EventView } from '@pavilion/contract';
import { compareVersions, effectiveStatus } from '@pavilion/contract/sports';
import type { Cell, Coverage, FeedEvent, MarketLayout } from './feed-types';

type MarketView = FeedEvent['markets'][number];

/** The event as a match; undefined of a season. */
export const matchOf = (event: FeedEvent | undefined): EventView | undefined =>
  event && 'home' in event ? event : undefined;

/** An event with what is derived from it. Immutable. */
export interface EventRecord {
  readonly event: FeedEvent;
  /** Which markets `event` has. */
  readonly coverage: Coverage;
  readonly layout: readonly MarketLayout[];
  /** A change was missed: prices are out of date until a snapshot arrives. */
  readonly isGapped: boolean;
}

const layoutOf = ({ markets }: FeedEvent): readonly MarketLayout[] =>
  markets.map(({ key, type, period, lines }) => ({
    key,
    type,
    period,
    lines: lines.map(({ q, selections }) => ({
      q,
      selections: selections.map(({ side }) => ({ id: `${key}:${q}:${side}`, side })),
    })),
  }));

const signature = (layout: readonly MarketLayout[]): string =>
  layout.map(({ lines }) => lines.map(({ selections }) => selections.map(({ id }) => id))).join('|');

const recordOf = (event: FeedEvent, coverage: Coverage, known: EventRecord | undefined): EventRecord => {
  const layout = layoutOf(event);
  const isSame = known !== undefined && signature(known.layout) === signature(layout);
  return { event, coverage, layout: isSame ? known.layout : layout, isGapped: false };
};

const withIncidents = (event: FeedEvent, before: FeedEvent | undefined): FeedEvent => {
  const [match, known] = [matchOf(event), matchOf(before)];
  return !match || match.incidents || !known?.incidents
    ? event
    : { ...match, incidents: known.incidents, ...(known.statistics && { statistics: known.statistics }) };
};

/**
 * A record after an answer with the whole event. An older answer is ignored, as is a list's answer for an event of which all
 * markets are followed.
 *
 * @param keepsAll whether all markets are followed.
 */
export const withView = (
  known: EventRecord | undefined,
  event: FeedEvent,
  coverage: Coverage,
  keepsAll = false,
): EventRecord => {
  if (!known) return recordOf(event, coverage, undefined);
  const order = compareVersions(event.version, known.event.version);
  const isKnown = order === 0 && coverage === known.coverage && !known.isGapped;
  if (order < 0 || isKnown) return known;
  if (coverage === 'main' && known.coverage === 'all' && keepsAll) return known;
  return recordOf(withIncidents(event, known.event), coverage, known);
};

/** A market with the changed prices of an event; the same object if none is its own. */
const pricedMarket = (market: MarketView, prices: EventChange['prices']): MarketView => {
  let isChanged = false;
  const lines = market.lines.map((line) => {
    const selections = line.selections.map((selection) => {
      const price = prices[`${market.key}:${line.q}:${selection.side}`];
      if (price === undefined) return selection;
      isChanged = true;
      return price === 0 ? { ...selection, open: false } : { ...selection, price, open: true };
    });
    return { ...line, selections };
  });
  return isChanged ? { ...market, lines } : market;
};

const changedMarket = (market: MarketView, delta: EventChange): MarketView => {
  const change = delta.markets.find(({ key }) => key === market.key);
  if (!change) return market;
  const { reason: _, ...rest } = market;
  return { ...rest, ...change };
};

/**
 * A record after a change. A change up to a known version is ignored, as is one that began before it: the next request names
 * the known version. A change that begins after it shows that another one was missed.
 */
export const withDelta = (record: EventRecord, delta: EventChange): EventRecord => {
  const event = matchOf(record.event);
  if (!event || compareVersions(delta.version, event.version) <= 0) return record;
  const order = compareVersions(delta.from, event.version);
  if (order < 0 || record.isGapped) return record;
  if (order > 0) return { ...record, isGapped: true };
  const markets = event.markets.map((market) => pricedMarket(changedMarket(market, delta), delta.prices));
  const { version, status, clock, scores, incidents } = delta;
  return recordOf(
    {
      ...event,
      version,
      status,
      clock,
      scores,
      markets,
      ...((event.incidents || incidents.length > 0) && {
        incidents: [...(event.incidents ?? []), ...incidents],
      }),
    },
    record.coverage,
    record,
  );
};

const shownStatuses = {
  open: 'open',
  stale: 'stale',
  suspended: 'suspended',
  closed: 'closed',
  settled: 'closed',
  void: 'closed',
} as const;

/** The cells of an event by selection id. */
export const cellsOf = ({ event, isGapped }: EventRecord, isStale: boolean): Map<string, Cell> => {
  const cells = new Map<string, Cell>();
  for (const market of event.markets) {
    for (const { q, selections } of market.lines) {
      for (const { side, price, open } of selections) {
        const { status } = effectiveStatus({
          venue: 'open',
          event: event.status,
          market: market.status,
          isOffered: open,
          feedAge: isStale || isGapped ? Number.POSITIVE_INFINITY : 0,
        });
        cells.set(`${market.key}:${q}:${side}`, {
          price: open ? price : 0,
          direction: undefined,
          status: shownStatuses[status],
          epoch: market.epoch,
        });
      }
    }
  }
  return cells;
};
