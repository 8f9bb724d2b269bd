import { fileURLToPath } from 'node:url';
import { sandboxSigningKey } from '@pavilion/contract';
import { type FastifyInstance, fastify } from 'fastify';
import { createApp } from './app';
import { systemClock } from './clock';
import { brandOf } from './config/brand';
import { migrate } from './db/migrate';
import { openDatabase } from './db/open-database';
import { createHouseSecret } from './domain/house-secret';
import { passwordCost } from './domain/members';
import { freePort } from './free-port';
import { listen, requirePort } from './http/listen';
import { createPublicOrigins, trustOf } from './http/public-address';
import { requestLog } from './http/request-log';
import { finishRequests } from './http/under-way';
import { openRedisBus } from './live/redis-bus';
import type { Gateway, GatewayOptions } from './options';
import { repeat } from './repeat';
import { seed } from './seed/seed';
import { createServices } from './services';
import { registerVenues } from './venues/registry';

const defaultPort = 4600;
/** How often what is due is looked for: deposits, withdrawals, names to be checked, ms. */
const advanceInterval = 1_000;
/** How often what has served its time is removed, ms. */
const cleanUpInterval = 60_000;
/** How often the book is verified, ms. */
const watchInterval = 5_000;
const defaultPayerDelay = 8_000;

/** `localhost` stands for every name of this machine, since that is where its browser finds us. */
const originOf = (host: string, port: number) =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;

const choosePorts = async ({ port = defaultPort, venuePort }: GatewayOptions) => {
  const site = port === 0 ? await freePort() : port;
  if (venuePort === 0 || (port === 0 && venuePort === undefined)) return { site, venue: await freePort() };
  return { site, venue: venuePort ?? site + 1 };
};

/**
 * Starts the gateway: database, API, games, and pages when it is given a renderer.
 *
 * @throws StartupError with one line that says how to mend it; nothing is left running then.
 * @example
 * const gateway = await startGateway({ port: 0, sandbox: true });
 * await fetch(`${gateway.url}/healthz`);
 * await gateway.close();
 */
export const startGateway = async (options: GatewayOptions = {}): Promise<Gateway> => {
  const { host = 'localhost', clock = systemClock, sandbox = false, log = false } = options;
  const brand = brandOf(options.brand ?? 'pavilion');
  const ports = await choosePorts(options);
  const url = originOf(host, ports.site);
  const venueUrl = options.venueOrigin ?? originOf(host, ports.venue);
  const { venueOrigin, siteOrigins, trustProxy } = options;
  const origins = createPublicOrigins({
    siteUrl: url,
    sitePort: ports.site,
    venueUrl,
    venuePort: ports.venue,
    venueOrigin,
    siteOrigins,
    trustProxy,
  });
  const { here } = await import('./here');
  const site = { host, port: ports.site, variable: 'PORT' };
  const games = { host, port: ports.venue, variable: 'VENUE_PORT' };
  await Promise.all([requirePort(site), requirePort(games)]);
  const started: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of started.splice(0).reverse()) await stop();
  };
  try {
    const database = await openDatabase({
      databaseUrl: options.databaseUrl,
      dataDir: options.dataDir ?? '.data',
      from: fileURLToPath(here),
    });
    started.push(database.close);
    const { db } = database;
    await migrate(db);
    await seed(db, clock);
    let app: FastifyInstance | undefined;
    const complain = (about: string) => (error: unknown) => app?.log.error({ err: error }, about);
    const shared =
      options.redisUrl === undefined
        ? undefined
        : await openRedisBus(options.redisUrl, {
            channel: await createHouseSecret(db, 'liveChannel')(),
            complain: complain('other gateways could not be told'),
          });
    if (shared) started.push(shared.close);
    const services = createServices({
      db,
      bus: shared?.bus,
      clock,
      brand,
      venueOrigin: origins.venueOrigin,
      payerDelay: options.payerDelay === undefined ? defaultPayerDelay : options.payerDelay,
      passwordCost,
      sandbox,
    });

    const server = createApp({
      services,
      signingKey: options.signingKey ?? sandboxSigningKey,
      sandbox,
      pages: options.pages,
      siteOrigins,
      trustProxy,
      logger: requestLog(log),
    });
    app = server;
    started.push(() => server.close());
    await listen(server, site);

    const venue = fastify({
      logger: requestLog(log),
      trustProxy: trustOf(trustProxy),
      forceCloseConnections: true,
    });
    finishRequests(venue);
    registerVenues(venue, services.venues, {
      services,
      clientDir: fileURLToPath(new URL('../venue-client', here)),
      siteOrigins: origins.siteOrigins,
    });
    started.push(() => venue.close());
    await listen(venue, games);

    started.push(
      repeat(advanceInterval, services.advance, complain('what is due could not be done')),
      repeat(watchInterval, services.book.watch, complain('the book could not be verified')),
      repeat(cleanUpInterval, services.cleanUp, complain('old rows could not be removed')),
    );
    return { url, venueUrl, app: server, close };
  } catch (error) {
    await close();
    throw error;
  }
};
