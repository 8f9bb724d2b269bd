import { createHash } from 'node:crypto';
import type { Envelope } from '@pavilion/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedPath } from '../http/logged-path';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What metrics and logs call requests of the route. */
    call?: string;
  }
  interface FastifyRequest {
    /** The member that sent the request, once known. */
    memberId?: string | undefined;
  }
}

/** A request that was answered. */
export interface Answered {
  readonly request: FastifyRequest;
  /** Name of the call; for other requests what the server serves. */
  readonly call: string;
  readonly status: number;
  /** The code of the envelope; undefined for other responses. */
  readonly code: number | undefined;
  readonly milliseconds: number;
}

export type Observer = (answered: Answered) => void;

/** Calls the observers after each response. @param otherRequests the name of requests that are no call */
export const observeRequests = (
  app: FastifyInstance,
  otherRequests: string,
  observers: readonly Observer[],
): void => {
  if (observers.length === 0) return;
  const codes = new WeakMap<FastifyRequest, number>();
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const code = (payload as Partial<Envelope> | null)?.status_code;
    if (typeof code === 'number') codes.set(request, code);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const answered = {
      request,
      call: request.routeOptions.config.call ?? otherRequests,
      status: reply.statusCode,
      code: codes.get(request),
      milliseconds: reply.elapsedTime,
    };
    for (const observe of observers) observe(answered);
    done();
  });
};

/** Recognizes a member in the log without the id. */
const memberHash = (memberId: string) => createHash('sha256').update(memberId).digest('hex').slice(0, 12);

/** Logs a request as one line: never its query, headers or body, which may hold tokens and personal data. */
export const logRequest: Observer = ({ request, call, status, code, milliseconds }) => {
  request.log.info(
    {
      call,
      method: request.method,
      path: loggedPath(request.url),
      status,
      code,
      ms: Math.round(milliseconds * 10) / 10,
      member: request.memberId && memberHash(request.memberId),
    },
    'request',
  );
};

const traceParent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;
const zeros = /^0+$/;

/** The trace that a request belongs to, by its `traceparent` (W3C Trace Context); empty without a valid one. */
export const traceOf = (header: string | string[] | undefined): { trace_id?: string; parent_id?: string } => {
  const [, trace, parent] = (typeof header === 'string' && traceParent.exec(header)) || [];
  if (!trace || !parent || zeros.test(trace) || zeros.test(parent)) return {};
  return { trace_id: trace, parent_id: parent };
};
