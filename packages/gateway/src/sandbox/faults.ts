import { setTimeout as sleep } from 'node:timers/promises';
import { type Envelope, type ErrorCode, errorCodes } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import { failure } from '../http/envelope';

/** How an answer is changed. A dropped answer is lost after the call took effect, as when a connection breaks. */
export interface Fault {
  path: string;
  kind: 'delay' | 'error' | 'drop' | 'malformed' | 'refuse';
  /** Duration of a delay, ms. */
  ms?: number;
  /** HTTP status of an error. */
  status?: number;
  /** Code of a rejection. */
  code?: ErrorCode;
  /** Number of requests that it affects; until it is cleared by default. */
  times?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    fault?: Fault | undefined;
  }
}

/** Injects faults into answers. */
export const createFaults = (app: FastifyInstance) => {
  const faults = new Map<string, Fault & { left: number }>();

  const consumeFault = (path: string): Fault | undefined => {
    const fault = faults.get(path);
    if (!fault) return undefined;
    fault.left -= 1;
    if (fault.left <= 0) faults.delete(path);
    return fault;
  };

  app.decorateRequest('fault', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (faults.size === 0) return;
    const fault = consumeFault(request.url.split('?', 1)[0] as string);
    request.fault = fault;
    if (fault?.kind === 'delay') await sleep(fault.ms ?? 1_000);
    if (fault?.kind === 'refuse') await reply.send(failure(fault.code ?? errorCodes.generalError));
    if (fault?.kind === 'error') await reply.code(fault.status ?? 500).send(failure(errorCodes.generalError));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.fault?.kind === 'malformed') {
      reply.removeHeader('content-length');
      return '{"status_code":6000,"message":"';
    }
    if (request.fault?.kind === 'drop') request.raw.socket.destroy();
    return payload;
  });

  return {
    /**
     * Applies the fault of a call that a rendered page makes in this process.
     *
     * @throws Error where its answer over HTTP would have no code.
     */
    async ofPageCall(path: string): Promise<Envelope | undefined> {
      const fault = consumeFault(path);
      if (!fault) return undefined;
      if (fault.kind === 'refuse') return failure(fault.code ?? errorCodes.generalError);
      if (fault.kind !== 'delay') throw new Error(`the sandbox injects the fault “${fault.kind}”`);
      await sleep(fault.ms ?? 1_000);
      return undefined;
    },
    set: (fault: Fault) =>
      faults.set(fault.path, { ...fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    clear: () => faults.clear(),
  };
};

export type Faults = ReturnType<typeof createFaults>;
