import type { Page } from '@playwright/test';
import { appTexts } from '../../../e2e/texts';
import { type RouteRow, routeTable } from '../../../site/src/routes/route-table';
import type { Site, Visitor } from './site';

/** A route and a visitor who sees it. */
export interface Visit {
  readonly row: RouteRow;
  readonly who: Visitor;
}

/** Every route as each visitor who sees its page: others are redirected. */
export const visits: readonly Visit[] = routeTable.flatMap((row) => [
  ...(row.access === 'member' ? [] : [{ row, who: 'visitor' as const }]),
  ...(row.access === 'guest' ? [] : [{ row, who: 'member' as const }]),
]);

/** Waits until the page shows its content and no request of it runs. */
export const waitUntilShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState === 'complete');
  await page
    .waitForFunction(
      () =>
        document.querySelector('h1, [role=dialog], [role=alertdialog], [role=alert]') !== null &&
        document.querySelector('main [aria-busy=true], [role=dialog] [aria-busy=true]') === null,
      undefined,
      { timeout: 5_000 },
    )
    // No failure: some pages have none of these elements, and a broken answer may leave a part busy. The caller checks the page.
    .catch(() => {});
};

/** The error screen. */
export const crash = (page: Page) => page.getByRole('alert').filter({ hasText: appTexts.crashTitle });

/** What the page shows: its error screen, its content, or nothing. */
export const shownBy = async (page: Page): Promise<'error' | 'content' | 'nothing'> => {
  if (await crash(page).first().isVisible()) return 'error';
  const read = () => page.evaluate(() => document.querySelector('#root')?.textContent?.trim() ?? '');
  // A reload may replace the document while it is read.
  const text = await read().catch(() => waitUntilShown(page).then(read));
  return text.length > 20 ? 'content' : 'nothing';
};

/** Runs something with a new page of each visitor, one after the other. */
export const asEach = async (
  site: Site,
  run: (page: Page, who: Visitor, own: readonly RouteRow[]) => Promise<void>,
  chosen: readonly Visit[] = visits,
): Promise<void> => {
  for (const who of ['visitor', 'member'] as const) {
    const own = chosen.filter((visit) => visit.who === who).map(({ row }) => row);
    if (own.length === 0) continue;
    const context = await site.newContext(who);
    await run(await context.newPage(), who, own);
    await context.close();
  }
};
