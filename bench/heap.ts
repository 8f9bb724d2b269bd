import { chromium } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium';
import type { Product } from '../e2e/product';
import type { Measurement } from './measurement';

/** The numbers of route changes after which the heap is read. */
const readings = [300, 600, 900];
const round = ['/game/egame', '/user/login', '/help/kh', '/'];

/** The used heap after a warm-up and after each number of route changes, garbage collected each time, bytes. */
const readHeap = async (product: Product, flags: string[]): Promise<number[]> => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', ...flags],
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
  const results = [await used()];
  let done = 0;
  for (const reading of readings) {
    for (; done < reading; done += 1) await go(round[done % round.length]!);
    await page.waitForTimeout(1_000);
    results.push(await used());
  }
  await browser.close();
  return results;
};

/**
 * Reads the heap with V8's compilers, as browsers run, and without them. Compiled code grows on any page; without it,
 * growth is memory that the site retains.
 */
export const heap = async (product: Product): Promise<Measurement> => {
  const [kept, all] = [await readHeap(product, ['--js-flags=--jitless']), await readHeap(product, [])];
  const cells = (bytes: number, [start = bytes]: number[]) => [
    (bytes / 2 ** 20).toFixed(2),
    `${(((bytes - start) / start) * 100).toFixed(1)} %`,
  ];
  return {
    title: 'Heap of a tab',
    method:
      'Route changes between Home, a lobby, login and help, after one visit of each page; garbage is collected before each reading. “Kept” is the heap without V8’s compilers; with them it also contains compiled code. Goal: kept heap within 10 % of the start after 300 changes.',
    columns: ['route changes', 'kept MiB', 'growth', 'with compiled code MiB', 'growth'],
    rows: [0, ...readings].map((changes, index) => [
      changes,
      ...cells(kept[index]!, kept),
      ...cells(all[index]!, all),
    ]),
  };
};
