import type { Browser, CDPSession, Page } from '@playwright/test';
import { bundlePage } from './bundle';
import type { KitRow } from './kits';
import type { TestPage } from './libraries/test-page';

declare global {
  interface Window {
    testPage: TestPage;
  }
}

export const dialogs = '[role=dialog], [role=alertdialog]';

export interface BenchmarkPage {
  page: Page;
  session: CDPSession;
}

/** Bundles the page of one kit. The returned function runs a callback in a new browser page with that bundle. */
export const createPageRunner = async (browser: Browser, { file }: KitRow) => {
  const { script, style } = await bundlePage(file);
  const html = `<!doctype html><html lang="en"><title>Dialog</title><style>${style}</style><body><script type="module" src="/page.js"></script>`;
  return async <T>(
    search: string,
    reducedMotion: boolean,
    run: (bench: BenchmarkPage) => Promise<T>,
  ): Promise<T> => {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    });
    try {
      await page.route('http://bench.test/**', (route) =>
        route.fulfill(
          route.request().url().endsWith('.js')
            ? { contentType: 'text/javascript', body: script }
            : { contentType: 'text/html', body: html },
        ),
      );
      await page.goto(`http://bench.test/${search}`);
      await page.locator('#open').waitFor();
      return await run({ page, session: await page.context().newCDPSession(page) });
    } finally {
      await page.close();
    }
  };
};

/** Waits until the dialog is open, then 350 ms for its enter animation. */
export const waitUntilOpen = async (page: Page): Promise<void> => {
  await page.locator('#field').waitFor({ timeout: 3_000 });
  await page.waitForTimeout(350);
};

/** Whether the dialog content is removed from the document within `within` ms. */
export const isRemoved = (page: Page, within = 1_000): Promise<boolean> =>
  page
    .locator('#field')
    .waitFor({ state: 'detached', timeout: within })
    .then(
      () => true,
      () => false,
    );
