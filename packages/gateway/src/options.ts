import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import type { BrandIdentity } from './config/brand';
import type { PageServer } from './pages/page-server';

/** Options of a gateway; all have defaults. */
export interface GatewayOptions {
  /** Port of site and API; 4600 by default, 0 for any free one. */
  port?: number | undefined;
  /** Port of the games, which have a separate origin; `port + 1` by default. */
  venuePort?: number | undefined;
  /** Host name or address to listen on; `localhost` by default. */
  host?: string | undefined;
  /** Port of the operator's console, 0 for any free one; without it there is none. */
  operatorPort?: number | undefined;
  /** Host name or address of the console; this machine by default. */
  operatorHost?: string | undefined;
  /** URL of a PostgreSQL; by default the gateway starts one in the data folder. */
  databaseUrl?: string | undefined;
  /**
   * URL of the owner of the tables in that PostgreSQL, for migrations. The user of `databaseUrl` then only reads and writes
   * rows; without it, that user owns the tables.
   */
  databaseOwnerUrl?: string | undefined;
  /**
   * `transaction` behind a connection pooler in transaction mode without support of prepared statements, such as PgBouncer
   * before 1.21.
   */
  databasePooler?: 'transaction' | undefined;
  /** URL of a Redis that carries live events between gateways on one database. */
  redisUrl?: string | undefined;
  /** Data folder of the embedded PostgreSQL; `.data` by default. */
  dataDir?: string | undefined;
  /** Name of a brand: that of the rules and of hosts that no brand lists. By default the first brand of the pages. */
  brand?: string | undefined;
  /**
   * Delivers one-time codes to a message box, and serves the sandbox controls to requests with the token of the start. Never
   * enable it on a public server: a visitor who asks for the code of a member gets it, and with it the account.
   */
  sandbox?: boolean | undefined;
  /**
   * Accepts a sandbox that others reach, such as in a network at home: on another `host` than this machine, or with other hosts
   * in `siteOrigins`. Without it such a gateway does not start, and the message box and the controls answer no request under a
   * foreign name or from a proxy that forwards it for others.
   */
  publicSandbox?: boolean | undefined;
  /** In a sandbox, lets rounds follow each other at once, for measurements. */
  unpacedRounds?: boolean | undefined;
  /** Key of the request signatures; that of the sandbox by default. */
  signingKey?: string | undefined;
  /** Origin under which browsers reach the games; by default the requested host at the venue port. */
  venueOrigin?: string | undefined;
  /**
   * Origins whose pages may send calls, open the live socket and frame the games; by default the requested host, for games
   * at the port of the site.
   */
  siteOrigins?: readonly string[] | undefined;
  /**
   * Origins of pages on other servers that may send calls and read the answers (CORS), and open the live socket; none by
   * default. Each is exact, for example `https://shop.example`; there is no wildcard.
   */
  corsOrigins?: readonly string[] | undefined;
  /**
   * Origins from which live rooms may show streams (HLS), for example `https://video.example`; none by default. The
   * Content-Security-Policy of the pages allows exactly these. Each has `https:`; a sandbox also takes `http:` of this machine.
   */
  streamOrigins?: readonly string[] | undefined;
  /**
   * Addresses and networks of the proxies in front, e.g. `10.0.0.0/8`. Only their `X-Forwarded-For`, `-Host` and
   * `-Proto` headers are used; none by default, since any client can send them.
   */
  trustProxy?: readonly string[] | undefined;
  clock?: Clock | undefined;
  /**
   * Serves `/metrics` for Prometheus, and the probes, on a port of its own; 0 for any free one. By default no metrics are
   * collected.
   */
  metricsPort?: number | undefined;
  /** Host name or address of that port; `localhost` by default. All clients that reach it can read the metrics. */
  metricsHost?: string | undefined;
  /**
   * How long `drain` serves requests after `/readyz` says no, ms: until load balancers send no more. 0 by default.
   */
  drainDelay?: number | undefined;
  /** Logs every request as a JSON line; by default only failures. */
  log?: boolean | undefined;
  /** Delay after which a sandbox pays a deposit order, ms; null: never. 8 s by default. Elsewhere nothing is paid by itself. */
  payerDelay?: number | null | undefined;
  /** The brands of the site where another server renders its pages; by default those of `pages`. */
  brands?: readonly BrandIdentity[] | undefined;
  /** Renders the pages of the site. */
  pages?: PageServer | undefined;
}

/** The operator's console of a gateway. */
export interface OperatorConsole {
  /** Its address. */
  url: string;
  /** The one-time login of a new installation; undefined when an operator has logged in before. */
  firstLogin: { name: string; code: string } | undefined;
}

/** A running gateway. */
export interface Gateway {
  /** Address of site and API. */
  url: string;
  /** Address of the site under a name of the brand. */
  brandUrl: string;
  /** Address of the games. */
  venueUrl: string;
  /** The operator's console; undefined without one. */
  operator: OperatorConsole | undefined;
  /** The token of this start for the sandbox controls, in the header `X-SANDBOX-TOKEN`; undefined without a sandbox. */
  sandboxToken: string | undefined;
  /** Address of the metrics, when they are served. */
  metricsUrl: string | undefined;
  /** The HTTP server, for requests in this process. */
  app: FastifyInstance;
  /** Resolves with the reason when the embedded database has ended unexpectedly: no call can succeed any more. */
  failed: Promise<Error>;
  /** Lines that the operator should read. */
  notices: readonly string[];
  /** Reports through `/readyz` that the gateway is about to stop, and waits for `drainDelay`. */
  drain(): Promise<void>;
  /** Waits for running requests, then stops everything that was started. */
  close(): Promise<void>;
}
