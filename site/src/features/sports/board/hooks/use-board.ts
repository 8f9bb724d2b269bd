import type { EventView } from '@pavilion/contract';
import { useSportsBoardQuery } from '@pavilion/sdk/react';
import { useEffect, useMemo } from 'react';
import { isVenueMaintenance } from '../../../../shared/errors/is-venue-maintenance';
import type { SportsFeed } from '../../feed/sports-feed';
import type { BoardState } from '../model/address';
import { boardBody, isOwnTab } from '../model/queries';

/** How often the list of events is requested, ms; prices arrive through the feed. */
export const listInterval = 15_000;

/** Tabs arrive one after the other: a match that began between the two answers is in both, and is the one in play. */
const withoutRepeats = (events: readonly EventView[]) => {
  const byId = new Map<string, EventView>();
  for (const event of events) if (!byId.has(event.id)) byId.set(event.id, event);
  return [...byId.values()];
};

/** The events of a tab. Followed and recent matches are in all tabs. */
export const useBoard = (feed: SportsFeed, state: BoardState) => {
  const options = { pollingInterval: listInterval, skipPollingIfUnfocused: true };
  const isOwn = isOwnTab(state.tab);
  const own = useSportsBoardQuery(boardBody(state), options);
  const today = useSportsBoardQuery({ ...boardBody(state), tab: 'today' }, { ...options, skip: !isOwn });
  const early = useSportsBoardQuery({ ...boardBody(state), tab: 'early' }, { ...options, skip: !isOwn });
  const parts = isOwn ? [own, today, early] : [own];
  const data = own.currentData;
  const hasAll = parts.every(({ currentData }) => currentData !== undefined);
  const [first, second, third] = parts.map(({ currentData }) => currentData?.events);
  const events = useMemo(
    () => (hasAll ? withoutRepeats([...(first ?? []), ...(second ?? []), ...(third ?? [])]) : undefined),
    [hasAll, first, second, third],
  );
  // In the same render, so that the rows find their prices. Repeating it changes nothing.
  // The opened match arrives with all of its markets.
  useMemo(() => {
    if (events) feed.load(events.filter(({ id }) => id !== state.match));
  }, [feed, events, state.match]);
  // The board of a venue that was closed meanwhile shows nothing to bet on. The error stays until the venue answers again.
  const closed = parts.find(({ error }) => isVenueMaintenance(error));
  const failed = closed ?? parts.find(({ isError, currentData }) => isError && currentData === undefined);
  return {
    events: closed ? undefined : events,
    isClosed: closed !== undefined,
    counts: own.data?.counts,
    sports: own.data?.sports,
    leagues: data?.competitions,
    error: failed?.error,
    isRetrying: parts.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const part of parts) part.refetch();
    },
  };
};

/** Follows the changes of events while they are shown. */
export const useWatched = (feed: SportsFeed, ids: readonly string[], markets: 'main' | 'all') => {
  const key = ids.join();
  useEffect(
    () => (key === '' ? undefined : feed.watch({ markets, events: key.split(',') })),
    [feed, key, markets],
  );
};
