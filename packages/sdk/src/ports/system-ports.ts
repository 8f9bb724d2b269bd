import { loadHmacSigning } from '../signing/signing';
import type { ClockPort, LoggerPort, Ports, RandomPort } from './ports';

export const systemClock: ClockPort = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export const systemRandom: RandomPort = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

export const systemLogger: LoggerPort = {
  warn: (message, detail) => console.warn(`[pavilion] ${message}`, detail ?? ''),
};

/** The ports that browsers and Node share. */
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
