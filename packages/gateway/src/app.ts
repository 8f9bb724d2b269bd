import { openApiDocument } from '@pavilion/contract/schemas';
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import { sql } from 'kysely';
import { answerError } from './http/answer-error';
import { registerCalls } from './http/call-routes';
import { failure } from './http/envelope';
import { acceptEmptyJson } from './http/json-body';
import { trustOf } from './http/public-address';
import { finishRequests } from './http/under-way';
import { registerLive } from './live/register-live';
import type { PageServer } from './pages/page-server';
import { servePages } from './pages/serve-pages';
import { registerSandbox } from './sandbox/register-sandbox';
import type { Services } from './services';

/** Largest body that is read, bytes. No call of the contract needs more. */
const bodyLimit = 64 * 1024;

export interface AppOptions {
  services: Services;
  signingKey: string;
  /** Whether the sandbox controls are served. */
  sandbox?: boolean;
  pages?: PageServer | undefined;
  logger?: FastifyServerOptions['logger'];
  /** Origins whose pages may open the socket, beside our own. */
  siteOrigins?: readonly string[] | undefined;
  /** See `GatewayOptions`. */
  trustProxy?: readonly string[] | undefined;
}

/** The HTTP server without its socket: calls, OpenAPI, health, and as wished sandbox controls and pages. */
export const createApp = (options: AppOptions): FastifyInstance => {
  const {
    services,
    signingKey,
    sandbox = false,
    pages,
    logger = false,
    siteOrigins = [],
    trustProxy,
  } = options;
  const app = fastify({
    bodyLimit,
    logger,
    genReqId: () => crypto.randomUUID(),
    requestTimeout: 30_000,
    trustProxy: trustOf(trustProxy),
    forceCloseConnections: true,
    // What the router refuses by itself: an address that is malformed or too long.
    frameworkErrors: answerError,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: 'all', useDefaults: false } },
  });
  acceptEmptyJson(app);
  finishRequests(app);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });

  registerCalls(app, { services, signingKey });
  registerLive(app, {
    hub: services.live,
    siteState: services.siteState,
    clock: services.clock,
    siteOrigins,
    perAddress: 500,
    isTrusted: trustOf(trustProxy),
  });
  if (sandbox) registerSandbox(app, services);
  if (pages) servePages(app, pages, services);
  else app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(failure(20201)));
  app.get('/openapi.json', async () => openApiDocument());
  app.get('/healthz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(services.db);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
  return app;
};
