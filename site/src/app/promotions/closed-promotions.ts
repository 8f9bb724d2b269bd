import { storageKeys } from '@pavilion/contract';

/** The more are remembered, the older ones are shown again: nobody has met so many lately. */
const most = 50;

/**
 * What a person has closed, by id. Kept in the browser, so that it is not met again.
 *
 * @param storage asked for at each use: in some browsers the mere look at it throws
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
  const kept = [...closedPromotions(storage).filter((other) => other !== id), id].slice(-most);
  try {
    storage().setItem(storageKeys.closedPromotions, JSON.stringify(kept));
  } catch {
    // Full or forbidden: then it stays closed until the page is loaded again.
  }
};
