import type { FastifyInstance, InjectOptions } from 'fastify';
import { inProcessAddress, type PublicAddress } from '../http/public-address';

/** Origin of relative URLs; requests to it stay in this process. */
const inside = 'http://gateway.internal';

/** Used as the visitor’s address when there is none: no list of restricted addresses can contain it. */
const noVisitor = '0.0.0.0';

/** Statuses whose responses have no body. */
const bodiless = new Set([204, 205, 304]);

interface InProcessFetchOptions {
  /** Address of the visitor; empty when the page is shared by several. */
  ip: string;
  /** Protocol and host under which the visitor reached the site. */
  visited: PublicAddress;
  signal: AbortSignal;
}

/**
 * A `fetch` that reaches this server alone, without a socket. URLs are relative. The request is forwarded for the visitor
 * as a proxy would, so that a rendered page gets the answers that its visitor would get.
 */
export const createInProcessFetch =
  (app: FastifyInstance, { ip, visited, signal }: InProcessFetchOptions): typeof fetch =>
  async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const url = new URL(address, inside);
    // guard: pages-call-this-gateway
    if (url.origin !== inside) throw new TypeError(`A page may call this gateway only, not ${url.origin}`);
    const request = new Request(url, input instanceof Request ? input : init);
    request.signal.throwIfAborted();
    signal.throwIfAborted();
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: {
        ...Object.fromEntries(request.headers),
        'x-forwarded-for': ip || noVisitor,
        'x-forwarded-host': visited.host,
        'x-forwarded-proto': visited.protocol,
      },
      payload: await request.text(),
      remoteAddress: inProcessAddress,
    });
    request.signal.throwIfAborted();
    signal.throwIfAborted();
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of [value].flat()) if (each !== undefined) headers.append(name, String(each));
    }
    return new Response(bodiless.has(answer.statusCode) ? null : answer.body, {
      status: answer.statusCode,
      headers,
    });
  };
