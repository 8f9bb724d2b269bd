import { randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { limits, sandboxSigningKey } from '@pavilion/contract';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { sql } from 'kysely';
import { createApp } from './app';
import { systemClock } from './clock';
import { chooseBrands, type GatewayBrand } from './config/brand';
import { type Database, poolState } from './db/database';
import { databaseTime } from './db/database-clock';
import { migrate } from './db/migrations';
import { openDatabase } from './db/open-database';
import { connectService } from './db/service-role';
import { passwordCost } from './domain/members';
import { configureProtection } from './domain/protection';
import { isStreamOrigin } from './domain/rooms';
import { createServerSecret } from './domain/server-secret';
import { createSimulation, isEngineExact, missingModels } from './domain/sports';
import { minuteMs } from './durations';
import { freePort } from './free-port';
import { answerNotFound, createServer } from './http/create-server';
import { listen, loopbackAddresses, requirePort } from './http/listen';
import { addressOf, createPublicOrigins, isLoopback, namedOrigin, sharesHost } from './http/public-address';
import { openRedisBus } from './live/redis-bus';
import { readDatabaseState } from './observability/database-state';
import { createLoopDelay, registerProbes } from './observability/probes';
import { storeDailyFigures } from './operator/areas/daily-figures';
import { createOperatorApp } from './operator/create-operator-app';
import type { Gateway, GatewayOptions, OperatorConsole } from './options';
import { repeat } from './repeat';
import { seed } from './seed/seed';
import { seedSportsBets } from './seed/seed-sports-bets';
import { createServices } from './services';
import { StartupError } from './startup-error';
import { registerFairPage } from './venues/game-page';
import { registerVenues } from './venues/registry';

const defaultPort = 4600;
/** How often the sandbox executes due payments and reviews, ms. */
const advanceInterval = 1_000;
/** How often due rounds of table games are drawn, ms. */
const tableInterval = 250;
/** Interval of deciding sports bets, and of pushing the prices that are due, ms. */
const sportsInterval = 250;
const synchroniseInterval = minuteMs;
/** How often expired rows are removed, ms. */
const cleanUpInterval = minuteMs;
/** How often the ledger is verified, ms. */
const watchInterval = 5_000;
/** How often the catalogue of games is read again and its players are counted, ms. */
const catalogueInterval = 10_000;
/** How often new entries and bets are added to the sums of their days, ms. */
const foldInterval = 30_000;
/** How often figures of days that are over are stored, ms. */
const figureInterval = minuteMs;
const defaultPayerDelay = 8_000;
/** The name of this machine under which the console is opened. */
const consoleName = 'operator.localhost';

/** An address to print: a browser on this machine reaches a server on all interfaces as `localhost`. */
const originOf = (host: string, port: number) => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const origin = `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
  return namedOrigin(addressOf(origin)) ?? origin;
};

/** The address of the site under a name of the brand, if browsers find one on this machine without DNS. */
const brandOrigin = (url: string, { hosts }: GatewayBrand) => {
  const { hostname, port } = new URL(url);
  const name = isLoopback(hostname) ? hosts.find(isLoopback) : undefined;
  return name === undefined ? url : originOf(name, Number(port));
};

/** Why others reach the gateway, by its settings: its address, or pages at other hosts. */
const reachedByOthers = ({ host = 'localhost', siteOrigins = [] }: GatewayOptions): string | undefined => {
  if (!isLoopback(host)) return `HOST is ${host}`;
  const foreign = siteOrigins.find((origin) => !isLoopback(new URL(origin).hostname));
  return foreign && `SITE_ORIGINS has ${foreign}`;
};

/** @throws StartupError for a sandbox that others reach, unless the options accept that. */
const requireChosenSandbox = (options: GatewayOptions): void => {
  const reason = reachedByOthers(options);
  if (!options.sandbox || options.publicSandbox || reason === undefined) return;
  throw new StartupError(
    `${reason}, so others reach the sandbox, which gives one-time codes, and with them every account, to all visitors. PUBLIC_SANDBOX=1 accepts that for play in a network you trust; SANDBOX=0 starts without a sandbox.`,
  );
};

/** @throws StartupError for an origin of streams that others could change on the way. */
const requireSafeStreams = ({ streamOrigins = [], sandbox = false }: GatewayOptions): void => {
  const wrong = streamOrigins.find((origin) => !isStreamOrigin(origin, sandbox));
  if (wrong === undefined) return;
  throw new StartupError(
    `STREAM_ORIGINS names "${wrong}". Streams come over https:; a sandbox also takes http: of this machine.`,
  );
};

/** What the operator of a sandbox that others reach should know. */
const publicSandboxNotice = (host: string) =>
  `The sandbox is public: every client that reaches ${host} can ask for the one-time codes of every member.`;

/** Whether the games have the host of the site: under the names of this machine they never have. */
const gamesShareHost = (host: string, { venueOrigin, siteOrigins = [] }: GatewayOptions): boolean =>
  venueOrigin === undefined ? !isLoopback(host) : sharesHost(new URL(venueOrigin).hostname, siteOrigins);

const sharedHostNotice =
  'Games share the host of the site, so their frames get an opaque origin. VENUE_ORIGIN gives them a host of their own.';

/** What the operator of the database should know. */
const databaseNotices = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{
    timeout: string;
  }>`select current_setting('statement_timeout') as timeout`.execute(db);
  const timeout = rows[0]?.timeout;
  if (timeout === undefined || timeout === '0') return [];
  return [
    `The database ends statements after ${timeout} (statement_timeout). Postings that wait for a standby should not end so: set it to 0 for the gateway's role.`,
  ];
};

/** What the operator of a version without the models of open sports bets should know. */
const sportsNotices = async (db: Database): Promise<readonly string[]> => {
  const missing = await missingModels(db);
  if (missing.length === 0) return [];
  return [
    `Open sports bets need model ${missing.join(', ')} of the sports engine, which this version does not have. They wait for a gateway of a version that has it.`,
  ];
};

const choosePorts = async ({ port = defaultPort, venuePort }: GatewayOptions) => {
  const site = port === 0 ? await freePort() : port;
  if (venuePort === 0 || (port === 0 && venuePort === undefined)) return { site, venue: await freePort() };
  return { site, venue: venuePort ?? site + 1 };
};

/** Logs every request, or only failures. */
const loggerOptions = (logsRequests: boolean): FastifyServerOptions['logger'] => ({
  level: logsRequests ? 'info' : 'error',
});

/**
 * Starts the gateway: database, API, games, and pages when it is given a renderer.
 *
 * @throws StartupError with one line that says how to fix it; nothing is left running.
 * @example
 * const gateway = await startGateway({ port: 0, sandbox: true });
 * await fetch(`${gateway.url}/healthz`);
 * await gateway.close();
 */
export const startGateway = async (options: GatewayOptions = {}): Promise<Gateway> => {
  const { host = 'localhost', clock = systemClock, sandbox = false, log = false } = options;
  const brands = chooseBrands(options.brand, options.brands ?? options.pages?.brands);
  const brand = brands.main;
  // guard: sandbox-not-public-unnoticed
  requireChosenSandbox(options);
  requireSafeStreams(options);
  const { publicSandbox } = options;
  const sandboxToken = sandbox ? randomBytes(24).toString('base64url') : undefined;
  const notices: string[] = [
    ...(sandbox && !isLoopback(host) ? [publicSandboxNotice(host)] : []),
    ...(gamesShareHost(host, options) ? [sharedHostNotice] : []),
  ];
  const ports = await choosePorts(options);
  const url = originOf(host, ports.site);
  const brandUrl = brandOrigin(url, brand);
  const { venueOrigin, siteOrigins, corsOrigins, trustProxy } = options;
  const origins = createPublicOrigins({
    siteUrl: url,
    sitePort: ports.site,
    venuePort: ports.venue,
    venueOrigin,
    siteOrigins,
    brandHosts: brands.hosts,
    trustProxy,
    hasIPv4: (await loopbackAddresses()).includes('127.0.0.1'),
  });
  const venueUrl = origins.venueOrigin(addressOf(url));
  const { here, operatorClient, venueClient } = await import('./here');
  const site = { host, port: ports.site, variable: 'PORT' };
  const games = { host, port: ports.venue, variable: 'VENUE_PORT' };
  const consoleAddress = options.operatorPort !== undefined && {
    host: options.operatorHost ?? 'localhost',
    port: options.operatorPort === 0 ? await freePort() : options.operatorPort,
    variable: 'OPERATOR_PORT',
  };
  await Promise.all([requirePort(site), requirePort(games), consoleAddress && requirePort(consoleAddress)]);
  const started: (() => unknown)[] = [];
  const close = async () => {
    for (const stop of started.splice(0).reverse()) await stop();
  };
  try {
    // Loaded only where it is used: it takes time and memory.
    const telemetry =
      options.metricsPort === undefined
        ? undefined
        : (await import('./observability/telemetry')).createTelemetry();
    if (telemetry) started.push(telemetry.close);
    const onQuery = telemetry?.addQuery;
    const pooler = options.databasePooler;
    const database = await openDatabase({
      databaseUrl: options.databaseOwnerUrl ?? options.databaseUrl,
      pooler,
      onQuery,
      dataDir: options.dataDir ?? '.data',
      from: fileURLToPath(here),
    });
    started.push(database.close);
    await migrate(database.db);
    const serviceUrl = options.databaseOwnerUrl === undefined ? undefined : options.databaseUrl;
    const db = await connectService(database, serviceUrl, { pooler, onQuery });
    if (db !== database.db) started.push(() => db.destroy());
    notices.push(...(await databaseNotices(db)), ...(await sportsNotices(db)));
    await configureProtection(db, brand);
    await seed(db, clock, brand);
    // On a machine that computes other prices, the sports venues have no events.
    const sportsEngine = isEngineExact() ? createSimulation : undefined;
    if (sportsEngine) {
      await seedSportsBets(db, clock, { createEngine: sportsEngine, timeZone: brand.timeZone });
    }
    let app: FastifyInstance | undefined;
    const logError = (message: string) => (error: unknown) => app?.log.error({ err: error }, message);
    const shared =
      options.redisUrl === undefined
        ? undefined
        : await openRedisBus(options.redisUrl, {
            channel: await createServerSecret(db, 'liveChannel')(),
            onError: logError('an event could not be published to other gateways'),
          });
    if (shared) started.push(shared.close);
    const services = createServices({
      db,
      bus: shared?.bus,
      clock,
      brands,
      venueOrigin: origins.venueOrigin,
      payerDelay: options.payerDelay === undefined ? defaultPayerDelay : options.payerDelay,
      passwordCost,
      sandbox,
      streamOrigins: options.streamOrigins,
      isPaced: !(sandbox && options.unpacedRounds),
      sportsEngine,
      // A clock of the caller is not that of the database.
      readTime: options.clock ? undefined : databaseTime(db),
    });
    started.push(services.close);
    await services.sportsClock.synchronise();
    await services.persons.recordMissing();

    let isDraining = false;
    const loopDelay = createLoopDelay();
    started.push(loopDelay.close);
    const probes = {
      loopDelay: loopDelay.longest,
      isDraining: () => isDraining,
      isBusConnected: shared?.isConnected,
    };
    const observers = telemetry && [telemetry.observe];

    const server = createApp({
      services,
      signingKey: options.signingKey ?? sandboxSigningKey,
      sandboxToken,
      publicSandbox,
      pages: options.pages,
      siteOrigins,
      corsOrigins,
      trustProxy,
      observers,
      probes,
      logger: loggerOptions(log),
    });
    app = server;
    started.push(() => server.close());
    await listen(server, site);

    const venue = createServer({ logger: loggerOptions(log), trustProxy, observers, serves: 'game' });
    answerNotFound(venue);
    const clientDir = fileURLToPath(venueClient);
    const { siteOrigins: framingOrigins } = origins;
    registerVenues(venue, services.venues, { services, clientDir, siteOrigins: framingOrigins });
    registerFairPage(venue, { services, clientDir, siteOrigins: framingOrigins });
    started.push(() => venue.close());
    await listen(venue, games);

    let operator: OperatorConsole | undefined;
    if (consoleAddress) {
      const isLocal = isLoopback(consoleAddress.host);
      const operatorApp = createOperatorApp({
        services,
        clientDir: fileURLToPath(operatorClient),
        isLocal,
        trustProxy,
        observers,
        logger: loggerOptions(log),
      });
      started.push(() => operatorApp.close());
      await listen(operatorApp, consoleAddress);
      // Cookies ignore ports: under a name of its own, the console shares none with the site and the games.
      const url = originOf(isLocal ? consoleName : consoleAddress.host, consoleAddress.port);
      operator = { url, firstLogin: await services.operators.firstLogin() };
    }

    let metricsUrl: string | undefined;
    if (telemetry) {
      services.bus.subscribe(({ kind }) => kind === 'gap' && telemetry.addGap());
      telemetry.watch({
        pool: () => poolState(db),
        database: () => readDatabaseState(db),
        waitingCalls: services.limitMember.waiting,
        sockets: services.live.size,
        frames: () => services.live.frames,
        rooms: services.live.roomSizes,
        isDraining: probes.isDraining,
      });
      const { metricsHost = 'localhost', metricsPort } = options;
      const port = metricsPort || (await freePort());
      const metrics = createServer({ logger: loggerOptions(false), trustProxy: undefined });
      answerNotFound(metrics);
      registerProbes(metrics, { db, ...probes });
      metrics.get('/metrics', async (_request, reply) =>
        reply.type(telemetry.contentType).send(await telemetry.text()),
      );
      started.push(() => metrics.close());
      await listen(metrics, { host: metricsHost, port, variable: 'METRICS_PORT' });
      metricsUrl = originOf(metricsHost, port);
    }

    const every = (interval: number, job: string, action: () => Promise<void>, message: string) => {
      const log = logError(message);
      const run = async () => {
        await action();
        telemetry?.addJob(job, true);
      };
      const onError = (error: unknown) => {
        telemetry?.addJob(job, false);
        log(error);
      };
      started.push(repeat(interval, run, onError));
    };
    every(advanceInterval, 'advance', services.advance, 'due payments and reviews failed');
    every(tableInterval, 'tables', services.tables.advance, 'rounds of table games could not be finished');
    every(tableInterval, 'watchers', services.tables.updateWatchers, 'table games could not be shown');
    every(
      sportsInterval,
      'sports',
      services.sportsBook.advance,
      'sports bets could not be decided or settled',
    );
    every(sportsInterval, 'sports-prices', services.live.advanceSports, 'sports prices could not be pushed');
    every(
      synchroniseInterval,
      'sports-clock',
      services.sportsClock.synchronise,
      'the time of the database could not be read',
    );
    every(
      limits.rooms.batchInterval,
      'room-messages',
      services.roomSpeech.flush,
      'messages of live rooms could not be stored',
    );
    every(limits.rooms.tickInterval, 'rooms', services.advanceRooms, 'live rooms could not be updated');
    every(watchInterval, 'ledger', services.book.watch, 'the ledger could not be verified');
    every(catalogueInterval, 'catalogue', services.lobby.refresh, 'players could not be counted');
    every(foldInterval, 'fold', services.foldTotals, 'sums of days could not be updated');
    every(
      figureInterval,
      'daily-figures',
      () => storeDailyFigures(services),
      'figures of days could not be stored',
    );
    every(cleanUpInterval, 'clean-up', services.cleanUp, 'expired rows could not be removed');
    const drain = async () => {
      isDraining = true;
      await sleep(options.drainDelay ?? 0);
    };
    const { failed } = database;
    return {
      url,
      brandUrl,
      venueUrl,
      operator,
      sandboxToken,
      metricsUrl,
      app: server,
      notices,
      failed,
      drain,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
