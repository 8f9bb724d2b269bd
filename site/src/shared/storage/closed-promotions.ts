import { storageKeys } from '@pavilion/contract';

/** Each list has its own storage key, so that closing all items of one does not push out those of another. */
export type ClosedList = 'closedPromotions' | 'closedNotices' | 'closedBanners';

/** The number of ids of a list to keep; the oldest are dropped, so their promotions would be shown again. */
const maxIds = 50;

/** An id without its revision (`<id>.<n>`) and its day (`<id>@<day>`). */
const baseOf = (id: string) => id.split(/[.@]/, 1)[0];

/**
 * Reads the ids of what was closed in this browser.
 *
 * @param storage called at each use, because reading `localStorage` throws in browsers that deny it
 */
export const closedIds = (storage: () => Storage, list: ClosedList): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKeys[list]) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** Stores a closed id in place of its earlier revision or day. */
export const rememberClosed = (storage: () => Storage, list: ClosedList, id: string): void => {
  const others = closedIds(storage, list).filter((other) => baseOf(other) !== baseOf(id));
  try {
    storage().setItem(storageKeys[list], JSON.stringify([...others, id].slice(-maxIds)));
  } catch {
    // The storage is full or denied: the promotion stays closed until the page is reloaded.
  }
};
