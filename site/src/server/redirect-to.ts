import type { PageResponse } from './page-server';

/** Sends the browser to another page of the site. */
export const redirectTo = (location: string, headers: Record<string, string> = {}): PageResponse => ({
  status: 302,
  headers: { location, ...headers },
  body: '',
});
