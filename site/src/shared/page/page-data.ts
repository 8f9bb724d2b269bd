import type { PavilionStore } from '@pavilion/sdk/react';

/** What a page may ask for before it is drawn. */
export interface PageContext {
  /** Takes what `api.endpoints.x.initiate(body)` returns. */
  readonly dispatch: PavilionStore['dispatch'];
  /** Whether there is a session. */
  readonly isMember: boolean;
  readonly search: URLSearchParams;
}

/**
 * Fetches what the page shows first, so that the server can send it. What is late or fails is left to the browser:
 * the page's own hooks ask for the same again.
 */
export type PageData = (context: PageContext) => readonly PromiseLike<unknown>[];
