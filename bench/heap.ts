import { chromium } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium';
import type { Product } from '../e2e/product';
import type { Measurement } from './measurement';

const changes = 300;
const round = ['/game/egame', '/user/login', '/help/kh', '/'];

/** The heap of a tab before and after many route changes, garbage collected each time. */
export const heap = async (product: Product): Promise<Measurement> => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const go = async (path: string) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.waitForTimeout(30);
  };
  await page.goto(product.url, { waitUntil: 'networkidle' });
  for (let i = 0; i < 20; i += 1) await go(round[i % round.length]!);
  await page.waitForTimeout(1_000);
  const before = await used();
  for (let i = 0; i < changes; i += 1) await go(round[i % round.length]!);
  await page.waitForTimeout(1_000);
  const after = await used();
  await browser.close();
  return {
    title: 'Heap of a tab',
    method: `${changes} route changes over Home, a lobby, login and help, after each page was seen once; garbage collected before each reading. Goal: within 10 % of the start.`,
    columns: ['', 'MiB'],
    rows: [
      ['before', (before / 2 ** 20).toFixed(2)],
      [`after ${changes} route changes`, (after / 2 ** 20).toFixed(2)],
      ['growth', `${(((after - before) / before) * 100).toFixed(1)} %`],
    ],
  };
};
