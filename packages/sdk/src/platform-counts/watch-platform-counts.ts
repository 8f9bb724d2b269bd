import { limits } from '@pavilion/contract';
import { browserPorts } from '../ports/browser-ports';
import { carefulStorage } from '../ports/careful-storage';
import type { Ports, Unsubscribe } from '../ports/ports';
import { createKeptCounts, type PlatformCounts } from './kept-counts';

/** How counts are had and who is told. */
export interface PlatformCountsOptions {
  /** Asks for them, for example `() => client.request(wire.platformCount, {})`; rejects when they do not come. */
  fetch(): Promise<PlatformCounts>;
  /** Is told each new answer, and what was kept when there is none. */
  tell(counts: PlatformCounts): void;
  /** Counts that have just come some other way: then the first question waits a minute. */
  known?: PlatformCounts | undefined;
}

/** What the counts need of the browser. */
export type PlatformCountsPorts = Pick<Ports, 'clock' | 'storage' | 'logger' | 'visibility'>;

const { refresh, debounce, retryAfter, maxAttempts } = limits.platformCount;

/**
 * Keeps platform counts fresh: asked for at once, again each 60 s, and 1 s after the page has come into view or
 * `request()` was called; calls that come close together are one. A failure is tried again after 500 ms; after the third
 * in total the last counts are told that this browser kept, if they are younger than an hour.
 *
 * Source: sections 4 and 9 of the specification (PLT-1).
 * @example
 * const counts = watchPlatformCounts({ fetch: () => client.request(wire.platformCount, {}), tell: show });
 * counts.stop();
 */
export const watchPlatformCounts = (
  { fetch, tell, known }: PlatformCountsOptions,
  given: Partial<PlatformCountsPorts> = {},
): { request(): void; stop: Unsubscribe } => {
  const { clock, storage, logger, visibility } = { ...browserPorts(), ...given };
  const kept = createKeptCounts(carefulStorage(storage, logger), clock);
  let timer: unknown;
  let isStopped = false;

  const later = (run: () => void, ms: number) => {
    clock.clearTimeout(timer);
    if (!isStopped) timer = clock.setTimeout(run, ms);
  };
  const attempt = async (failures = 0): Promise<void> => {
    const counts = await fetch().catch(() => undefined);
    if (isStopped) return;
    if (counts === undefined && failures + 1 < maxAttempts) {
      later(() => attempt(failures + 1), retryAfter);
      return;
    }
    if (counts) kept.write(counts);
    const shown = counts ?? kept.read();
    if (shown) tell(shown);
    later(attempt, refresh);
  };
  const request = () => later(attempt, debounce);

  if (known) {
    kept.write(known);
    later(attempt, refresh);
  } else void attempt();
  const unwatch = visibility.onShown((isShown) => isShown && request());
  return {
    request,
    stop: () => {
      isStopped = true;
      clock.clearTimeout(timer);
      unwatch();
    },
  };
};
