import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import type { PageServer } from './pages/page-server';

/** What a gateway is told; everything has a default. */
export interface GatewayOptions {
  /** Of site and API; 4600 unless said otherwise, 0 for any free one. */
  port?: number | undefined;
  /** Of the games, which have an origin of their own; `port + 1` unless said otherwise. */
  venuePort?: number | undefined;
  /** Name or address to listen on; `localhost` unless said otherwise. */
  host?: string | undefined;
  /** A PostgreSQL; without it the gateway starts its own in the data folder. */
  databaseUrl?: string | undefined;
  /** A Redis that carries live events between gateways on one database; without it each tells its own sockets alone. */
  redisUrl?: string | undefined;
  /** Folder of that PostgreSQL; `.data` unless said otherwise. */
  dataDir?: string | undefined;
  /** A name of the brand table; `pavilion` unless said otherwise. */
  brand?: string | undefined;
  /** Serves the sandbox controls. Never where strangers can reach it. */
  sandbox?: boolean | undefined;
  /** Key of the request signatures; the sandbox's unless said otherwise. */
  signingKey?: string | undefined;
  /** Origin under which browsers reach the games, when it is not the host and venue port. */
  venueOrigin?: string | undefined;
  /** Origins whose pages may frame the games; this site's unless said otherwise. */
  siteOrigins?: readonly string[] | undefined;
  /**
   * Addresses and networks of the proxies in front, e.g. `10.0.0.0/8`: what they say in `X-Forwarded-For` of the
   * visitor's address is believed. Nobody's is unless said otherwise, since anyone can write that header.
   */
  trustProxy?: readonly string[] | undefined;
  clock?: Clock | undefined;
  /** Logs requests as JSON lines; without it only failures. */
  log?: boolean | undefined;
  /** How long after its creation the sandbox pays a deposit order, ms; null: never. 8 s unless said otherwise. */
  payerDelay?: number | null | undefined;
  /** Renders the pages that are served beside the API. */
  pages?: PageServer | undefined;
}

/** A running gateway. */
export interface Gateway {
  /** Of site and API. */
  url: string;
  /** Of the games. */
  venueUrl: string;
  /** The HTTP server, for requests in this process. */
  app: FastifyInstance;
  /** Ends what is under way, then everything that was started. */
  close(): Promise<void>;
}
