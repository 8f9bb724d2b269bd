import { readObject } from '../json/read-object';

/**
 * What an opened entry holds: an empty object when its time is over.
 * @throws TypeError when it was changed, is of another secret or is no entry
 */
export const readEntry = (opened: string | undefined, now: number): object => {
  const entry = readObject<{ until: unknown; value: unknown }>(opened);
  if (typeof entry?.until !== 'number' || typeof entry.value !== 'object' || entry.value === null)
    throw new TypeError('This is no entry of the cache.');
  return now < entry.until ? entry.value : {};
};
