import type { PavilionStore } from '@pavilion/sdk/react';

/** The data access of a page's prefetch function. */
export interface PageContext {
  /** Takes what `api.endpoints.x.initiate(body)` returns. */
  readonly dispatch: PavilionStore['dispatch'];
  /** Whether there is a session. */
  readonly isMember: boolean;
  readonly search: URLSearchParams;
}

/**
 * Fetches the data of the first view for server rendering. Requests that are slow or fail are left to the page's own
 * hooks in the browser.
 */
export type PageData = (context: PageContext) => readonly PromiseLike<unknown>[];
