/**
 * Where a visitor wanted to go travels in the address: `/?next=/mine/vip`, then `/user/login?next=/mine/vip`. So it
 * survives a reload, a second tab and the server, and needs no storage.
 *
 * Source: requirement RTE-2.
 */
const key = 'next';

/** `path?next=…` */
export const withIntended = (path: string, intended: string | undefined): string =>
  intended === undefined ? path : `${path}?${new URLSearchParams({ [key]: intended })}`;

/** The path of this site that a text names. Anything that would leave it reads as undefined. */
export const ownPath = (wanted: string | null | undefined): string | undefined => {
  if (!wanted?.startsWith('/')) return undefined;
  const base = 'http://here.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  return url?.origin === base && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
};

/** The wanted path that an address carries. */
export const intendedPath = (search: string | URLSearchParams): string | undefined =>
  ownPath(new URLSearchParams(search).get(key));
