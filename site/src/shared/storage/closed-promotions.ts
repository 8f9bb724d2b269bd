import { storageKeys } from '@pavilion/contract';

/** The number of ids to keep; the oldest are dropped, so their promotions would be shown again. */
const maxIds = 50;

/**
 * Reads the ids of the promotions, announcements and banners that were closed in this browser.
 *
 * @param storage called at each use, because reading `localStorage` throws in browsers that deny it
 */
export const closedPromotions = (storage: () => Storage): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKeys.closedPromotions) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

export const rememberClosed = (storage: () => Storage, id: string): void => {
  const kept = [...closedPromotions(storage).filter((other) => other !== id), id].slice(-maxIds);
  try {
    storage().setItem(storageKeys.closedPromotions, JSON.stringify(kept));
  } catch {
    // The storage is full or denied: the promotion stays closed until the page is reloaded.
  }
};
