import type { PageData } from '../shared/page/page-data';
import type { PageProps } from '../shared/page/page-props';
import { type LazyPart, lazyPart, type PartModule } from '../shared/parts/lazy-part';

/** What the file of a page exports. */
export interface PageModule extends PartModule<PageProps> {
  readonly data?: PageData;
  /** What the page draws by `Late`: the server needs it with the page, the browser does not. */
  readonly late?: readonly LazyPart<object>[];
}

export type LazyPage = LazyPart<PageProps, PageModule>;

/** A page in a chunk of its own. */
export const lazyPage = (source: string, load: () => Promise<PageModule>): LazyPage =>
  lazyPart<PageProps, PageModule>(source, load);
