import {
  limits,
  type SportFavouriteKind,
  type SportsFavourites,
  sportFavouriteKinds,
  storageKeys,
} from '@pavilion/contract';
import type { CallRequest } from '@pavilion/contract/wire';
import { idsOf, type StorageAccess, toggledIds } from '../../../../shared/storage/stored-ids';

/** What a visitor or member follows and prefers on the boards. */
export interface Favourites {
  readonly leagues: readonly string[];
  readonly matches: readonly string[];
  /** Market types that opened matches show first, as `{sport}:{type}`. */
  readonly pins: readonly string[];
  /** Whether goals of followed matches are announced. */
  readonly goalAlerts: boolean;
  /** The matches of a member's last bets; those that a visitor opened. */
  readonly recent: readonly string[];
}

/** The favourites that a browser stores for its visitor. */
interface StoredFavourites extends Favourites {
  /** The demo that has them already. */
  readonly sentTo?: string;
}

export type FavouriteChanges = CallRequest<'sportsFavouritesChange'>;

/** One object, so that nothing renders again for it. */
export const noFavourites: Favourites = { leagues: [], matches: [], pins: [], goalAlerts: false, recent: [] };

const visitorEntry = storageKeys.visitorFavourites;
/** Earlier versions stored the favourites of members in the browser, too. */
const earlierEntry = (memberId: string) => `${visitorEntry}.${memberId}`;
const kept = limits.sportFavourites;
const keptRecent = 20;

const read = (storage: StorageAccess, entry: string): StoredFavourites => {
  try {
    const value: unknown = JSON.parse(storage().getItem(entry) ?? 'null');
    const { leagues, matches, pins, goalAlerts, recent, sentTo } = (value ?? {}) as Readonly<
      Record<string, unknown>
    >;
    return {
      leagues: idsOf(leagues, kept),
      matches: idsOf(matches, kept),
      pins: idsOf(pins, kept),
      goalAlerts: goalAlerts === true,
      recent: idsOf(recent, keptRecent),
      ...(typeof sentTo === 'string' ? { sentTo } : {}),
    };
  } catch {
    return noFavourites;
  }
};

const write = (storage: StorageAccess, favourites: StoredFavourites): void => {
  try {
    storage().setItem(visitorEntry, JSON.stringify(favourites));
  } catch {
    // Without storage, favourites last as long as the page.
  }
};

/** The favourites of the visitor of the browser. */
export const readVisitorFavourites = (storage: StorageAccess): Favourites => read(storage, visitorEntry);

/** Stores the visitor's favourites. A demo that had the former ones gets these, too. */
export const writeVisitorFavourites = (storage: StorageAccess, favourites: Favourites): void => {
  const { leagues, matches, pins, goalAlerts, recent } = favourites;
  write(storage, { leagues, matches, pins, goalAlerts, recent });
};

/** Whether a `storage` event is about the visitor's favourites; its key is null after `clear`. */
export const isVisitorEntry = (key: string | null): boolean => key === null || key === visitorEntry;

/** The requests that add what the browser stores to the favourites of a member who has logged in. Empty for nothing new. */
export const changesToSend = (storage: StorageAccess, memberId: string): readonly FavouriteChanges[] => {
  const visitor = read(storage, visitorEntry);
  const own = read(storage, earlierEntry(memberId));
  const sources = visitor.sentTo === memberId ? [own] : [own, visitor];
  const changes = sources.flatMap((source) =>
    sportFavouriteKinds.flatMap((kind) => source[kind].map((id) => ({ kind, id, favourite: true }))),
  );
  const goalAlerts = sources.some((source) => source.goalAlerts);
  const requests: FavouriteChanges[] = goalAlerts ? [{ changes: [], goalAlerts }] : [];
  for (let from = 0; from < changes.length; from += kept)
    requests.push({ changes: changes.slice(from, from + kept) });
  return requests;
};

/** Removes what the member has now. A demo has a copy: the visitor's remain for the account that may be registered later. */
export const forgetSent = (storage: StorageAccess, memberId: string, isDemo: boolean): void => {
  try {
    if (isDemo) write(storage, { ...read(storage, visitorEntry), sentTo: memberId });
    else storage().removeItem(visitorEntry);
    storage().removeItem(earlierEntry(memberId));
  } catch {
    // Then they are sent again, which has no effect.
  }
};

/** The favourites with one more or less. */
export const toggled = (favourites: Favourites, kind: SportFavouriteKind, id: string): Favourites => ({
  ...favourites,
  [kind]: toggledIds(favourites[kind], id, kept),
});

/** The favourites after requests that add some. */
export const withAdded = (favourites: Favourites, requests: readonly FavouriteChanges[]): Favourites => {
  let next = favourites;
  for (const { changes, goalAlerts = next.goalAlerts } of requests) {
    next = { ...next, goalAlerts };
    for (const { kind, id } of changes)
      if (!next[kind].includes(id)) next = { ...next, [kind]: [...next[kind], id] };
  }
  return next;
};

/** The favourites of a visitor who has opened a match. */
export const opened = (favourites: Favourites, id: string): Favourites => ({
  ...favourites,
  recent: [...favourites.recent.filter((each) => each !== id), id].slice(-keptRecent),
});

/** Whether the gateway's answer has the same content, so that nothing needs to render. */
export const isSame = (one: Favourites, other: SportsFavourites): boolean =>
  one.goalAlerts === other.goalAlerts &&
  (['leagues', 'matches', 'pins', 'recent'] as const).every(
    (name) => one[name].length === other[name].length && one[name].every((id, at) => id === other[name][at]),
  );
