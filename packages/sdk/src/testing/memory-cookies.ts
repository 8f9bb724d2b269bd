import type { ClockPort, CookiePort } from '../ports/ports';

/** Cookies in memory. */
export interface MemoryCookies extends CookiePort {
  /** Ends the browser session: cookies without a lifetime are gone. */
  closeBrowser(): void;
}

const day = 86_400_000;

/** Cookies that end when their days are over by the given clock, else by the real one. */
export const createMemoryCookies = (
  clock: Pick<ClockPort, 'now'> = Date,
  initial: Readonly<Record<string, string>> = {},
): MemoryCookies => {
  const jar = new Map<string, { value: string; ends?: number }>(
    Object.entries(initial).map(([name, value]) => [name, { value }]),
  );
  return {
    get: (name) => {
      const cookie = jar.get(name);
      return cookie && (cookie.ends === undefined || clock.now() < cookie.ends) ? cookie.value : undefined;
    },
    set: (name, value, { days } = {}) => {
      jar.set(name, days === undefined ? { value } : { value, ends: clock.now() + days * day });
    },
    remove: (name) => {
      jar.delete(name);
    },
    closeBrowser: () => {
      for (const [name, { ends }] of jar) if (ends === undefined) jar.delete(name);
    },
  };
};
