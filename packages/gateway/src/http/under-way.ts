import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long what is under way may take to end once the gateway stops, ms. */
const patience = 10_000;

/** What was begun and must end before the database goes. */
export const createUnderWay = () => {
  const running = new Set<Promise<unknown>>();
  return {
    add(work: Promise<unknown>): void {
      const ended = work
        .catch(() => {})
        .finally(() => {
          running.delete(ended);
        });
      running.add(ended);
    },
    /** Resolves when nothing runs any more, or nobody should wait longer. */
    async settled(): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([Promise.all(running), late]);
      clearTimeout(timer);
    },
  };
};

/** When the answer has left, or nobody is there to take it. */
const sent = ({ raw }: FastifyReply) =>
  new Promise<void>((resolve) => {
    if (raw.writableFinished || raw.destroyed) resolve();
    else raw.once('finish', resolve).once('close', resolve);
  });

/**
 * Lets the requests that are under way end before connections and database are closed: who asked is answered, and no
 * handler finds its database gone. Comes before the routes that it is for.
 */
export const finishRequests = (app: FastifyInstance): void => {
  const underWay = createUnderWay();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      if (answer instanceof Promise) {
        const after = () => sent(reply);
        underWay.add(answer.then(after, after));
      }
      return answer;
    };
  });
  app.addHook('preClose', underWay.settled);
};
