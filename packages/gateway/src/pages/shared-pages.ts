import type { SiteSnapshot } from '../domain/operations';
import type { SharedRequest } from './page-server';
import type { ReadyPage } from './ready-page';

/**
 * Makes a page that is nobody's own once for all who ask for it, also for those who ask while it is made. It is kept as
 * long as the snapshot of the site's state that it was made under: a second at the most (another gateway's change is
 * learnt by then too), and not beyond a switch of the operator. A page that failed or lacks something is not kept.
 */
export const createSharedPages = () => {
  let under: SiteSnapshot | undefined;
  let pages = new Map<string, Promise<ReadyPage>>();

  return (snapshot: SiteSnapshot, of: SharedRequest, make: () => Promise<ReadyPage>): Promise<ReadyPage> => {
    if (snapshot !== under) {
      under = snapshot;
      pages = new Map();
    }
    const mine = pages;
    const key = JSON.stringify(of);
    const known = mine.get(key);
    if (known) return known;
    const made = make();
    mine.set(key, made);
    const forget = () => mine.delete(key);
    made.then(({ page }) => page.isPartial && forget(), forget);
    return made;
  };
};
