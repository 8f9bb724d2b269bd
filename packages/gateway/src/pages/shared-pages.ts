import type { SiteSnapshot } from '../domain/operations';
import type { EncodedPage } from './compress';
import type { SharedRequest } from './page-server';

/**
 * Renders a page that is the same for several visitors once, also for those who request it meanwhile. Pages are kept with
 * the snapshot of the site's state that they were rendered with: one second at most, which bounds the delay of another
 * gateway's change, and no longer than until a setting changes. Failed and partial pages are not kept.
 */
export const createSharedPages = () => {
  let current: SiteSnapshot | undefined;
  let pages = new Map<string, Promise<EncodedPage>>();

  return (
    snapshot: SiteSnapshot,
    request: SharedRequest,
    render: () => Promise<EncodedPage>,
  ): Promise<EncodedPage> => {
    if (snapshot !== current) {
      current = snapshot;
      pages = new Map();
    }
    const pagesOfSnapshot = pages;
    const key = JSON.stringify(request);
    const known = pagesOfSnapshot.get(key);
    if (known) return known;
    const rendered = render();
    pagesOfSnapshot.set(key, rendered);
    const remove = () => pagesOfSnapshot.delete(key);
    rendered.then(({ page }) => page.isPartial && remove(), remove);
    return rendered;
  };
};
