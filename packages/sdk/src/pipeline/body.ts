import { isObject, omitUndefined } from '../json/objects';

/** The call's defaults overridden by the caller's values. An undefined value keeps the default. */
export const withDefaults = (body: unknown, defaults?: Readonly<Record<string, unknown>>): unknown => {
  if (body != null && !isPlainObject(body)) return body;
  return { ...defaults, ...omitUndefined(body ?? {}) };
};

/** Whether a body is sent as JSON; a text is JSON already. */
export const isJson = (body: unknown): boolean =>
  typeof body === 'string' || Array.isArray(body) || isPlainObject(body);

/** Whether a body has fields. */
export const isPlainObject = (body: unknown): body is Record<string, unknown> =>
  isObject(body) && [Object.prototype, null].includes(Object.getPrototypeOf(body));

/** The URL with the body of a GET request as its query. */
export const withQuery = (url: string, body: unknown): string => {
  const query = String(new URLSearchParams(isPlainObject(body) ? (body as Record<string, string>) : {}));
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
};

/** Fills the path parameters (`{id}`) from the body and removes them from it. */
export const fillPath = (path: string, body: unknown): { path: string; body: unknown } => {
  if (!isPlainObject(body)) return { path, body };
  const rest = { ...body };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(body[name]));
  });
  return { path: filled, body: rest };
};
