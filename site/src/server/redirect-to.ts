import type { PageResponse } from './page-server';

/** A 302 response. */
export const redirectTo = (location: string, headers: Record<string, string> = {}): PageResponse => ({
  status: 302,
  headers: { location, ...headers },
  body: '',
});
