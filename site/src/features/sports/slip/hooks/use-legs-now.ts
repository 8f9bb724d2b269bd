import { errorCodes, type SportsProvider } from '@pavilion/contract';
import { isOutright, parseSelectionId, type Sport } from '@pavilion/contract/sports';
import { toErrorData } from '@pavilion/sdk';
import type { PavilionStore } from '@pavilion/sdk/react';
import { moneyApi } from '@pavilion/sdk/react/money';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { SportsFeed } from '../../feed/sports-feed';
import { useFeed } from '../../feed/use-cell';
import type { PickedLeg } from '../model/slip';
import { type LegFeed, type LegNow, legNow } from '../model/slip-facts';

/** The wait before an event that could not be loaded is requested again, ms. */
const retryDelay = 3_000;

/** How often the prices of seasons are requested, ms. */
export const outrightInterval = 10_000;

const eventOf = (selection: string) => parseSelectionId(selection)!.event;
const listOf = (joined: string) => (joined === '' ? [] : joined.split(' '));

/**
 * Loads the events of the slip that the board does not show, and requests changes of all their markets.
 *
 * @returns the events that the gateway did not know when they were requested.
 */
const useSlipEvents = (feed: SportsFeed, provider: SportsProvider, selections: string) => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const [gone, setGone] = useState<{ readonly feed: SportsFeed; readonly events: ReadonlySet<string> }>();
  const events = [...new Set(listOf(selections).map(eventOf))]
    .filter((event) => !isOutright(event))
    .sort()
    .join(' ');
  useEffect(() => {
    const ids = listOf(events);
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let isCurrent = true;
    const load = async (event: string): Promise<void> => {
      const request = moneyApi.endpoints.sportsEvent.initiate(
        { provider, event },
        { subscribe: false, forceRefetch: true },
      );
      const { data, error } = await dispatch(request);
      if (!isCurrent) return;
      if (data) feed.load([data], 'all');
      // Other refusals pass, such as the maintenance of the venue.
      else if (Number(toErrorData(error).code) === errorCodes.notFound)
        setGone((known) => ({
          feed,
          events: new Set([...(known?.feed === feed ? known.events : []), event]),
        }));
      else timers.add(setTimeout(() => load(event), retryDelay));
    };
    for (const event of ids) if (feed.event(event) === undefined) load(event);
    const release = ids.length > 0 ? feed.watch({ markets: 'all', events: ids }) : undefined;
    return () => {
      isCurrent = false;
      release?.();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [dispatch, feed, provider, events]);
  return gone?.feed === feed ? gone.events : undefined;
};

/** Loads the seasons of the slip again and again, as the feed does not watch them. */
const useSlipOutrights = (feed: SportsFeed, provider: SportsProvider, legs: readonly PickedLeg[]) => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const sports = [
    ...new Set(
      legs.filter(({ selection }) => isOutright(eventOf(selection))).map(({ event }) => event.sport),
    ),
  ].join(' ');
  useEffect(() => {
    let isCurrent = true;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const load = async (sport: Sport): Promise<void> => {
      const request = moneyApi.endpoints.sportsOutrights.initiate(
        { provider, sport },
        { subscribe: false, forceRefetch: true },
      );
      const { data } = await dispatch(request);
      if (!isCurrent) return;
      if (data) feed.load(data.outrights);
      timers.set(
        sport,
        setTimeout(() => load(sport), data ? outrightInterval : retryDelay),
      );
    };
    for (const sport of listOf(sports)) load(sport as Sport);
    return () => {
      isCurrent = false;
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [dispatch, feed, provider, sports]);
};

type Read = Pick<LegFeed, 'cell' | 'event'>;

const readerOf = (feed: SportsFeed, selections: readonly string[]) => {
  let known: readonly Read[] = [];
  return {
    subscribe: (listener: () => void) => {
      const ends = selections.flatMap((selection) => [
        feed.subscribeCell(selection, listener),
        feed.subscribeEvent(eventOf(selection), listener),
      ]);
      return () => {
        for (const end of ends) end();
      };
    },
    read: (): readonly Read[] => {
      const next = selections.map((selection) => ({
        cell: feed.cell(selection),
        event: feed.event(eventOf(selection)) ?? feed.outright(eventOf(selection)),
      }));
      const isSame =
        next.length === known.length &&
        next.every(({ cell, event }, index) => cell === known[index]!.cell && event === known[index]!.event);
      if (!isSame) known = next;
      return known;
    },
  };
};

/** The legs of the slip with the state of their selections. Renders when a price or status of one of them changes. */
export const useLegsNow = (legs: readonly PickedLeg[], provider: SportsProvider): readonly LegNow[] => {
  const feed = useFeed();
  const selections = legs.map(({ selection }) => selection).join(' ');
  const gone = useSlipEvents(feed, provider, selections);
  useSlipOutrights(feed, provider, legs);
  const { subscribe, read } = useMemo(() => readerOf(feed, listOf(selections)), [feed, selections]);
  const states = useSyncExternalStore(subscribe, read, read);
  return legs.map((leg, index) => {
    const state = states[index]!;
    // The board may have loaded the event since.
    const isGone = state.event === undefined && (gone?.has(eventOf(leg.selection)) ?? false);
    return legNow(leg, provider, { ...state, isGone });
  });
};
