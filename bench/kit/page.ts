import type { Browser, CDPSession, Page } from '@playwright/test';
import { bundlePage } from './bundle';
import type { KitRow } from './kits';
import type { Lab } from './peers/lab';

declare global {
  interface Window {
    lab: Lab;
  }
}

export const dialogs = '[role=dialog], [role=alertdialog]';

export interface Bench {
  page: Page;
  session: CDPSession;
}

/** Creates a runner that opens a new page of a kit for each case. */
export const createBench = async (browser: Browser, { file }: KitRow) => {
  const { script, style } = await bundlePage(file);
  const html = `<!doctype html><html lang="en"><title>Laboratory</title><style>${style}</style><body><script type="module" src="/lab.js"></script>`;
  return async <T>(search: string, reducedMotion: boolean, run: (bench: Bench) => Promise<T>): Promise<T> => {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    });
    try {
      await page.route('http://lab.test/**', (route) =>
        route.fulfill(
          route.request().url().endsWith('.js')
            ? { contentType: 'text/javascript', body: script }
            : { contentType: 'text/html', body: html },
        ),
      );
      await page.goto(`http://lab.test/${search}`);
      await page.locator('#ask').waitFor();
      return await run({ page, session: await page.context().newCDPSession(page) });
    } finally {
      await page.close();
    }
  };
};

/** Waits until the dialog is open and its animation is over. */
export const opened = async (page: Page): Promise<void> => {
  await page.locator('#field').waitFor({ timeout: 3_000 });
  await page.waitForTimeout(350);
};

/** Whether the dialog is removed in time, by default within a second. */
export const gone = (page: Page, within = 1_000): Promise<boolean> =>
  page
    .locator('#field')
    .waitFor({ state: 'detached', timeout: within })
    .then(
      () => true,
      () => false,
    );
