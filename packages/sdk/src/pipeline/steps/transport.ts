import type { GatewayTime } from '../../gateway-time/gateway-time';
import type { ClockPort } from '../../ports/ports';
import { isPlain } from '../body';
import type { Next } from '../exchange';

/**
 * The end of the way out: sends, and reads the whole text. A redirect of our own API is refused, since fetch would
 * carry the token along to wherever it leads.
 *
 * @param time learns of our own API what time it is; an answer to a GET may have lain in a cache, and says when it came there
 */
export const transport =
  (send: typeof fetch, clock: ClockPort, time?: GatewayTime): Next =>
  async ({ call, url, own, headers, options, body, signal }) => {
    const asked = clock.now();
    const isGet = call.method === 'GET';
    const response = await send(url, {
      method: call.method,
      headers: { ...headers, ...options.headers },
      redirect: own ? 'error' : 'follow',
      ...(isGet ? {} : { body: isPlain(body) ? JSON.stringify(body) : (body as BodyInit) }),
      signal,
    });
    const { status, statusText, ok } = response;
    // A stand-in of `fetch` may have no headers.
    if (own && !isGet) time?.hear(response.headers?.get('date'), asked);
    return { status, statusText, ok, text: await response.text() };
  };
