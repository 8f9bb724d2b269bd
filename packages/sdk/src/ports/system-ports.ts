import { loadHmacSigning } from '../signing/signing';
import type { ClockPort, LoggerPort, Ports, RandomPort, StoragePort } from './ports';

export const systemClock: ClockPort = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export const systemRandom: RandomPort = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

export const systemLogger: LoggerPort = {
  warn: (message, detail) => console.warn(`[pavilion] ${message}`, ...(detail === undefined ? [] : [detail])),
};

/** Asks for the storage at each use: in some browsers the mere look at `localStorage` throws. */
export const lateStorage = (storage: () => StoragePort): StoragePort => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
  removeItem: (key) => storage().removeItem(key),
});

/** What browsers and Node have in common. */
export const systemPorts = (): Pick<
  Ports,
  'fetch' | 'clock' | 'random' | 'crypto' | 'logger' | 'signing'
> => ({
  fetch: (input, init) => fetch(input, init),
  clock: systemClock,
  random: systemRandom,
  crypto: { subtle: globalThis.crypto.subtle },
  logger: systemLogger,
  signing: loadHmacSigning,
});
