/** A base for relative addresses where there is no page and no host (calls within one server process). */
const nowhere = 'http://in-process.invalid';

const absolute = /^[a-z][a-z\d+.-]*:/i;

/** Where a path leads, and whether that is one of our own origins. */
interface Address {
  readonly url: string;
  readonly own: boolean;
}

const parse = (url: string, base?: string): URL | undefined => {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
};

/**
 * Absolute addresses stay as they are; relative paths get the host. What is ours is decided by the address as it is
 * parsed, not as it is spelled: `//host`, `/\host`, `https:host` and `https://ours@theirs` are all foreign.
 * Source: REQ-2.
 */
export const resolveAddress = (path: string, host: string, pageOrigin: string | undefined): Address => {
  const url = absolute.test(path) ? path : `${host}${path}`;
  const home = pageOrigin ?? (host || nowhere);
  // Without a base first: `https:host` is a path to a page on https, and another host to a server.
  const target = parse(url) ?? parse(url, home);
  const ours = [home, host || home].map((origin) => parse(origin)?.origin);
  return { url, own: target !== undefined && ours.includes(target.origin) };
};
