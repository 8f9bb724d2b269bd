import { openApiDocument } from '@pavilion/contract/schemas';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { sql } from 'kysely';
import { registerCalls } from './http/call-routes';
import { answerNotFound, createServer } from './http/create-server';
import { handleError } from './http/error-handler';
import { trustOf } from './http/public-address';
import { registerLive } from './live/register-live';
import type { Observer } from './observability/observe-requests';
import { type ProbeState, registerProbes } from './observability/probes';
import type { PageServer } from './pages/page-server';
import { servePages } from './pages/serve-pages';
import { registerSandbox } from './sandbox/register-sandbox';
import type { Services } from './services';

/** Largest body that is read, bytes. No call of the contract needs more. */
const bodyLimit = 64 * 1024;

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

export interface AppOptions {
  services: Services;
  signingKey: string;
  /** Serves the sandbox controls to requests with this token. */
  sandboxToken?: string | undefined;
  /** See `GatewayOptions`. */
  publicSandbox?: boolean | undefined;
  pages?: PageServer | undefined;
  logger?: FastifyServerOptions['logger'];
  /** Additional origins whose pages may send calls and open the live socket. */
  siteOrigins?: readonly string[] | undefined;
  /** See `GatewayOptions`. */
  corsOrigins?: readonly string[] | undefined;
  /** See `GatewayOptions`. */
  trustProxy?: readonly string[] | undefined;
  /** Are called after each response. */
  observers?: readonly Observer[] | undefined;
  /** What the probes report; by default a gateway that runs. */
  probes?: Omit<ProbeState, 'db'> | undefined;
  /** Fastify's compiler of schemas, shared by the apps of a test file: compiling the calls is most of a start. */
  buildValidator?: Compilers['buildValidator'] | undefined;
}

/** Creates the HTTP server: calls, live socket, OpenAPI, health check and, as configured, sandbox controls and pages. */
export const createApp = (options: AppOptions): FastifyInstance => {
  const {
    services,
    signingKey,
    sandboxToken,
    publicSandbox = false,
    pages,
    logger = false,
    siteOrigins = [],
    corsOrigins = [],
    trustProxy,
    observers,
    probes = { loopDelay: () => 0, isDraining: () => false },
    buildValidator,
  } = options;
  const app = createServer({
    // guard: body-limit
    bodyLimit,
    logger,
    genReqId: () => crypto.randomUUID(),
    trustProxy,
    observers,
    serves: 'page',
    // guard: unknown-fields-removed
    ajv: { customOptions: { coerceTypes: false, removeAdditional: 'all', useDefaults: false } },
    ...(buildValidator && { schemaController: { compilersFactory: { buildValidator } } }),
  });
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Other origins cannot embed what this server sends. Files and pages replace the rule for caches.
    // guard: answers-not-embedded
    reply.header('cross-origin-resource-policy', 'same-origin');
    // guard: answers-not-cached
    reply.header('cache-control', 'no-store');
  });

  const pageOrigins = [...siteOrigins, ...corsOrigins];
  registerCalls(app, { services, signingKey, siteOrigins: pageOrigins, corsOrigins });
  registerLive(app, {
    hub: services.live,
    clock: services.clock,
    siteOrigins: pageOrigins,
    perAddress: 500,
    isTrusted: trustOf(trustProxy),
  });
  // guard: sandbox-only-when-chosen
  const faults =
    sandboxToken === undefined
      ? undefined
      : registerSandbox(app, { services, token: sandboxToken, isPublic: publicSandbox, siteOrigins });
  if (pages) servePages(app, pages, { services, intercept: faults?.ofPageCall });
  else answerNotFound(app);
  app.get('/openapi.json', async () => openApiDocument());
  registerProbes(app, { db: services.db, ...probes });
  app.get('/healthz', { config: { call: 'probe' } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(services.db);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
  return app;
};
