import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../http/public-address';

/** Headers in which proxies name the host that was requested, and the client that they forward a request for. */
const hostHeaders = ['x-forwarded-host', 'x-original-host'];
const clientHeaders = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

const listed = (value: string | string[] | undefined): string[] =>
  [value ?? []].flat().flatMap((each) => each.split(',').map((part) => part.trim()));

/** The values of `for=` and `host=` in the header `Forwarded`. */
const forwarded = (value: string | string[] | undefined): string[] =>
  [...String(value ?? '').matchAll(/(?:for|host)\s*=\s*("[^"]*"|[^;,\s]+)/gi)].map(([, each = '']) =>
    each.replaceAll('"', ''),
  );

/** A host or an address without its port. */
const nameOf = (host: string) => host.replace(/^(\[[^\]]*\]|[^:]*):\d+$/, '$1').replace(/^::ffff:/i, '');

/**
 * Whether a request names this machine as its host, and no proxy says that it forwards it for another. These headers count
 * from every sender: they can only take rights away. A proxy on this machine that sends none of them is not noticed.
 */
export const isFromThisMachine = ({
  hostname,
  headers,
}: {
  readonly hostname: string;
  readonly headers: IncomingHttpHeaders;
}): boolean =>
  [
    hostname,
    // guard: requests-forwarded-for-others
    ...[...hostHeaders, ...clientHeaders].flatMap((name) => listed(headers[name])),
    ...forwarded(headers.forwarded),
  ].every((each) => isLoopback(nameOf(each)));
