import { createHash, timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@pavilion/contract';
import { calls } from '@pavilion/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusinessError } from '../business-error';
import { failure, success } from '../http/envelope';
import type { Services } from '../services';
import { controls } from './controls';
import { createFaults, type Faults } from './faults';
import { isFromThisMachine } from './from-this-machine';
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
 * Serves the controls under `/sandbox/v1` to requests with the token of the start. Unless the sandbox is public, controls and
 * message box are there only for requests from this machine: one under a foreign name (DNS rebinding), or that a proxy
 * forwards for another client, is answered as if there were none. So is a control for a page of another origin; programs send
 * no `Origin`.
 */
export const registerSandbox = (
  app: FastifyInstance,
  { services, token, isPublic, siteOrigins }: Options,
): Faults => {
  const digest = (text: unknown) => createHash('sha256').update(String(text)).digest();
  const expected = digest(token);
  // guard: sandbox-on-this-machine
  const isOwnHost = (request: FastifyRequest) => isPublic || isFromThisMachine(request);
  const isAllowed = (request: FastifyRequest) => {
    const { headers, host, protocol } = request;
    const { origin = '' } = headers;
    const given = digest(headers[sandboxTokenHeader.toLowerCase()]);
    // guard: sandbox-token
    const hasToken = timingSafeEqual(given, expected);
    // guard: sandbox-for-own-pages
    const isOwnPage = ['', `${protocol}://${host}`, ...siteOrigins].includes(origin);
    return hasToken && isOwnHost(request) && isOwnPage;
  };
  app.addHook('onRequest', async (request) => {
    const isMessageBox = request.routeOptions.url === calls.messageBox.path;
    // guard: messages-stay-on-this-machine
    if (isMessageBox && !isOwnHost(request)) throw new BusinessError(errorCodes.notFound);
  });

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
