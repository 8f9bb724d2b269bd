import { type Browser, test as base, type PlaywrightWorkerArgs } from '@playwright/test';

export * from '@playwright/test';

/** Starts a browser, and tries again when it crashes (SIGSEGV), which happens on a loaded virtual machine. */
const launch = async (start: () => Promise<Browser>, attempts = 3): Promise<Browser> => {
  try {
    return await start();
  } catch (error) {
    if (attempts === 1 || !String(error).includes('signal=SIG')) throw error;
    return launch(start, attempts - 1);
  }
};

/** `test` of Playwright, with a browser that is started again when it crashes during the start. */
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
