import { limits } from '@pavilion/contract';

/** What the refresh needs of the world, so that a test can be it. */
export interface RefreshPorts<Counts> {
  /** Rejects when the counts do not come. */
  readonly fetch: () => Promise<Counts>;
  readonly onCounts: (counts: Counts) => void;
  readonly readCache: () => Counts | undefined;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number) => void;
}

const { refresh, debounce, retryAfter, maxAttempts } = limits.platformCount;

/**
 * Keeps the platform counts fresh: again every minute; requests that come close together are one; a failure is tried
 * again soon, and after the third in total the last counts that were kept are shown.
 *
 * Source: sections 4 and 9 of the specification; requirement PLT-1.
 */
export const createPlatformRefresh = <Counts>(ports: RefreshPorts<Counts>) => {
  let timer: number | undefined;
  let stopped = false;

  const later = (run: () => void, ms: number) => {
    if (stopped) return;
    if (timer !== undefined) ports.clearTimeout(timer);
    timer = ports.setTimeout(run, ms);
  };

  const attempt = async (failures: number): Promise<void> => {
    try {
      const counts = await ports.fetch();
      if (!stopped) ports.onCounts(counts);
      later(request, refresh);
    } catch {
      if (failures + 1 < maxAttempts) {
        later(() => attempt(failures + 1), retryAfter);
        return;
      }
      const kept = ports.readCache();
      if (kept !== undefined && !stopped) ports.onCounts(kept);
      later(request, refresh);
    }
  };

  const request = () => later(() => attempt(0), debounce);

  return {
    /** Asks for the first counts, at once. */
    begin: () => attempt(0),
    /** Asks for new counts a second from now; asking again meanwhile begins the second anew. */
    request,
    /** Asks for new counts a minute from now: the ones that are shown have just come. */
    rest: () => later(request, refresh),
    stop: () => {
      stopped = true;
      if (timer !== undefined) ports.clearTimeout(timer);
    },
  };
};
