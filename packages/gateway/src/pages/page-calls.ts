import { type CallName, type Envelope, headers as headerNames } from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { BusinessError } from '../business-error';
import type { SiteSnapshot } from '../domain/operations';
import { failure, success } from '../http/envelope';
import { type CallSource, type Exchange, newExchange } from '../http/exchange';
import { authenticate, checkAccess, pageCallSteps } from '../http/pipeline';
import type { PublicAddress } from '../http/public-address';
import type { Services } from '../services';
import type { PageCall } from './page-server';
import { createSharedAnswers, shareableOf } from './shared-answers';

/** Used as the visitor’s address when there is none: no list of restricted addresses can contain it. */
const noVisitor = '0.0.0.0';

const routeKey = ({ method, path }: Pick<CallDefinition, 'method' | 'path'>) => `${method} ${path}`;
const names = new Map(
  Object.entries(calls).map(([name, call]) => [routeKey(call as CallDefinition), name as CallName]),
);

/** What a client would parse: shares nothing with the services, and has the fields of the JSON only. */
const copyOf = (data: unknown): unknown =>
  data === undefined ? undefined : JSON.parse(JSON.stringify(data));

interface Visit {
  /** Address of the visitor; empty when the page is shared by several. */
  ip: string;
  /** Protocol and host under which the visitor reached the site. */
  visited: PublicAddress & Pick<CallSource, 'protocol'>;
  snapshot: SiteSnapshot;
  signal: AbortSignal;
}

interface PageCallsOptions {
  services: Services;
  /** Changes the answers of calls, by their path, in a sandbox. */
  intercept?: ((path: string) => Promise<Envelope | undefined>) | undefined;
}

/**
 * The calls of rendered pages. They pass the steps of every call in this process, without HTTP, so that a page gets the
 * answers that its visitor would get. Answers that are equal for all are computed once a second.
 */
export const createPageCalls = ({ services, intercept }: PageCallsOptions) => {
  const share = createSharedAnswers();

  const run = async (exchange: Exchange) => {
    for (const step of pageCallSteps) await step(exchange);
    return copyOf(exchange.data);
  };

  return (page: FastifyRequest, { ip, visited, snapshot, signal }: Visit) => {
    const exchangeOf = (
      name: CallName,
      body: unknown,
      sent: Readonly<Record<string, string>>,
      address: string,
    ) => {
      const call: CallDefinition = calls[name];
      const request: CallSource = {
        ...visited,
        ip: address || noVisitor,
        method: call.method,
        headers: Object.fromEntries(Object.entries(sent).map(([key, value]) => [key.toLowerCase(), value])),
        params: {},
        query: {},
        body,
        getValidationFunction: (part: never) => page.getValidationFunction(part),
        compileValidationSchema: (schema, part) => page.compileValidationSchema(schema, part),
      };
      return newExchange({ name, call, request, services });
    };

    /** The answer to a visitor without session, address or device. */
    const sharedAnswer = (name: CallName, body: unknown) => {
      const key = JSON.stringify([services.brands.ofHost(visited.host).brand, name, body]);
      return share(snapshot, key, () => run(exchangeOf(name, body, {}, '')));
    };

    const answer = async (exchange: Exchange): Promise<unknown> => {
      const { name, request } = exchange;
      const entry = shareableOf(name, request.body);
      if (!entry) return run(exchange);
      await checkAccess(exchange);
      const shared = (await sharedAnswer(name, request.body)) as never;
      if (!entry.forMember && !entry.whenClosed) return shared;
      await authenticate(exchange);
      const { memberId, closure } = exchange;
      if (closure && entry.whenClosed) return entry.whenClosed;
      return memberId === undefined || !entry.forMember
        ? shared
        : entry.forMember(shared, await services.lobby.favouritesOf(memberId));
    };

    const envelopeOf = async (exchange: Exchange): Promise<Envelope> => {
      try {
        return (await intercept?.(exchange.call.path)) ?? success(await answer(exchange));
      } catch (error) {
        if (error instanceof BusinessError) return failure(error.code, error.data);
        throw error;
      }
    };

    const callAs =
      (address: string, isVisitor: boolean): PageCall =>
      async (definition, body, sent) => {
        const name = names.get(routeKey(definition));
        // guard: pages-call-this-gateway
        if (name === undefined) throw new TypeError(`No call of the contract: ${routeKey(definition)}`);
        signal.throwIfAborted();
        const { [headerNames.token]: _token, ...anonymous } = sent;
        const exchange = exchangeOf(name, copyOf(body ?? {}), isVisitor ? anonymous : sent, address);
        const envelope = await envelopeOf(exchange);
        signal.throwIfAborted();
        return envelope;
      };

    return { call: callAs(ip, false), shared: { call: callAs('', true), snapshot } };
  };
};
