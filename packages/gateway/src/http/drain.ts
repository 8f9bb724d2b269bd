import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long a stopping gateway waits for work in progress, ms. */
const drainTimeout = 10_000;

/** Tracks work that must end before the database is closed. */
export const createPendingWork = () => {
  const pending = new Set<Promise<unknown>>();
  return {
    add(work: Promise<unknown>): void {
      const ended = work
        .catch(() => {})
        .finally(() => {
          pending.delete(ended);
        });
      pending.add(ended);
    },
    /** Resolves when all work has ended, or after the drain timeout. */
    async drain(): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, drainTimeout);
      });
      await Promise.race([Promise.all(pending), timeout]);
      clearTimeout(timer);
    },
  };
};

/** Resolves when the response was sent or the client has disconnected. */
const responseEnded = ({ raw }: FastifyReply) =>
  new Promise<void>((resolve) => {
    if (raw.writableFinished || raw.destroyed) resolve();
    else raw.once('finish', resolve).once('close', resolve);
  });

/**
 * Graceful shutdown: closing the server waits until running requests are answered, so that no handler loses its database.
 * Register it before the routes.
 */
export const drainRequestsOnClose = (app: FastifyInstance): void => {
  const requests = createPendingWork();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      if (answer instanceof Promise) {
        const whenSent = () => responseEnded(reply);
        requests.add(answer.then(whenSent, whenSent));
      }
      return answer;
    };
  });
  app.addHook('preClose', requests.drain);
};
