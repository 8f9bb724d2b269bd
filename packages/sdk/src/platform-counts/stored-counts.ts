import { limits, platformKeys, storageKeys } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { isObject, parseObject } from '../json/objects';
import type { ClockPort, StoragePort } from '../ports/ports';

/** How many venues, games and players each platform has, by its key. Requirement PLT-1. */
export type PlatformCounts = CallResponse<'platformCount'>;

interface StoredCounts {
  /** In ms since the Unix epoch. */
  readonly at: number;
  readonly counts: PlatformCounts;
}

/** The last counts, in browser storage. Expired or malformed counts, or counts from the future, read as undefined. */
export const createStoredCounts = (storage: StoragePort, clock: ClockPort) => ({
  read: (): PlatformCounts | undefined => {
    const { at, counts } = parseObject<StoredCounts>(storage.getItem(storageKeys.platformCounts)) ?? {};
    const age = clock.now() - Number(at);
    const isValid =
      age >= 0 && age < limits.jsonCacheTtl && platformKeys.every((key) => isObject(counts?.[key]));
    return isValid ? counts : undefined;
  },
  write: (counts: PlatformCounts): void =>
    storage.setItem(
      storageKeys.platformCounts,
      JSON.stringify({ at: clock.now(), counts } satisfies StoredCounts),
    ),
});
