import type { Browser, Page } from '@playwright/test';
import type { Product } from '../e2e/product';
import { emulation, openBrowser, openSlowPage, readPaint } from './browser';
import { kib, type Measurement, median, ms, repeat } from './measurement';
import { registerPlayer } from './players';

const runs = 3;
/** How long layout shifts are counted after a page is loaded, ms. */
const settlingTime = 500;

interface MainPage {
  readonly path: string;
  readonly isForMembers?: boolean;
}

const pages: Record<string, MainPage> = {
  Home: { path: '/' },
  'slots lobby': { path: '/game/egame' },
  sportsbook: { path: '/game/sport' },
  promotions: { path: '/activity/discount' },
  help: { path: '/help/kh' },
  login: { path: '/user/login' },
  wallet: { path: '/mine/finance/wallet', isForMembers: true },
  deposit: { path: '/mine/finance/deposit', isForMembers: true },
  'bet record': { path: '/mine/record/betRecord', isForMembers: true },
  VIP: { path: '/mine/vip', isForMembers: true },
};

/** The interaction that takes longest from the key or pointer to the next frame, ms. */
const longestInteraction = `
  window.seenInteractions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) seenInteractions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Interactions that every page has: a key, then a click on the switch of the theme, which paints the whole page again. */
const interact = async (page: Page) => {
  await page.keyboard.press('Tab');
  // New members are asked once for their limits.
  if ((await page.getByRole('dialog').count()) > 0) {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: '切换到太空主题' }).click();
  await page.waitForTimeout(settlingTime);
  return (await page.evaluate('seenInteractions')) as number[];
};

/** Opens a page in a new context, and reads what its loading took: scripts and their bytes as sent, requests, paint. */
const visit = async (browser: Browser, url: string, token?: string) => {
  const page = await openSlowPage(browser);
  if (token) await page.context().addCookies([{ name: 'token', value: token, url }]);
  await page.addInitScript({ content: longestInteraction });
  const sizes: Promise<{ isScript: boolean; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const isScript = request.resourceType() === 'script';
    sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ isScript, bytes })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settlingTime);
  const responses = await Promise.all(sizes);
  const { fcp, cls } = await readPaint(page);
  const interactions = await interact(page);
  await page.context().close();
  const scripts = responses.filter(({ isScript }) => isScript);
  return {
    scripts: scripts.length,
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: responses.length,
    fcp,
    cls,
    interaction: Math.max(0, ...interactions),
  };
};
type Visit = Awaited<ReturnType<typeof visit>>;

/** What the main pages load before anything is clicked, for a visitor and for a member. */
export const pageLoads = async (product: Product): Promise<Measurement> => {
  const token = await registerPlayer(product, 'loads');
  const browser = await openBrowser();
  const rows: (string | number)[][] = [];
  for (const [name, { path, isForMembers }] of Object.entries(pages))
    for (const who of isForMembers ? ['member'] : name === 'login' ? ['visitor'] : ['visitor', 'member']) {
      const visits = await repeat(runs, () =>
        visit(browser, product.url + path, who === 'member' ? token : undefined),
      );
      const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
      rows.push([
        `${name}, ${who}`,
        kib(of('bytes')),
        of('scripts'),
        of('requests'),
        ms(of('fcp')),
        of('cls').toFixed(3),
        ms(of('interaction')),
      ]);
    }
  await browser.close();
  return {
    title: 'First loads',
    method: `${emulation}; median of ${runs}, an empty cache each time. JavaScript KiB are the bodies of the scripts that load before anything is clicked, as sent (gzip or brotli as the browser asks). The interaction is the longer of the first key and a click on the switch of the theme, from the input to the next frame; visitors’ pages hydrate at their first interaction. Goals: JavaScript at most 165 KiB in at most 20 scripts (the sportsbook: Home + 40), CLS at most 0.01, interaction at most 100 ms.`,
    columns: ['page', 'JavaScript KiB', 'scripts', 'requests', 'FCP ms', 'CLS', 'interaction ms'],
    rows,
  };
};
