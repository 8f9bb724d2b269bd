import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium';

/** Slow 4G, and a phone with a quarter of this machine's speed. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const cpuSlowdown = 4;

/** The emulation, for the methods of measurements. */
export const emulation = `Chromium, 390×844, 1.6 Mbit/s, 150 ms, CPU ÷ ${cpuSlowdown}`;

export interface Paint {
  /** Until the first byte of the document. */
  ttfb: number;
  fcp: number;
  lcp: number;
  cls: number;
}

/** Script to evaluate in the page. A string, since compiled functions use helpers that do not exist there. */
const observer = `
  window.seen = { ttfb: 0, fcp: 0, lcp: 0, cls: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('navigation', (entry) => { seen.ttfb = entry.responseStart; });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { seen.cls += entry.value; });
`;

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

interface SlowPageOptions {
  hasSlowNetwork?: boolean;
  /** Cookies and storage of the context, for example of a member. */
  storageState?: BrowserContextOptions['storageState'];
}

/** Opens a page of a new context, with the slow processor and by default the slow network. */
export const openSlowPage = async (
  browser: Browser,
  { hasSlowNetwork = true, storageState }: SlowPageOptions = {},
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (hasSlowNetwork) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript({ content: observer });
  return page;
};

/** Waits for the paints of a loaded page. */
export const readPaint = async (page: Page): Promise<Paint> => {
  // Not `waitForFunction`, which evaluates text in the page: the content policy forbids that.
  for (;;) {
    const seen = await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
    // The network can be idle before the first paint.
    if (seen.fcp > 0 && seen.lcp > 0) return seen;
    await page.waitForTimeout(50);
  }
};
