import { type KnownEvent, maxKnownEvents } from '@pavilion/contract/sports-wire';
import type { Ports, Unsubscribe } from '../../ports/ports';
import type { Adapter } from './adapter';
import type { BookWatch } from './sports-book';

/** Time between two polls, in ms. */
export const liveInterval = 2_000;
export const idleInterval = 10_000;

const isRunning = ({ status }: BookWatch['events'][number]) => status === 'live' || status === 'interrupted';

/** Polls what changed of events. The next poll begins an interval after the last one ended, so they never overlap. */
export const watchBook = (
  { clock, visibility }: Pick<Ports, 'clock' | 'visibility'>,
  changes: Adapter['changes'],
  { events, markets = 'main', onChanges, onError }: BookWatch,
): Unsubscribe => {
  const known = new Map(events.map(({ id, version, status }) => [id, { id, version, status }]));
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: unknown;
  let isPolling = false;

  const ask = async (some: readonly KnownEvent[]) => {
    const answer = await changes(some, markets, signal);
    if (signal.aborted) return;
    for (const change of answer.events) {
      const { id, version } = change;
      const { status } = 'snapshot' in change ? change.snapshot : change;
      if (known.has(id)) known.set(id, { id, version, status });
    }
    onChanges(answer);
  };

  const schedule = () => {
    clock.clearTimeout(timer);
    if (signal.aborted) return;
    timer = clock.setTimeout(poll, [...known.values()].some(isRunning) ? liveInterval : idleInterval);
  };

  const poll = async () => {
    if (isPolling || !visibility.isVisible()) return;
    isPolling = true;
    clock.clearTimeout(timer);
    const all = [...known.values()];
    try {
      for (let from = 0; from < all.length && !signal.aborted; from += maxKnownEvents) {
        await ask(all.slice(from, from + maxKnownEvents));
      }
    } catch (error) {
      if (!signal.aborted) onError?.(error);
    }
    isPolling = false;
    schedule();
  };

  const unsubscribe = visibility.onVisibilityChange((isVisible) => {
    if (isVisible) void poll();
  });
  schedule();
  return () => {
    stopped.abort();
    clock.clearTimeout(timer);
    unsubscribe();
  };
};
