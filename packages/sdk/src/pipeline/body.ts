/** The caller's values over the call's defaults; a value that is undefined leaves the default in place. */
export const withDefaults = (body: unknown, defaults?: Readonly<Record<string, unknown>>): unknown => {
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

/** The path with its braces filled from the body, and the body without what went there. */
export const fillPath = (path: string, body: unknown): { path: string; body: unknown } => {
  if (!path.includes('{') || !isPlain(body)) return { path, body };
  const rest = { ...body };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(body[name]));
  });
  return { path: filled, body: rest };
};
