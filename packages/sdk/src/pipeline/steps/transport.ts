import type { GatewayTime } from '../../gateway-time/gateway-time';
import type { ClockPort } from '../../ports/ports';
import { isJson } from '../body';
import type { HttpRequest, Next } from '../step';

/**
 * Sends the request and reads the whole text of the response. Redirects of our own API are rejected, because `fetch`
 * would send the token along to wherever they lead.
 *
 * @param gatewayTime observes the `Date` header of our own API, except on GET requests: a cached response has an old one
 */
export const transport =
  (send: typeof fetch, clock: ClockPort, gatewayTime?: GatewayTime): Next<HttpRequest> =>
  async ({ method, url, isOwnOrigin, headers, body, signal }) => {
    const sentAt = clock.now();
    const isGet = method === 'GET';
    const response = await send(url, {
      method,
      headers,
      redirect: isOwnOrigin ? 'error' : 'follow',
      ...(isGet
        ? {}
        : { body: typeof body !== 'string' && isJson(body) ? JSON.stringify(body) : (body as BodyInit) }),
      signal,
    });
    const { status, statusText, ok } = response;
    // A test double of `fetch` may have no headers.
    if (isOwnOrigin && !isGet) gatewayTime?.observe(response.headers?.get('date'), sentAt);
    return { status, statusText, ok, text: await response.text() };
  };
