import { useCallback, useSyncExternalStore } from 'react';
import type { Favourites } from '../model/select-events';

const storageKey = 'pavilion.sports-favourites';
/** The oldest ones are forgotten beyond this. */
const kept = 200;
const none: Favourites = { leagues: [], matches: [] };

let current: Favourites | undefined;
const listeners = new Set<() => void>();

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const stored = (): Favourites => {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isIds(value?.leagues) && isIds(value?.matches) ? value : none;
  } catch {
    return none;
  }
};

const read = () => {
  current ??= stored();
  return current;
};

const write = (favourites: Favourites) => {
  current = favourites;
  try {
    localStorage.setItem(storageKey, JSON.stringify(favourites));
  } catch {
    // Without storage, favourites last as long as the page.
  }
  for (const listener of listeners) listener();
};

const handleStorage = ({ key }: StorageEvent) => {
  if (key !== null && key !== storageKey) return;
  current = undefined;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
};

/** The followed leagues and matches of this browser; empty on the server and during hydration. */
export const useFavourites = (): Favourites => useSyncExternalStore(subscribe, read, () => none);

/** Follows a league or a match, or stops following it. */
export const toggleFavourite = (kind: keyof Favourites, id: string) => {
  const now = read();
  const ids = now[kind];
  write({ ...now, [kind]: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(-kept) });
};

/** Whether one league or match is followed. */
export const useIsFavourite = (kind: keyof Favourites, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => read()[kind].includes(id), [kind, id]),
    () => false,
  );
