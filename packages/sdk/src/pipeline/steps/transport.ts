import { isPlain } from '../body';
import type { Next } from '../exchange';

/**
 * The end of the way out: sends, and reads the whole text. A redirect of our own API is refused, since fetch would
 * carry the token along to wherever it leads.
 */
export const transport =
  (send: typeof fetch): Next =>
  async ({ call, url, own, headers, options, body, signal }) => {
    const response = await send(url, {
      method: call.method,
      headers: { ...headers, ...options.headers },
      redirect: own ? 'error' : 'follow',
      ...(call.method === 'GET' ? {} : { body: isPlain(body) ? JSON.stringify(body) : (body as BodyInit) }),
      signal,
    });
    const { status, statusText, ok } = response;
    // A stand-in of `fetch` may have no headers.
    const date = response.headers?.get('date') ?? undefined;
    return { status, statusText, ok, date, text: await response.text() };
  };
