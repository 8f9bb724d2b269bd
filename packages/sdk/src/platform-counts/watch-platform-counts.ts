import { limits, platformKeys, storageKeys } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { isObject } from '../json/objects';
import { browserPorts } from '../ports/browser-ports';
import type { Ports, Unsubscribe } from '../ports/ports';
import { safeStorage } from '../ports/safe-storage';
import { type CacheScope, createStoredEntry, entryKey } from '../stored-entry/stored-entry';

/** How many venues, games and players each platform has, by its key. Requirement PLT-1. */
export type PlatformCounts = CallResponse<'platformCount'>;

/** Options of `watchPlatformCounts`. */
export interface PlatformCountsOptions {
  /** Fetches counts, for example `() => client.request(wire.platformCount, {})`. */
  fetch(): Promise<PlatformCounts>;
  /** Called with each new counts, or with the stored ones after the last failed attempt. */
  onCounts(counts: PlatformCounts): void;
  /** Counts that were fetched elsewhere a moment ago: the first fetch is then a minute later. */
  initial?: PlatformCounts | undefined;
  /** Part of the key in browser storage: `client.cacheScope`. */
  scope?: CacheScope | undefined;
}

/** The ports that platform counts depend on. */
export type PlatformCountsPorts = Pick<Ports, 'clock' | 'storage' | 'logger' | 'visibility'>;

const isComplete = (counts: Partial<PlatformCounts>) => platformKeys.every((key) => isObject(counts[key]));

const { refresh: interval, debounce, retryAfter, maxAttempts } = limits.platformCount;

/**
 * Polls platform counts: immediately, every 60 s, and 1 s after the page becomes visible or `refresh()` was last called
 * (debounced). A failed fetch is repeated after 500 ms. After three failures the counts in browser storage are used, if
 * they are less than an hour old.
 *
 * Requirement PLT-1.
 * @example
 * const counts = watchPlatformCounts({
 *   fetch: () => client.request(wire.platformCount, {}),
 *   onCounts: show,
 *   scope: client.cacheScope,
 * });
 * counts.stop();
 */
export const watchPlatformCounts = (
  { fetch, onCounts, initial, scope }: PlatformCountsOptions,
  overrides: Partial<PlatformCountsPorts> = {},
): { refresh(): void; stop: Unsubscribe } => {
  const { clock, storage, logger, visibility } = { ...browserPorts(), ...overrides };
  const stored = createStoredEntry<PlatformCounts>(
    { storage: safeStorage(storage, logger), clock },
    entryKey(storageKeys.platformCounts, scope),
    isComplete,
  );
  let timer: unknown;
  let isStopped = false;

  const schedule = (run: () => void, ms: number) => {
    clock.clearTimeout(timer);
    if (!isStopped) timer = clock.setTimeout(run, ms);
  };
  const attempt = async (failures = 0): Promise<void> => {
    const counts = await fetch().catch(() => undefined);
    if (isStopped) return;
    if (counts === undefined && failures + 1 < maxAttempts) {
      schedule(() => attempt(failures + 1), retryAfter);
      return;
    }
    if (counts) stored.write(counts);
    const latest = counts ?? stored.read();
    if (latest) onCounts(latest);
    schedule(attempt, interval);
  };
  const refresh = () => schedule(attempt, debounce);

  if (initial) {
    stored.write(initial);
    schedule(attempt, interval);
  } else void attempt();
  const unsubscribe = visibility.onVisibilityChange((isVisible) => isVisible && refresh());
  return {
    refresh,
    stop: () => {
      isStopped = true;
      clock.clearTimeout(timer);
      unsubscribe();
    },
  };
};
