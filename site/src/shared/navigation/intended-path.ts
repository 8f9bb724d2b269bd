/**
 * The page that a visitor requested is a query parameter: `/?next=/mine/vip`, then `/user/login?next=/mine/vip`. So it
 * survives a reload, a second tab and server rendering without storage (RTE-2).
 */
const key = 'next';

/** `path?next=…` */
export const withIntended = (path: string, intended: string | undefined): string =>
  intended === undefined ? path : `${path}?${new URLSearchParams({ [key]: intended })}`;

/** Validates a path of this site. Addresses of other origins read as undefined. */
export const ownPath = (wanted: string | null | undefined): string | undefined => {
  if (!wanted?.startsWith('/')) return undefined;
  const base = 'http://here.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  return url?.origin === base && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
};

/** The requested path in a query. */
export const intendedPath = (search: string | URLSearchParams): string | undefined =>
  ownPath(new URLSearchParams(search).get(key));
