import { storageKeys } from '@pavilion/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { idsOf, toggledIds } from '../storage/stored-ids';

/** The games that a visitor of this browser keeps and opened, as codes, the latest last. */
export interface VisitorGames {
  readonly favourites: readonly string[];
  /** A visitor plays nothing, so these are games whose covers were opened (decision 0119). */
  readonly recents: readonly string[];
  /** The demo that has the favourites already. */
  readonly sentTo: string | undefined;
}

const maxFavourites = 200;
const maxRecents = 20;
const entry = storageKeys.visitorGames;
const none: VisitorGames = { favourites: [], recents: [], sentTo: undefined };

const parse = (text: string | null): VisitorGames => {
  try {
    const { favourites, recents, sentTo } = (JSON.parse(text ?? 'null') ?? {}) as Readonly<
      Record<string, unknown>
    >;
    return {
      favourites: idsOf(favourites, maxFavourites),
      recents: idsOf(recents, maxRecents),
      sentTo: typeof sentTo === 'string' ? sentTo : undefined,
    };
  } catch {
    return none;
  }
};

/** The text that `current` was parsed from. */
let currentText: string | null = null;
let current = none;
const listeners = new Set<() => void>();

/** The games of the visitor of this browser. The same object until they change. */
export const readVisitorGames = (): VisitorGames => {
  try {
    const text = localStorage.getItem(entry);
    if (text !== currentText) {
      currentText = text;
      current = parse(text);
    }
  } catch {
    // Without storage they last as long as the page.
  }
  return current;
};

const notify = () => {
  for (const listener of listeners) listener();
};

const write = (games: VisitorGames) => {
  current = games;
  try {
    if (games === none) localStorage.removeItem(entry);
    else localStorage.setItem(entry, JSON.stringify(games));
    currentText = localStorage.getItem(entry);
  } catch {
    // The storage is full or denied.
  }
  notify();
};

const handleStorage = ({ key }: StorageEvent) => {
  if (key === null || key === entry) notify();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
};

/** Adds a game to the visitor's favourites, or removes it. */
export const toggleVisitorFavourite = (code: string) => {
  const games = readVisitorGames();
  write({
    ...games,
    favourites: toggledIds(games.favourites, code, maxFavourites),
    sentTo: undefined,
  });
};

/** Records that a visitor opened a game. */
export const recordOpenedGame = (code: string) => {
  const games = readVisitorGames();
  const others = games.recents.filter((each) => each !== code);
  write({ ...games, recents: [...others, code].slice(-maxRecents) });
};

/** Records the demo that has the favourites now: they remain for the account that the visitor may register. */
export const markSentTo = (memberId: string) => write({ ...readVisitorGames(), sentTo: memberId });

/** Removes the entry, because the member who has logged in has the favourites. */
export const forgetVisitorGames = () => write(none);

/** The games of the visitor; undefined on the server and during hydration. */
export const useVisitorGames = (): VisitorGames | undefined =>
  useSyncExternalStore(subscribe, readVisitorGames, () => undefined);

/** Whether a game is among the visitor's favourites; false on the server and during hydration. */
export const useIsVisitorFavourite = (code: string): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => readVisitorGames().favourites.includes(code), [code]),
    () => false,
  );
