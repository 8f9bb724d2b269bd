import { given } from '../json/given';

/** The caller's values over the call's defaults; a value that is undefined leaves the default in place. */
export const withDefaults = (body: unknown, defaults?: Readonly<Record<string, unknown>>): unknown => {
  if (body !== undefined && !isPlain(body)) return body;
  return { ...defaults, ...given(body ?? {}) };
};

/** Whether a body travels as JSON. */
export const isPlain = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && [Object.prototype, null].includes(Object.getPrototypeOf(body));

/** The address with a GET's body as its query. */
export const withQuery = (url: string, body: unknown): string => {
  const query = String(new URLSearchParams(isPlain(body) ? (body as Record<string, string>) : {}));
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
};

/** The path with its braces filled from the body, and the body without what went there. */
export const fillPath = (path: string, body: unknown): { path: string; body: unknown } => {
  if (!isPlain(body)) return { path, body };
  const rest = { ...body };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(body[name]));
  });
  return { path: filled, body: rest };
};
