/** The base of relative URLs where there is neither a page nor a host: calls within one server process. */
export const placeholderOrigin = 'http://placeholder.invalid';

const absolute = /^[a-z][a-z\d+.-]*:/i;

interface ResolvedUrl {
  readonly url: string;
  /** Whether the URL has the origin of the page or of the API. */
  readonly isOwnOrigin: boolean;
}

/** Undefined when the text is not a URL. `URL.canParse` is missing in browsers before 2023. */
export const parseUrl = (url: string, base?: string): URL | undefined => {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
};

/**
 * Prefixes a relative path with the host; an absolute URL stays as it is. The origin is taken from the parsed URL, not
 * from its spelling: `//host`, `/\host`, `https:host` and `https://ours@theirs` are all foreign.
 * Requirement REQ-2.
 */
export const resolveUrl = (path: string, host: string, pageOrigin: string | undefined): ResolvedUrl => {
  const url = absolute.test(path) ? path : `${host}${path}`;
  const home = pageOrigin ?? (host || placeholderOrigin);
  // First without a base: `https:host` is a relative path on an https page, and another host on a server.
  const target = parseUrl(url) ?? parseUrl(url, home);
  const ownOrigins = [home, host || home].map((origin) => parseUrl(origin)?.origin);
  return { url, isOwnOrigin: target !== undefined && ownOrigins.includes(target.origin) };
};
