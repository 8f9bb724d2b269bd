import { limits } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';

export type PlatformCounts = CallResponse<'platformCount'>;

const key = 'pavilion.platform-count';

interface Kept {
  readonly at: number;
  readonly counts: PlatformCounts;
}

/** Keeps the last counts in the browser, for when the gateway does not answer. */
export const keepCounts = (storage: Storage, counts: PlatformCounts, now: number): void => {
  try {
    storage.setItem(key, JSON.stringify({ at: now, counts } satisfies Kept));
  } catch {
    // Full or forbidden: then there is nothing to fall back on, and nothing is lost.
  }
};

/** The counts that were kept, unless they are older than cached answers may be. */
export const keptCounts = (storage: Storage, now: number): PlatformCounts | undefined => {
  try {
    const kept: Kept | null = JSON.parse(storage.getItem(key) ?? 'null');
    return kept && now - kept.at < limits.jsonCacheTtl ? kept.counts : undefined;
  } catch {
    return undefined;
  }
};
