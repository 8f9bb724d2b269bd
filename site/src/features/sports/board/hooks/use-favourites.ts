import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useMember } from '../../../../shared/member/use-member';
import { useIsMember } from '../../../../shared/session/session-context';
import {
  type FavouriteKind,
  type Favourites,
  favouritesEntry,
  noFavourites,
  readFavourites,
  toggled,
  writeFavourites,
} from '../model/stored-favourites';

const storage = () => localStorage;

/** The member whose favourites are shown; undefined for the visitor of the browser. */
let owner: string | undefined;
let current: Favourites | undefined;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

const read = () => {
  current ??= readFavourites(storage, owner);
  return current;
};

const write = (favourites: Favourites) => {
  current = favourites;
  writeFavourites(storage, owner, favourites);
  notify();
};

const handleStorage = ({ key }: StorageEvent) => {
  if (key !== null && key !== favouritesEntry(owner)) return;
  current = undefined;
  notify();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
};

/** Shows the favourites of the member once the member is known; a visitor's of before are added to them. */
export const useFavouritesOwner = () => {
  const isMember = useIsMember();
  const { member } = useMember();
  const memberId = isMember ? member?.id : undefined;
  useEffect(() => {
    if ((isMember && memberId === undefined) || owner === memberId) return;
    owner = memberId;
    current = undefined;
    notify();
  }, [isMember, memberId]);
};

/** What is followed and preferred in this browser; nothing on the server and during hydration. */
export const useFavourites = (): Favourites => useSyncExternalStore(subscribe, read, () => noFavourites);

/** Follows a league or a match, or pins a market type; or ends it. */
export const toggleFavourite = (kind: FavouriteKind, id: string) => write(toggled(read(), kind, id));

/** Switches the announcements of goals. */
export const setGoalAlerts = (goalAlerts: boolean) => write({ ...read(), goalAlerts });

/** Whether one league or match is followed, or a market type pinned. */
export const useIsFavourite = (kind: FavouriteKind, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => read()[kind].includes(id), [kind, id]),
    () => false,
  );
