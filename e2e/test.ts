import { type Browser, test as base, type PlaywrightWorkerArgs } from '@playwright/test';

export * from '@playwright/test';

/** Starts a browser; again when it crashed (SIGSEGV), as some starts do on a loaded virtual machine. */
const launch = async (start: () => Promise<Browser>, attempts = 3): Promise<Browser> => {
  try {
    return await start();
  } catch (error) {
    if (attempts === 1 || !String(error).includes('signal=SIG')) throw error;
    return launch(start, attempts - 1);
  }
};

/** `test` of Playwright, with a browser whose start is repeated when it crashes. */
export const test = base.extend<object, Pick<PlaywrightWorkerArgs, 'browser'>>({
  browser: [
    async ({ playwright, headless, launchOptions }, use) => {
      const browser = await launch(() => playwright.chromium.launch({ headless, ...launchOptions }));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
