import { type Envelope, limits } from '@pavilion/contract';
import { type CallName, type CallRequest, type CallResponse, wire } from '@pavilion/contract/wire';
import type { ClockPort } from '../ports/ports';
import type { Fault } from './faults';

/** A request as the stand-in got it; header names in lower case. */
export interface StandInRequest {
  readonly name: CallName;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A refusal with a code, to be given back by a handler. Make it with `refuse`. */
export interface Refusal {
  readonly refusal: Envelope;
}

export const refuse = (code: number, message = '', data: unknown = null): Refusal => ({
  refusal: { status_code: code, message, data },
});

export type Handlers = {
  [Name in CallName]?: (
    body: CallRequest<Name>,
    request: StandInRequest,
  ) => CallResponse<Name> | Refusal | Promise<CallResponse<Name> | Refusal>;
};

/** A gateway that lives in the test: each call is answered by the handler of its name. */
export interface StandIn {
  readonly fetch: typeof fetch;
  /** Every request that was made, oldest first, also those that a fault swallowed. */
  readonly requests: StandInRequest[];
  /** Adds or replaces handlers. */
  answer(handlers: Handlers): void;
  /** Makes the next `times` requests of a call (default: all that follow) go wrong. */
  fault(name: CallName, fault: Fault, times?: number): void;
  /** Takes every fault away. */
  heal(): void;
}

interface Route {
  readonly name: CallName;
  readonly method: string;
  readonly pattern: RegExp;
}

const routes: readonly Route[] = (Object.keys(wire) as CallName[]).map((name) => ({
  name,
  method: wire[name].method,
  pattern: new RegExp(`^${wire[name].path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** The call that an address means, and the fields that stand in the address. */
const match = (method: string, { pathname, searchParams }: URL) => {
  for (const { name, method: expected, pattern } of routes) {
    const found = method === expected ? pattern.exec(pathname) : null;
    if (!found) continue;
    const inPath = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { name, addressed: { ...Object.fromEntries(searchParams), ...Object.fromEntries(inPath) } };
  }
  return undefined;
};

const bodyOf = (text: unknown, addressed: object): unknown => {
  const body = JSON.parse(String(text ?? '{}')) as unknown;
  return Object.keys(addressed).length === 0 ? body : { ...addressed, ...(body as object) };
};

/** Not a `Response`, which a DOM emulation may lack. */
const response = (text: string, status = 200, statusText = 'OK') =>
  ({ ok: status >= 200 && status < 300, status, statusText, text: async () => text }) as Response;

const enveloped = (envelope: Envelope) => response(JSON.stringify(envelope));

const isRefusal = (answer: object): answer is Refusal => 'refusal' in answer;

/** Rejects as fetch does when its signal is aborted; never resolves. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const abort = () =>
      reject(Object.assign(new Error('This operation was aborted'), { name: 'AbortError' }));
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });

export const createStandIn = (clock: ClockPort, initial: Handlers = {}): StandIn => {
  let handlers = initial;
  let faults: { name: CallName; fault: Fault; left: number }[] = [];
  const requests: StandInRequest[] = [];

  const takeFault = (name: CallName): Fault | undefined => {
    const found = faults.find((row) => row.name === name && row.left > 0);
    if (found) found.left -= 1;
    return found?.fault;
  };

  const handle = async (request: StandInRequest): Promise<Response> => {
    const handler = handlers[request.name] as
      | ((body: unknown, request: StandInRequest) => Promise<object>)
      | undefined;
    if (!handler)
      throw new Error(`The stand-in has no handler for ${request.name}. Give it one: { ${request.name}: … }`);
    const answer = await handler(request.body, request);
    return enveloped(
      isRefusal(answer) ? answer.refusal : { status_code: limits.successCode, message: '', data: answer },
    );
  };

  const misbehave = async (fault: Fault, request: StandInRequest): Promise<Response> => {
    switch (fault.kind) {
      case 'delay':
        await new Promise<void>((resolve) => clock.setTimeout(resolve, fault.ms));
        return handle(request);
      case 'black-hole':
        return new Promise<never>(() => {});
      case 'drop':
        throw new TypeError('Failed to fetch');
      case 'lost-answer':
        await handle(request);
        throw new TypeError('Failed to fetch');
      case 'status':
        return response('', fault.status, fault.statusText ?? '');
      case 'malformed':
        return response((await (await handle(request)).text()).slice(0, -8));
      case 'code':
        return enveloped({ status_code: fault.code, message: fault.message ?? '', data: fault.data ?? null });
    }
  };

  return {
    requests,
    fetch: async (input, init) => {
      const url = String(input);
      const found = match(init?.method ?? 'GET', new URL(url, 'http://stand-in.invalid'));
      if (!found) return response('', 404, 'Not Found');
      const { name, addressed } = found;
      const headers = Object.fromEntries(
        Object.entries((init?.headers ?? {}) as Record<string, string>).map(([key, value]) => [
          key.toLowerCase(),
          value,
        ]),
      );
      const request = { name, url, headers, body: bodyOf(init?.body, addressed) };
      requests.push(request);
      const fault = takeFault(name);
      return Promise.race([aborted(init?.signal), fault ? misbehave(fault, request) : handle(request)]);
    },
    answer: (more) => {
      handlers = { ...handlers, ...more };
    },
    fault: (name, fault, times = Number.POSITIVE_INFINITY) => {
      faults.push({ name, fault, left: times });
    },
    heal: () => {
      faults = [];
    },
  };
};
