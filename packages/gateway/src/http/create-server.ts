import { errorCodes } from '@pavilion/contract';
import {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import { daySeconds } from '../durations';
import { logRequest, type Observer, observeRequests, traceOf } from '../observability/observe-requests';
import { acceptJson } from './accept-json';
import { drainRequestsOnClose } from './drain';
import { failure } from './envelope';
import { handleError } from './error-handler';
import { loggedPath } from './logged-path';
import { trustOf } from './public-address';

/** How long clients may take, ms, and how many connections a server holds. */
export interface ConnectionLimits {
  /** From the first byte, or from connecting, to the end of the headers. */
  headersTimeout: number;
  /** To the end of the body. */
  requestTimeout: number;
  /** Without a request on a connection that had one. Longer than proxies keep theirs, which reuse it otherwise too late. */
  keepAliveTimeout: number;
  /** Without a byte in either direction, e.g. of a client that does not read its answer. Longer than any call takes. */
  idleTimeout: number;
  /** How often header and body timeouts are checked. */
  checkInterval: number;
  /** Connections of one address; the proxies in front have no limit of their own. */
  perAddress: number;
  total: number;
}

export const connectionLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  idleTimeout: 130_000,
  checkInterval: 5_000,
  perAddress: 1_000,
  total: 10_000,
};

/** In seconds. */
const year = 365 * daySeconds;

/** Logs method and path only: query, headers and body may hold tokens and personal data. */
const serializeRequest = (request: FastifyRequest) => ({
  id: request.id,
  method: request.method,
  path: loggedPath(request.url),
});

type Logger = FastifyServerOptions['logger'];

const withSerializer = (logger: Logger): Logger =>
  typeof logger === 'object' ? { ...logger, serializers: { req: serializeRequest } } : logger;

/** Closes new connections of an address that has too many. */
const limitAddresses = (
  app: FastifyInstance,
  perAddress: number,
  isProxy: (address: string) => boolean,
): void => {
  const counts = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    // guard: connections-of-address
    if (count > perAddress) socket.destroy();
  });
};

/** Answers URLs without a route. Fastify's own handler would log the whole URL. */
export const answerNotFound = (app: FastifyInstance): void => {
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(failure(errorCodes.notFound)));
};

interface Options
  extends Pick<FastifyServerOptions, 'logger' | 'bodyLimit' | 'genReqId' | 'ajv' | 'schemaController'> {
  /** See `GatewayOptions`. */
  trustProxy: readonly string[] | undefined;
  limits?: ConnectionLimits | undefined;
  /** Are called after each response. */
  observers?: readonly Observer[] | undefined;
  /** What metrics and logs call requests that are no calls. */
  serves?: string;
}

/** Creates an HTTP server with the limits, logging and shutdown that site and games share. */
export const createServer = ({
  trustProxy,
  logger = false,
  limits = connectionLimits,
  observers = [],
  serves = 'other',
  ...options
}: Options): FastifyInstance => {
  const isTrusted = trustOf(trustProxy);
  const app = fastify({
    ...options,
    logger: withSerializer(logger),
    // The observers log requests.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent, bindings, childOptions, { headers }) =>
      parent.child({ ...bindings, ...traceOf(headers.traceparent) }, childOptions),
    trustProxy: isTrusted,
    forceCloseConnections: true,
    // URLs that the router rejects: malformed or too long.
    frameworkErrors: handleError,
    // guard: request-timeout
    requestTimeout: limits.requestTimeout,
    // guard: keep-alive-timeout
    keepAliveTimeout: limits.keepAliveTimeout,
    // guard: idle-timeout
    connectionTimeout: limits.idleTimeout,
    http: {
      // guard: headers-timeout
      headersTimeout: limits.headersTimeout,
      connectionsCheckingInterval: limits.checkInterval,
    },
  });
  // guard: connections-in-total
  app.server.maxConnections = limits.total;
  acceptJson(app);
  limitAddresses(app, limits.perAddress, (address) => isTrusted(address, 0));
  drainRequestsOnClose(app);
  const logsRequests = ['info', 'debug', 'trace'].includes(app.log.level);
  observeRequests(app, serves, logsRequests ? [logRequest, ...observers] : observers);
  app.addHook('onRequest', async (request, reply) => {
    // guard: types-not-sniffed
    reply.header('x-content-type-options', 'nosniff');
    // guard: browser-bound-to-https
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${year}`);
  });
  return app;
};
