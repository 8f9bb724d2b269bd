import { idsOf, type StorageAccess, toggledIds } from '../../../../shared/storage/stored-ids';

/** What a visitor or member follows and prefers on the boards. */
export interface Favourites {
  readonly leagues: readonly string[];
  readonly matches: readonly string[];
  /** Market types that opened matches show first, as `{sport}:{type}`. */
  readonly pins: readonly string[];
  /** Whether goals of followed matches are announced. */
  readonly goalAlerts: boolean;
}

/** The lists of what is followed. */
export type FavouriteKind = 'leagues' | 'matches' | 'pins';
const kinds: readonly FavouriteKind[] = ['leagues', 'matches', 'pins'];

export const noFavourites: Favourites = { leagues: [], matches: [], pins: [], goalAlerts: false };

/** The oldest ones of a list are forgotten beyond this. */
const kept = 200;

/** The entry of a member, or of the visitor of the browser. */
export const favouritesEntry = (memberId: string | undefined): string =>
  memberId === undefined ? 'pavilion.sports-favourites' : `pavilion.sports-favourites.${memberId}`;

const read = (storage: StorageAccess, memberId: string | undefined): Favourites => {
  try {
    const value: unknown = JSON.parse(storage().getItem(favouritesEntry(memberId)) ?? 'null');
    const { leagues, matches, pins, goalAlerts } = (value ?? {}) as Readonly<Record<string, unknown>>;
    return {
      leagues: idsOf(leagues, kept),
      matches: idsOf(matches, kept),
      pins: idsOf(pins, kept),
      goalAlerts: goalAlerts === true,
    };
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
 * Reads the favourites of a member or visitor. A member takes over what was followed in the browser before the login: it is
 * added to the member's, and removed from the visitor's entry.
 */
export const readFavourites = (storage: StorageAccess, memberId: string | undefined): Favourites => {
  const own = read(storage, memberId);
  if (memberId === undefined) return own;
  const visitor = read(storage, undefined);
  if (kinds.every((kind) => visitor[kind].length === 0) && !visitor.goalAlerts) return own;
  const merged = {
    ...(Object.fromEntries(
      kinds.map((kind) => [kind, [...new Set([...own[kind], ...visitor[kind]])].slice(-kept)]),
    ) as Record<FavouriteKind, string[]>),
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
  [kind]: toggledIds(favourites[kind], id, kept),
});
