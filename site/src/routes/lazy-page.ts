import type { PavilionStore } from '@pavilion/sdk/react';
import type { PageProps } from '../shared/page/page-props';
import { type LazyPart, lazyPart, type PartModule } from './lazy-part';

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

/** What the file of a page exports. */
export interface PageModule extends PartModule<PageProps> {
  readonly data?: PageData;
}

export type LazyPage = LazyPart<PageProps, PageModule>;

/** A page in a chunk of its own. */
export const lazyPage = (source: string, load: () => Promise<PageModule>): LazyPage =>
  lazyPart<PageProps, PageModule>(source, load);
