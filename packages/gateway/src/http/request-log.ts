import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Method and path alone: query, headers and body may hold what is nobody's business, a token above all. */
const shown = (request: FastifyRequest) => ({
  id: request.id,
  method: request.method,
  path: request.url.split('?', 1)[0],
});

/** Logs each request, or only what failed. */
export const requestLog = (everything: boolean): FastifyServerOptions['logger'] => ({
  level: everything ? 'info' : 'error',
  serializers: { req: shown },
});
