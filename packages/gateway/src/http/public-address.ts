import proxyAddr from '@fastify/proxy-addr';

/**
 * The parts of a request that contain the address under which the client reached this server. Fastify's request has
 * them.
 */
export interface PublicAddress {
  /** From `X-Forwarded-Proto` when a trusted proxy sent the request. */
  readonly protocol: string;
  /** Host name and port, from `X-Forwarded-Host` when a trusted proxy sent the request. */
  readonly host: string;
}

/** Remote address of the requests that this process sends itself for a visitor. No socket has it. */
export const inProcessAddress = 'in-process';

/** Whether a host name or address without port always means this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);

/** Says of a remote address whether its `X-Forwarded-*` headers count: those of the listed proxies and of this process. */
export const trustOf = (proxies: readonly string[] = []) => {
  const isProxy = proxyAddr.compile([...proxies]);
  return (address: string, hop: number): boolean => address === inProcessAddress || isProxy(address, hop);
};

/**
 * A name, an IPv4 or a bracketed IPv6 address. Stricter than the URL standard, since the result is written into security
 * policies: `a;script-src` is a valid host there.
 */
const hostPattern = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * The origin of another port on the host of a request; without `port` the protocol's default one. Undefined when the
 * host is malformed.
 */
export const originOnPort = ({ protocol, host }: PublicAddress, port?: number): string | undefined => {
  const name = hostPattern.exec(host)?.[1];
  if (name === undefined) return undefined;
  const url = `${protocol === 'https' ? 'https' : 'http'}://${name}${port === undefined ? '' : `:${port}`}`;
  return URL.canParse(url) ? new URL(url).origin : undefined;
};

interface OriginOptions {
  /** Address of the site as the gateway prints it. */
  siteUrl: string;
  sitePort: number;
  /** Address of the games as the gateway prints it. */
  venueUrl: string;
  venuePort: number;
  /** See `GatewayOptions`; they replace what is derived from the request. */
  venueOrigin: string | undefined;
  siteOrigins: readonly string[] | undefined;
  trustProxy: readonly string[] | undefined;
}

/** `http://localhost:4600` also under its address, since a browser may use either name of this machine. */
const namesOf = (origin: string) => [origin, origin.replace('//localhost:', '//127.0.0.1:')];

/** Derives the origins of site and games from the address that a visitor uses, unless they are configured. */
export const createPublicOrigins = (options: OriginOptions) => ({
  /** The origin of the games for a visitor of the site: the same host, at the venue port. */
  venueOrigin: (request: PublicAddress): string =>
    options.venueOrigin ?? originOnPort(request, options.venuePort) ?? options.venueUrl,

  /**
   * The origins of the site for a visitor of the games: the same host at the site's port and, since a proxy in front of
   * the site has the default port as a rule, at that one when there are trusted proxies.
   */
  siteOrigins(request: PublicAddress): readonly string[] {
    if (options.siteOrigins) return options.siteOrigins;
    const derived = [
      originOnPort(request, options.sitePort),
      options.trustProxy && originOnPort(request),
      ...namesOf(options.siteUrl),
    ];
    return [...new Set(derived.filter((origin) => origin !== undefined))];
  },
});

/** The origin of the games for a request to the site. */
export type VenueOrigin = (request: PublicAddress) => string;
