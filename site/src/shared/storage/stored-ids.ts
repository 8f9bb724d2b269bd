/** Called on access, because a server has no storage and a browser may deny it. */
export type StorageAccess = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The ids in a parsed entry; the oldest ones beyond `max` are forgotten, and values that are no texts left out. */
export const idsOf = (value: unknown, max: number): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(-max) : [];

/** The ids with one more or less, the latest last. */
export const toggledIds = (ids: readonly string[], id: string, max: number): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(-max);
