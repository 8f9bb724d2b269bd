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

/** What a stand-in may be told; everything has a default. */
export interface StandInOptions {
  /** Runs what is delayed. Default: the real clock. */
  readonly clock?: ClockPort;
  /** Refuses with 10108 what is not signed with this key. Default: signatures are not looked at. */
  readonly signingKey?: string;
}

/** A gateway that lives in the test: each call is answered by the handler of its name. */
export interface StandIn {
  /**
   * A `fetch`, for whoever takes one: a client of ours, any other code, or a handler of a mocking library
   * (`({ request }) => gateway.fetch(request)`). What is no call of the contract is answered with 404.
   */
  readonly fetch: typeof fetch;
  /** Every request that was made, oldest first, also those that a fault swallowed. */
  readonly requests: StandInRequest[];
  /** Adds or replaces handlers. */
  answer(handlers: Handlers): void;
  /** Makes the next `times` requests of a call, or of every call, go wrong. Default: all that follow. */
  fault(name: CallName | 'every', fault: Fault, times?: number): void;
  /** Takes every fault away. */
  heal(): void;
}

interface FaultRow {
  readonly name: CallName | 'every';
  readonly fault: Fault;
  readonly times: number;
  used: number;
}

/** Rejects as fetch does when its signal is aborted; never resolves. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const abort = () =>
      reject(Object.assign(new Error('This operation was aborted'), { name: 'AbortError' }));
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });

/**
 * Makes a gateway of handlers.
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

  const meet = ({ name }: StandInRequest): [Fault, number] | undefined => {
    const row = faults.find(
      (each) => (each.name === name || each.name === 'every') && each.used < each.times,
    );
    if (!row) return undefined;
    row.used += 1;
    return [row.fault, row.used - 1];
  };

  const answer = async (request: StandInRequest): Promise<Response> => {
    requests.push(request);
    const met = meet(request);
    if (!met) {
      const text = await handle(request);
      return response(async () => text);
    }
    let heard = 0;
    return misbehave(...met, clock, () => {
      heard += 1;
      if (heard > 1) requests.push(request);
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
    heal: () => {
      faults = [];
    },
  };
};
