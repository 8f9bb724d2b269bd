import { type CallName, type ClosureKind, headers } from '@pavilion/contract';
import type { CallDefinition } from '@pavilion/contract/schemas';
import type { FastifyRequest } from 'fastify';
import type { Idempotency } from '../domain/money';
import type { Services } from '../services';

/** The parts of a request that the steps read; a call of a rendered page has no other. */
export type CallSource = Pick<
  FastifyRequest,
  | 'body'
  | 'compileValidationSchema'
  | 'getValidationFunction'
  | 'headers'
  | 'host'
  | 'ip'
  | 'method'
  | 'params'
  | 'protocol'
  | 'query'
>;

/** The state of one call while it passes the steps of the pipeline. */
export interface Exchange {
  readonly name: CallName;
  readonly call: CallDefinition;
  readonly request: CallSource;
  readonly services: Services;
  body: unknown;
  memberId: string | undefined;
  /** Why the member's account is closed for play; undefined while it is open, and for visitors. */
  closure: ClosureKind | undefined;
  /** Whether the member is a demo. */
  isDemo?: boolean;
  idempotency: Idempotency | undefined;
  data: unknown;
}

/** The value of a header, or undefined when it is missing, empty or repeated. */
export const headerOf = (request: Pick<CallSource, 'headers'>, name: string): string | undefined => {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A call before the first step. */
export const newExchange = (parts: Pick<Exchange, 'name' | 'call' | 'request' | 'services'>): Exchange => ({
  ...parts,
  body: undefined,
  memberId: undefined,
  closure: undefined,
  idempotency: undefined,
  data: undefined,
});

export const deviceOf = (request: Pick<CallSource, 'headers'>): string =>
  headerOf(request, headers.device) ?? '';
