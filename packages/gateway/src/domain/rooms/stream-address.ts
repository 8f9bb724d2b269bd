import { isLoopback } from '../../http/public-address';

/** The longest address of a stream, characters. */
export const maxStreamAddress = 500;

/**
 * Whether a stream may come from there: over HTTPS, and in a sandbox also from this machine. Stricter than the URL standard,
 * since the origins are written into security policies, which cannot name IPv6 addresses.
 */
export const isStreamOrigin = (origin: string, sandbox: boolean): boolean => {
  const [, protocol, host = ''] = /^(https?):\/\/([\w.-]+)(?::\d{1,5})?$/.exec(origin) ?? [];
  // guard: streams-over-https
  return protocol === 'https' || (sandbox && protocol === 'http' && isLoopback(host));
};

/**
 * Whether rooms may show the stream of an address: one of the origins of `STREAM_ORIGINS`, which are those that the
 * Content-Security-Policy of the pages allows.
 */
export const isStreamAddress = (url: string, origins: readonly string[]): boolean => {
  if (url.length > maxStreamAddress || !URL.canParse(url)) return false;
  const { origin, username, password } = new URL(url);
  // guard: stream-of-listed-origin
  return origins.includes(origin) && username === '' && password === '';
};
