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

/** The wanted path that an address carries. Anything that would leave this site reads as undefined. */
export const intendedPath = (search: string | URLSearchParams): string | undefined => {
  const wanted = new URLSearchParams(search).get(key);
  if (!wanted?.startsWith('/')) return undefined;
  const base = 'http://here.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  return url?.origin === base && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
};
