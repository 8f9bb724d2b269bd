/** The caller's values over the call's defaults; a value that is undefined leaves the default in place. */
export const withDefaults = (body: unknown, defaults: Readonly<Record<string, unknown>>): unknown => {
  if (body !== undefined && !isPlain(body)) return body;
  const given = Object.entries(body ?? {}).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
};

/** Whether a body travels as JSON. */
export const isPlain = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && [Object.prototype, null].includes(Object.getPrototypeOf(body));

/** The address with a GET's body as its query. */
export const withQuery = (url: string, body: unknown): string => {
  const query = new URLSearchParams(
    Object.entries(isPlain(body) ? body : {}).map(([key, value]) => [key, String(value)]),
  ).toString();
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
};
