import { headers } from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';

/** How long browsers keep the permission of a page, s. */
const maxAge = 600;

const unique = (texts: readonly string[]) => [...new Set(texts)];

const allowed = {
  methods: unique(Object.values(calls).map(({ method }: CallDefinition) => method)).join(', '),
  headers: [...Object.values(headers), 'Content-Type'].join(', '),
};

/**
 * Lets pages of the listed origins read the answers to calls (CORS). Credentials are never allowed: calls are
 * authenticated by a header, and browsers then send no cookies of this host. From `Date` the client takes the gateway's time.
 */
export const permitOrigins =
  (origins: readonly string[]): onRequestHookHandler =>
  async ({ headers: { origin } }, reply) => {
    // guard: answers-vary-by-origin
    reply.header('vary', 'Origin');
    // guard: answers-for-listed-origins
    if (origin === undefined || !origins.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'Date, X-Request-Id');
  };

/** Answers the requests by which browsers ask for permission before a call (preflight), for each of the paths. */
export const registerPreflight = (
  app: FastifyInstance,
  { urls, permit }: { urls: readonly string[]; permit: onRequestHookHandler },
): void => {
  for (const url of unique(urls))
    app.options(url, { onRequest: permit }, async (_request, reply) => {
      if (reply.hasHeader('access-control-allow-origin'))
        reply
          .header('access-control-allow-methods', allowed.methods)
          .header('access-control-allow-headers', allowed.headers)
          .header('access-control-max-age', String(maxAge));
      return reply.code(204).send();
    });
};
