import type { EventView } from '@pavilion/contract';
import { sportsIds } from '@pavilion/contract';
import type { LiveSportsEvent } from '@pavilion/sdk';
import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createSportsFeed } from '../../site/src/features/sports/feed/sports-feed';
import { FeedProvider, useCell } from '../../site/src/features/sports/feed/use-cell';

/** How the page of the comparison is driven. */
export interface CellsPage {
  /** Changes the prices of these cells in one message. */
  change(cells: readonly number[]): void;
  /** Since the last call: renders of cells, and how long after its change each price was in the document, ms. */
  read(): { readonly renders: number; readonly latencies: readonly number[] };
}

declare global {
  interface Window {
    cellsPage: CellsPage;
  }
}

const parameters = new URLSearchParams(location.search);
const count = Number(parameters.get('cells'));
const eventId = 'fb.bench.1';
const keyOf = (index: number) => `${eventId}:cs:ft`.concat(':0:', String(index));
let renders = 0;
let latencies: number[] = [];
const changedAt = new Map<number, number>();

const prices = Array.from({ length: count }, (_, index) => 1500 + index);

const useShown = (index: number, price: number) => {
  renders += 1;
  useLayoutEffect(() => {
    const at = changedAt.get(index);
    if (at === undefined || price !== prices[index]) return;
    changedAt.delete(index);
    latencies.push(performance.now() - at);
  });
};

const View = ({ index, price }: { readonly index: number; readonly price: number }) => {
  useShown(index, price);
  return (
    <button type="button" className="cell">
      {(price / 1000).toFixed(2)}
    </button>
  );
};

interface Pattern {
  readonly Cells: () => React.ReactNode;
  deliver(changed: readonly number[]): void;
}

const all = Array.from({ length: count }, (_, index) => index);

/** Ours: the feed of the site with its store, over the frames of the socket. */
const createOurs = (): Pattern => {
  let listener: (event: LiveSportsEvent) => void = () => {};
  let [sub, seq, version] = [0, 0, 1];
  const event = (): EventView =>
    ({
      id: eventId,
      sport: 'football',
      // Only matches have changes.
      ...{ home: {}, away: {} },
      status: 'live',
      version: [version, 0],
      clock: { at: 0, phase: 'h1' },
      scores: {},
      markets: [
        {
          key: `${eventId}:cs:ft`,
          type: 'cs',
          period: 'ft',
          status: 'open',
          epoch: 1,
          lines: [
            {
              q: 0,
              selections: all.map((index) => ({ side: String(index), price: prices[index]!, open: true })),
            },
          ],
        },
      ],
    }) as unknown as EventView;
  const feed = createSportsFeed({
    fetchChanges: async () => [],
    socket: {
      provider: 'IMTY',
      open: () => {},
      channel: {
        send: (request) => {
          [sub, seq] = [request.sub, 0];
          push([]);
        },
        subscribe: (added) => {
          listener = added;
          return () => {};
        },
      },
    },
    clock: {
      now: () => Date.now(),
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
  });
  feed.load([event()]);
  feed.watch({ markets: 'main', events: [eventId] });
  const push = (main: readonly object[]) => {
    seq += 1;
    // As it arrives: the text of a frame is parsed.
    const frame = JSON.parse(
      JSON.stringify({
        ...{ id: sportsIds.changes, provider: 'IMTY', sub, seq },
        msgData: { data: { main, all: [] } },
      }),
    );
    listener({ kind: 'frame', frame });
  };
  const Cell = memo(({ index }: { readonly index: number }) => (
    <View index={index} price={useCell(keyOf(index))?.price ?? 0} />
  ));
  return {
    Cells: () => (
      <FeedProvider value={feed}>
        {all.map((index) => (
          <Cell key={index} index={index} />
        ))}
      </FeedProvider>
    ),
    deliver(changed) {
      const { status, clock, scores } = event();
      const from = [version, 0];
      version += 1;
      const changes = Object.fromEntries(changed.map((index) => [keyOf(index), prices[index]]));
      push([
        {
          ...{ id: eventId, from, version: [version, 0], status, clock, scores },
          ...{ prices: changes, markets: [], incidents: [] },
        },
      ]);
    },
  };
};

/**
 * As the SDK of Azuro does it (`createWatcher`, e38f26b): each selection subscribes and has a state of its own; messages are
 * dispatched after 200 ms without another one.
 */
const createDebouncedWatcher = (): Pattern => {
  const subscribers = new Map<number, (price: number) => void>();
  let waiting = new Map<number, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const Cell = ({ index }: { readonly index: number }) => {
    const [price, setPrice] = useState(prices[index]!);
    useEffect(() => {
      subscribers.set(index, setPrice);
      return () => void subscribers.delete(index);
    }, [index]);
    return <View index={index} price={price} />;
  };
  return {
    Cells: () => all.map((index) => <Cell key={index} index={index} />),
    deliver(changed) {
      for (const index of changed) waiting.set(index, prices[index]!);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const ready = waiting;
        waiting = new Map();
        for (const [index, price] of ready) subscribers.get(index)?.(price);
      }, 200);
    },
  };
};

/** As Overtime does it (dd867bc): the list of markets is one value that is replaced, and every cell renders from it. */
const createWholeList = (): Pattern => {
  let setAll: (next: readonly number[]) => void = () => {};
  const Cells = () => {
    const [list, setList] = useState<readonly number[]>(() => [...prices]);
    setAll = setList;
    return list.map((price, index) => <View key={keyOf(index)} index={index} price={price} />);
  };
  // As it arrives: the text of the whole list is parsed.
  return { Cells, deliver: () => setAll(JSON.parse(JSON.stringify(prices))) };
};

const patterns: Readonly<Record<string, () => Pattern>> = {
  ours: createOurs,
  azuro: createDebouncedWatcher,
  overtime: createWholeList,
};
const { Cells, deliver } = patterns[parameters.get('pattern') ?? '']!();
createRoot(document.getElementById('root')!).render(<Cells />);

window.cellsPage = {
  change(cells) {
    const now = performance.now();
    for (const index of cells) {
      prices[index] = 1100 + ((prices[index]! - 1100 + 37) % 1800);
      if (!changedAt.has(index)) changedAt.set(index, now);
    }
    deliver(cells);
  },
  read() {
    const result = { renders, latencies };
    renders = 0;
    latencies = [];
    return result;
  },
};
