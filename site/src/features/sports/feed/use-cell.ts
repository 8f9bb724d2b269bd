import type { EventView } from '@pavilion/contract';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Cell, MarketLayout } from './feed-types';
import type { FeedState, SportsFeed } from './sports-feed';

const FeedContext = createContext<SportsFeed | null>(null);

/** Provides the feed of the provider that is shown. */
export const FeedProvider = FeedContext;

/** The feed of the provider that is shown. */
export const useFeed = (): SportsFeed => {
  const feed = use(FeedContext);
  if (!feed) throw new Error('The sports feed must be used inside a FeedProvider');
  return feed;
};

/** The price and status of a selection; undefined until its event was loaded. Renders when this selection changes. */
export const useCell = (selection: string): Cell | undefined => {
  const feed = useFeed();
  const subscribe = useCallback(
    (listener: () => void) => feed.subscribeCell(selection, listener),
    [feed, selection],
  );
  const read = () => feed.cell(selection);
  return useSyncExternalStore(subscribe, read, read);
};

const selectionsOf = (market: MarketLayout | undefined) =>
  market?.lines.flatMap(({ selections }) => selections.map(({ id }) => id)) ?? [];

/** Why no price of a market is open: all are closed, or the others are suspended. Renders when that changes. */
export const useMarketHalt = (market: MarketLayout | undefined): 'closed' | 'suspended' | undefined => {
  const feed = useFeed();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = selectionsOf(market).map((id) => feed.subscribeCell(id, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [feed, market],
  );
  const read = () => {
    const statuses = selectionsOf(market).map((id) => feed.cell(id)?.status ?? 'closed');
    if (statuses.length === 0) return undefined;
    if (statuses.every((status) => status === 'closed')) return 'closed';
    return statuses.every((status) => status === 'closed' || status === 'suspended')
      ? 'suspended'
      : undefined;
  };
  return useSyncExternalStore(subscribe, read, read);
};

/** A part of an event. Renders when the part is another value; `select` must return parts of the event or plain values. */
export const useFeedEventPart = <Part>(id: string, select: (event: EventView | undefined) => Part): Part => {
  const feed = useFeed();
  const subscribe = useCallback((listener: () => void) => feed.subscribeEvent(id, listener), [feed, id]);
  const read = () => select(feed.event(id));
  return useSyncExternalStore(subscribe, read, read);
};

const wholeEvent = (event: EventView | undefined) => event;

/**
 * An event; undefined until it was loaded. Renders when its status, clock, scores, markets or lines change. Read prices with
 * `useCell`.
 */
export const useFeedEvent = (id: string): EventView | undefined => useFeedEventPart(id, wholeEvent);

/** The markets and selection ids of an event. Renders when lines are added or withdrawn. */
export const useFeedLayout = (id: string): readonly MarketLayout[] | undefined => {
  const feed = useFeed();
  const subscribe = useCallback((listener: () => void) => feed.subscribeEvent(id, listener), [feed, id]);
  const read = () => feed.layout(id);
  return useSyncExternalStore(subscribe, read, read);
};

/** Whether prices arrive. */
export const useFeedState = (): FeedState => {
  const feed = useFeed();
  return useSyncExternalStore(feed.subscribeState, feed.state, feed.state);
};
