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

/** Whether a host name or address without port always means this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);

/** Says of a remote address whether its `X-Forwarded-*` headers count: those of the listed proxies. */
export const trustOf = (proxies: readonly string[] = []): ((address: string, hop: number) => boolean) =>
  proxyAddr.compile([...proxies]);

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

/** The origin under which the client reached this server; undefined when the host is malformed. */
export const reachedOrigin = ({ protocol, host }: PublicAddress): string | undefined => {
  const [, port] = /:(\d+)$/.exec(host) ?? [];
  return originOnPort({ protocol, host }, port === undefined ? undefined : Number(port));
};

/**
 * Where to open the site instead of `http://[::1]`: security policies cannot name IPv6 addresses, so no page there could
 * frame a game. `localhost` is the same machine. Undefined for every other host.
 */
export const namedOrigin = ({ protocol, host }: PublicAddress): string | undefined => {
  const [, name, port = ''] = hostPattern.exec(host) ?? [];
  return protocol !== 'https' && name === '[::1]' ? `http://localhost${port}` : undefined;
};

/** A request to the games, with the headers that name the page it comes from. */
export interface GameRequest extends PublicAddress {
  readonly headers: { readonly origin?: string | undefined; readonly referer?: string | undefined };
}

interface OriginOptions {
  /** Address of the site as the gateway prints it. */
  siteUrl: string;
  sitePort: number;
  venuePort: number;
  /** See `GatewayOptions`; they replace what is derived from the request. */
  venueOrigin: string | undefined;
  siteOrigins: readonly string[] | undefined;
  /** Host names of the brands; the pages of each may frame the games. */
  brandHosts?: readonly string[];
  trustProxy: readonly string[] | undefined;
  /** Whether this machine has the address 127.0.0.1; true by default. Security policies cannot name IPv6 addresses. */
  hasIPv4?: boolean;
}

/** The host name of an origin, an IPv6 address with its brackets. */
const hostnameOf = (origin: string): string => new URL(origin).hostname;

/** What a request to this address has. */
export const addressOf = (url: string): PublicAddress => {
  const { protocol, host } = new URL(url);
  return { protocol: protocol.slice(0, -1), host };
};

/** The host of the games for a site at a name of this machine: another one, since cookies ignore ports. */
const otherLoopback = (hostname: string): string =>
  /(^|\.)localhost$/i.test(hostname) ? '127.0.0.1' : 'localhost';

/** Whether a host is a name of this machine, so that site and games can use two of them. A certificate has one name. */
const isLocal = ({ protocol, host }: PublicAddress): boolean =>
  protocol !== 'https' && isLoopback(hostPattern.exec(host)?.[1] ?? '');

/** The origin of the page that sent a request. */
const claimedOrigin = ({ headers: { origin, referer = '' } }: GameRequest): string | undefined =>
  origin ?? (URL.canParse(referer) ? new URL(referer).origin : undefined);

/**
 * Whether a game at this host name would share the cookies of one of the sites: browsers send the cookies of a host to
 * all of its ports, and accept them from all.
 */
export const sharesHost = (hostname: string, siteOrigins: readonly string[]): boolean =>
  siteOrigins.some((origin) => hostnameOf(origin) === hostname.toLowerCase());

/** Derives the origins of site and games from the address that a visitor uses, unless they are configured. */
export const createPublicOrigins = ({ hasIPv4 = true, brandHosts = [], ...options }: OriginOptions) => ({
  /**
   * The origin of the games for a visitor of the site, at the venue port: `127.0.0.1` for `localhost` and the reverse, on
   * any other host the same one.
   */
  venueOrigin(request: PublicAddress): string {
    if (options.venueOrigin !== undefined) return options.venueOrigin;
    const visited =
      originOnPort(request, options.venuePort) === undefined ? addressOf(options.siteUrl) : request;
    const origin = originOnPort(visited, options.venuePort) as string;
    if (!hasIPv4 || !isLocal(visited)) return origin;
    return `http://${otherLoopback(hostnameOf(origin))}:${options.venuePort}`;
  },

  /**
   * The origins of the site for a visitor of the games. On this machine: the names whose games have the requested host,
   * those of the brands included; another one below `localhost` is known from the page that sends the request. Else the
   * same host at the site's port and, since a proxy in front of the site has the default port as a rule, at that one when
   * there are trusted proxies. Games with a host of their own (`venueOrigin`) have the hosts of the brands instead.
   */
  siteOrigins(request: GameRequest): readonly string[] {
    if (options.siteOrigins) return options.siteOrigins;
    const own = originOnPort(request, options.sitePort);
    if (own === undefined) return [options.siteUrl];
    if (!hasIPv4 || !isLocal(request)) {
      const { protocol, host } = request;
      const hosts = options.venueOrigin === undefined ? [host] : [host, ...brandHosts];
      const origins = hosts.flatMap((each) => [
        originOnPort({ protocol, host: each }, options.sitePort),
        options.trustProxy && originOnPort({ protocol, host: each }),
      ]);
      return [...new Set(origins)].filter((origin) => origin !== undefined);
    }
    const names = ['localhost', '127.0.0.1', ...brandHosts]
      .map((host) => originOnPort({ protocol: 'http', host }, options.sitePort))
      .filter((origin) => origin !== undefined);
    const claimed = claimedOrigin(request);
    const isNameOfSite = (origin: string) =>
      originOnPort({ protocol: 'http', host: new URL(origin).host }, options.sitePort) === origin &&
      isLoopback(hostnameOf(origin)) &&
      otherLoopback(hostnameOf(origin)) === hostnameOf(own);
    return [...new Set([...names, ...(claimed && URL.canParse(claimed) ? [claimed] : [])])].filter(
      isNameOfSite,
    );
  },
});

/** The origin of the games for a request to the site. */
export type VenueOrigin = (request: PublicAddress) => string;
