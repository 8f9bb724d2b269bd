import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Product } from '../e2e/product';
import { emulation, openBrowser, openSlowPage, readPaint } from './browser';
import { kib, type Measurement, median, ms, repeat } from './measurement';

const runs = 3;
const demoMember = { account: 'demo2026', password: 'Pavilion2026' };
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

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

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
  await page.getByRole('button', { name: '切换到太空主题' }).click();
  await page.waitForTimeout(settlingTime);
  return (await page.evaluate('seenInteractions')) as number[];
};

/** Logs the demo member in; resolves to cookies and storage of the context. */
const logIn = async (browser: Browser, url: string) => {
  const page = await browser.newPage({ locale: 'zh-CN' });
  await page.goto(`${url}/user/login`, { waitUntil: 'networkidle' });
  await page.locator('input[name=account]').fill(demoMember.account);
  await page.locator('input[name=password]').fill(demoMember.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === '/');
  // Pop-ups show once; later ones would make the measured pages inert.
  const popUp = page.getByRole('dialog');
  while (
    await popUp.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  )
    await page.keyboard.press('Escape');
  const state = await page.context().storageState();
  await page.context().close();
  return state;
};

/** Opens a page in a new context, and reads what its loading took: scripts and their bytes as sent, requests, paint. */
const visit = async (browser: Browser, url: string, storageState?: StorageState) => {
  const page = await openSlowPage(browser, { storageState });
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
  const browser = await openBrowser();
  const member = await logIn(browser, product.url);
  const rows: (string | number)[][] = [];
  for (const [name, { path, isForMembers }] of Object.entries(pages))
    for (const who of isForMembers ? ['member'] : name === 'login' ? ['visitor'] : ['visitor', 'member']) {
      const visits = await repeat(runs, () =>
        visit(browser, product.url + path, who === 'member' ? member : undefined),
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
