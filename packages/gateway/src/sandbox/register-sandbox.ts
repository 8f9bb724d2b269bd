import { createHash, timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@pavilion/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure, success } from '../http/envelope';
import { isLoopback } from '../http/public-address';
import type { Services } from '../services';
import { controls } from './controls';
import { createFaults, type Faults } from './faults';
import { sandboxTokenHeader } from './sandbox-token';

interface Options {
  services: Services;
  /** The token of this start: without it a request is answered as if there were no controls. */
  token: string;
  /** Answers under any host name, for a gateway that others may control. */
  isPublic: boolean;
  /** Origins whose pages may use the controls, beside that of this server. */
  siteOrigins: readonly string[];
}

/**
 * Serves the controls under `/sandbox/v1` to requests with the token of the start. Unless the sandbox is public, a request
 * must name this machine as its host: a foreign name that resolves to it (DNS rebinding) is answered as if there were no
 * controls. So is a page of another origin; programs send no `Origin`.
 */
export const registerSandbox = (
  app: FastifyInstance,
  { services, token, isPublic, siteOrigins }: Options,
): Faults => {
  const digest = (text: unknown) => createHash('sha256').update(String(text)).digest();
  const expected = digest(token);
  const isAllowed = ({ headers, hostname, host, protocol }: FastifyRequest) => {
    const { origin = '' } = headers;
    const given = digest(headers[sandboxTokenHeader.toLowerCase()]);
    // guard: sandbox-token
    const hasToken = timingSafeEqual(given, expected);
    // guard: sandbox-on-this-machine
    const isOwnHost = isPublic || isLoopback(hostname);
    // guard: sandbox-for-own-pages
    const isOwnPage = ['', `${protocol}://${host}`, ...siteOrigins].includes(origin);
    return hasToken && isOwnHost && isOwnPage;
  };

  const faults = createFaults(app);
  for (const [name, { body, run }] of Object.entries(controls)) {
    app.post(
      `/sandbox/v1/${name}`,
      {
        schema: { body },
        onRequest: async (request, reply) => {
          if (!isAllowed(request)) await reply.code(404).send(failure(errorCodes.notFound));
        },
      },
      async (request) => {
        const answer = await run({ body: request.body as never, ip: request.ip, services, faults });
        // Discards shared pages, so that faults and announcements, too, show in the next one.
        services.siteState.forget();
        return success(answer ?? {});
      },
    );
  }
  return faults;
};
