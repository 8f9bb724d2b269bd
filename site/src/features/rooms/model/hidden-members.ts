import { storageKeys } from '@pavilion/contract';
import { useSyncExternalStore } from 'react';

const storageKey = storageKeys.hiddenAuthors;
/** The earliest ones are shown again beyond this. */
const kept = 200;
const none: readonly string[] = [];

let current: readonly string[] | undefined;
const listeners = new Set<() => void>();

const stored = (): readonly string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : none;
  } catch {
    return none;
  }
};

const read = () => {
  current ??= stored();
  return current;
};

const write = (authors: readonly string[]) => {
  current = authors;
  try {
    localStorage.setItem(storageKey, JSON.stringify(authors));
  } catch {
    // Without storage, they are hidden as long as the page is open.
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

/** The authors whose messages this browser does not show. */
export const useHiddenMembers = (): readonly string[] => useSyncExternalStore(subscribe, read, () => none);

/** Hides the messages of an author in all rooms, in this browser. */
export const hideMember = (author: string) =>
  write([...read().filter((each) => each !== author), author].slice(-kept));

/** Shows the messages of all authors again. */
export const showAllMembers = () => write(none);
