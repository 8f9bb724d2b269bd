import type { CallName } from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { permitOrigins, registerPreflight } from './cross-origin';
import { success } from './envelope';
import { newExchange } from './exchange';
import { createPipeline, type PipelineOptions } from './pipeline';

/** The path as the router writes it: `{key}` becomes `:key`. */
export const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

interface CallOptions extends PipelineOptions {
  services: Services;
  /** See `GatewayOptions`. */
  corsOrigins: readonly string[];
}

/** Registers a route for each call of the contract. */
export const registerCalls = (
  app: FastifyInstance,
  { services, corsOrigins, ...options }: CallOptions,
): void => {
  const steps = createPipeline(options);
  const permit = corsOrigins.length > 0 ? permitOrigins(corsOrigins) : undefined;
  const urls = Object.values(calls).map(({ path }: CallDefinition) => routeOf(path));
  if (permit) registerPreflight(app, { urls, permit });
  for (const [key, definition] of Object.entries(calls)) {
    const name = key as CallName;
    const call: CallDefinition = definition;
    app.route({
      method: call.method,
      url: routeOf(call.path),
      config: { call: name },
      ...(permit && { onRequest: permit }),
      handler: async (request) => {
        const exchange = newExchange({ name, call, request, services });
        try {
          for (const step of steps) await step(exchange);
        } finally {
          request.memberId = exchange.memberId;
        }
        return success(exchange.data);
      },
    });
  }
};
