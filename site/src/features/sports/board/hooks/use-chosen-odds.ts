import { storageKeys } from '@pavilion/contract';
import { useSyncExternalStore } from 'react';
import { type OddsName, oddsNames } from '../model/address';

const key = storageKeys.oddsFormat;
const listeners = new Set<() => void>();

const read = (): OddsName | undefined => {
  try {
    const stored = localStorage.getItem(key);
    return oddsNames.find((name) => name === stored);
  } catch {
    // The browser denies storage.
    return undefined;
  }
};

const subscribe = (listener: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
};

/** Keeps a format of odds as the choice of this device. */
export const chooseOdds = (name: OddsName): void => {
  try {
    localStorage.setItem(key, name);
  } catch {
    // The storage is full or denied: the address keeps the choice.
  }
  for (const listener of listeners) listener();
};

/** The format of odds that this device has chosen; undefined without a choice, on the server, and during hydration. */
export const useChosenOdds = (): OddsName | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);
