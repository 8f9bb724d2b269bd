import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { assertUsable } from './database-state';

/** From this delay of the event loop on, a gateway counts as hanging, ms. */
const longestDelay = 1_000;
/** Time for which the longest delay is kept at least, ms. */
const window = 5_000;

/** Measures the longest delay of the event loop within the last 5 to 10 seconds, ms. */
export const createLoopDelay = () => {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let before = 0;
  const timer = setInterval(() => {
    before = histogram.max / 1e6;
    histogram.reset();
  }, window);
  timer.unref();
  return {
    longest: (): number => Math.max(before, histogram.max / 1e6),
    close(): void {
      clearInterval(timer);
      histogram.disable();
    },
  };
};

export interface ProbeState {
  db: Database;
  /** See `createLoopDelay`. */
  loopDelay(): number;
  /** Whether the gateway is about to stop. */
  isDraining(): boolean;
  /** Whether the events of other gateways arrive; undefined without other gateways. */
  isBusConnected?: (() => boolean) | undefined;
}

/**
 * `/livez`: the process works; an orchestrator restarts it otherwise. `/readyz`: it can serve; a load balancer sends requests
 * elsewhere otherwise. Without its Redis a gateway can serve, so it stays ready and says `degraded`.
 */
export const registerProbes = (app: FastifyInstance, state: ProbeState): void => {
  const config = { call: 'probe' };
  app.get('/livez', { config }, async (_request, reply) => {
    const delay = Math.round(state.loopDelay());
    return delay < longestDelay
      ? { status: 'ok' }
      : reply.code(503).send({ status: `the event loop was blocked for ${delay} ms` });
  });
  app.get('/readyz', { config }, async (_request, reply) => {
    if (state.isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await assertUsable(state.db);
    } catch (error) {
      return reply.code(503).send({ status: (error as Error).message });
    }
    return { status: state.isBusConnected?.() === false ? 'degraded' : 'ready' };
  });
};
