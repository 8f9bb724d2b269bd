import { limits, platformKeys, storageKeys } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { readObject } from '../json/read-object';
import type { ClockPort, StoragePort } from '../ports/ports';

/** How many venues, games and players each platform has, by its key. Source: section 3 of the specification. */
export type PlatformCounts = CallResponse<'platformCount'>;

interface Kept {
  readonly at: number;
  readonly counts: PlatformCounts;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** The last counts, in the browser. Older than cached answers may be, of another time to come, or garbled, they are none. */
export const createKeptCounts = (storage: StoragePort, clock: ClockPort) => ({
  read: (): PlatformCounts | undefined => {
    const { at, counts } = readObject<Kept>(storage.getItem(storageKeys.platformCounts)) ?? {};
    const age = clock.now() - Number(at);
    const isSound =
      age >= 0 && age < limits.jsonCacheTtl && platformKeys.every((key) => isObject(counts?.[key]));
    return isSound ? counts : undefined;
  },
  write: (counts: PlatformCounts): void =>
    storage.setItem(storageKeys.platformCounts, JSON.stringify({ at: clock.now(), counts } satisfies Kept)),
});
