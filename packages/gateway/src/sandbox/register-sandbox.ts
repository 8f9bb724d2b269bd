import type { FastifyInstance } from 'fastify';
import { success } from '../http/envelope';
import type { Services } from '../services';
import { controls } from './controls';
import { createFaults } from './faults';

/** Serves the controls under `/sandbox/v1`. They need no authentication: never serve them publicly. */
export const registerSandbox = (app: FastifyInstance, services: Services): void => {
  const faults = createFaults(app);
  for (const [name, { body, run }] of Object.entries(controls)) {
    app.post(`/sandbox/v1/${name}`, { schema: { body } }, async (request) => {
      const answer = await run({ body: request.body as never, ip: request.ip, services, faults });
      // Discards shared pages, so that faults and announcements, too, show in the next one.
      services.siteState.forget();
      return success(answer ?? {});
    });
  }
};
