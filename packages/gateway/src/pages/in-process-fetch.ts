import type { FastifyInstance, InjectOptions } from 'fastify';

/** Stands for this process in addresses; no request to it leaves the process. */
const inside = 'http://gateway.internal';

/** The address of no visitor: no list that refuses addresses can hold it. */
const nobody = '0.0.0.0';

/** A response with one of these may have no body. */
const bodiless = new Set([204, 205, 304]);

/**
 * A `fetch` that reaches this server alone, without a socket. Addresses are relative; the visitor's address goes along,
 * so that a page sees the API as its visitor would; an empty one is nobody's.
 */
export const createInProcessFetch =
  (app: FastifyInstance, { ip, signal }: { ip: string; signal: AbortSignal }): typeof fetch =>
  async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const url = new URL(address, inside);
    if (url.origin !== inside) throw new TypeError(`A page may call this gateway only, not ${url.origin}`);
    const request = new Request(url, input instanceof Request ? input : init);
    request.signal.throwIfAborted();
    signal.throwIfAborted();
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      payload: await request.text(),
      remoteAddress: ip || nobody,
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
