import { errorCodes } from '@pavilion/contract';
import type { CallName } from '@pavilion/contract/wire';
import type { ClockPort } from '../ports/ports';
import { systemClock } from '../ports/system-ports';
import { isSigned } from './check-signature';
import type { Fault } from './faults';
import { type Handlers, refuse, type StandInRequest } from './handlers';
import { misbehave } from './misbehave';
import { readRequest } from './read-request';
import { envelopeText, response } from './response';

/** The options of `createStandIn`. */
export interface StandInOptions {
  /** Runs delays. Default: the system clock. */
  readonly clock?: ClockPort;
  /** Rejects requests without a signature by this key (10108 signatureInvalid). Default: signatures are not verified. */
  readonly signingKey?: string;
}

/** A gateway inside the test: each call is answered by the handler of its name. */
export interface StandIn {
  /**
   * A `fetch` for a client of the SDK, for other code, or for a handler of a mocking library
   * (`({ request }) => gateway.fetch(request)`). Requests that are no call of the contract are answered with 404.
   */
  readonly fetch: typeof fetch;
  /** Every request, oldest first, including those that a fault kept from the handlers. */
  readonly requests: StandInRequest[];
  /** Adds or replaces handlers. */
  answer(handlers: Handlers): void;
  /** Applies a fault to the next `times` requests of a call, or of every call. Default: to all that follow. */
  fault(name: CallName | 'every', fault: Fault, times?: number): void;
  /** Removes all faults. */
  clearFaults(): void;
}

interface FaultRow {
  readonly name: CallName | 'every';
  readonly fault: Fault;
  readonly times: number;
  used: number;
}

/** Rejects like fetch when the signal is aborted; never resolves. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const abort = () =>
      reject(Object.assign(new Error('This operation was aborted'), { name: 'AbortError' }));
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });

/**
 * Creates a gateway from handlers.
 * @example
 * const gateway = createStandIn({ ...exampleHandlers(), memberInfo: () => buildMember({ balance: '0.00' }) });
 * globalThis.fetch = gateway.fetch;
 */
export const createStandIn = (
  initial: Handlers = {},
  { clock = systemClock, signingKey }: StandInOptions = {},
): StandIn => {
  let handlers = initial;
  let faults: FaultRow[] = [];
  const requests: StandInRequest[] = [];

  const handle = async (request: StandInRequest): Promise<string> => {
    if (signingKey !== undefined && !(await isSigned(request, signingKey)))
      return envelopeText(refuse(errorCodes.signatureInvalid));
    const handler = handlers[request.name] as
      | ((body: unknown, request: StandInRequest) => Promise<unknown>)
      | undefined;
    if (!handler)
      throw new Error(`The stand-in has no handler for ${request.name}. Give it one: { ${request.name}: … }`);
    return envelopeText(await handler(request.body, request));
  };

  /** The fault that applies to a request, with the number of requests that it has affected before. */
  const nextFault = ({ name }: StandInRequest): [fault: Fault, count: number] | undefined => {
    const row = faults.find(
      (each) => (each.name === name || each.name === 'every') && each.used < each.times,
    );
    if (!row) return undefined;
    row.used += 1;
    return [row.fault, row.used - 1];
  };

  const answer = async (request: StandInRequest): Promise<Response> => {
    requests.push(request);
    const fault = nextFault(request);
    if (!fault) {
      const text = await handle(request);
      return response(async () => text);
    }
    let received = 0;
    return misbehave(...fault, clock, () => {
      received += 1;
      if (received > 1) requests.push(request);
      return handle(request);
    });
  };

  return {
    requests,
    fetch: async (input, init) => {
      const request = await readRequest(input, init);
      if (!request) return response(async () => '', { status: 404, statusText: 'Not Found' });
      const signal =
        init?.signal ?? (input instanceof Object && 'signal' in input ? input.signal : undefined);
      return Promise.race([aborted(signal), answer(request)]);
    },
    answer: (more) => {
      handlers = { ...handlers, ...more };
    },
    fault: (name, fault, times = Number.POSITIVE_INFINITY) => {
      faults.push({ name, fault, times, used: 0 });
    },
    clearFaults: () => {
      faults = [];
    },
  };
};
