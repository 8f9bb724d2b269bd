import { idsOf, type StorageAccess, toggledIds } from '../../../../shared/storage/stored-ids';

/** What a visitor or member follows, opened and prefers on the boards. */
export interface Favourites {
  readonly leagues: readonly string[];
  readonly matches: readonly string[];
  /** Matches that were opened or bet on, the latest last. */
  readonly recents: readonly string[];
  /** Market types that opened matches show first, as `{sport}:{type}`. */
  readonly pins: readonly string[];
  /** Whether goals of followed matches are announced. */
  readonly goalAlerts: boolean;
}

/** The lists of what is followed. */
export type FavouriteKind = 'leagues' | 'matches' | 'pins';

/** How many ids of each list are kept; the oldest ones beyond are forgotten. */
const kept = { leagues: 200, matches: 200, recents: 20, pins: 200 } as const;
const lists = Object.keys(kept) as (keyof typeof kept)[];

export const noFavourites: Favourites = {
  leagues: [],
  matches: [],
  recents: [],
  pins: [],
  goalAlerts: false,
};

type Lists = Pick<Favourites, keyof typeof kept>;
const eachList = (idsFor: (list: keyof Lists) => readonly string[]): Lists =>
  Object.fromEntries(lists.map((list) => [list, idsFor(list)])) as unknown as Lists;

/** The entry of a member, or of the visitor of the browser. */
export const favouritesEntry = (memberId: string | undefined): string =>
  memberId === undefined ? 'pavilion.sports-favourites' : `pavilion.sports-favourites.${memberId}`;

/** The ids with those added last, each once. */
const latest = (added: readonly string[], ids: readonly string[], max: number): readonly string[] =>
  [...ids.filter((id) => !added.includes(id)), ...added].slice(-max);

const read = (storage: StorageAccess, memberId: string | undefined): Favourites => {
  try {
    const value: unknown = JSON.parse(storage().getItem(favouritesEntry(memberId)) ?? 'null');
    const entry = (value ?? {}) as Readonly<Record<string, unknown>>;
    return { ...eachList((list) => idsOf(entry[list], kept[list])), goalAlerts: entry.goalAlerts === true };
  } catch {
    return noFavourites;
  }
};

export const writeFavourites = (
  storage: StorageAccess,
  memberId: string | undefined,
  favourites: Favourites,
): void => {
  try {
    storage().setItem(favouritesEntry(memberId), JSON.stringify(favourites));
  } catch {
    // Without storage, favourites last as long as the page.
  }
};

/**
 * Reads the favourites of a member or visitor. A member takes over what was followed and opened in the browser before the
 * login: it is added to the member's, and removed from the visitor's entry.
 */
export const readFavourites = (storage: StorageAccess, memberId: string | undefined): Favourites => {
  const own = read(storage, memberId);
  if (memberId === undefined) return own;
  const visitor = read(storage, undefined);
  if (lists.every((list) => visitor[list].length === 0) && !visitor.goalAlerts) return own;
  const merged = {
    ...eachList((list) => latest(visitor[list], own[list], kept[list])),
    goalAlerts: own.goalAlerts || visitor.goalAlerts,
  };
  writeFavourites(storage, memberId, merged);
  try {
    storage().removeItem(favouritesEntry(undefined));
  } catch {
    // Then they are merged again.
  }
  return merged;
};

/** The favourites with one more or less. */
export const toggled = (favourites: Favourites, kind: FavouriteKind, id: string): Favourites => ({
  ...favourites,
  [kind]: toggledIds(favourites[kind], id, kept[kind]),
});

/** The favourites with matches that were opened or bet on just now. */
export const withRecents = (favourites: Favourites, matches: readonly string[]): Favourites => ({
  ...favourites,
  recents: latest(matches, favourites.recents, kept.recents),
});
