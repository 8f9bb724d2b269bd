/** A base for relative addresses where there is no page and no host (calls within one server process). */
const nowhere = 'http://in-process.invalid';

const absolute = /^[a-z][a-z\d+.-]*:/i;

/** Where a path leads, and whether that is one of our own origins. */
export interface Address {
  readonly url: string;
  readonly own: boolean;
}

/**
 * Absolute addresses stay as they are; relative paths get the host. What is ours is decided by the address as it is
 * parsed, not as it is spelled: `//host`, `/\host` and `https://ours@theirs` are all foreign.
 * Source: REQ-2.
 */
export const resolveAddress = (path: string, host: string, pageOrigin: string | undefined): Address => {
  const url = absolute.test(path) ? path : `${host}${path}`;
  const home = pageOrigin ?? (host || nowhere);
  const ours = [home, host || home].map((origin) => new URL(origin, home).origin);
  try {
    return { url, own: ours.includes(new URL(url, home).origin) };
  } catch {
    return { url, own: false };
  }
};
