import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium';
import type { Product } from '../e2e/product';
import { type Measurement, median, ms, repeat } from './measurement';

const runs = 7;
/** Slow 4G, and a phone with a quarter of this machine's speed. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;

interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
}

/** Script to evaluate in the page. A string, since compiled functions use helpers that do not exist there. */
const observer = `
  window.seen = { fcp: 0, lcp: 0, cls: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { seen.cls += entry.value; });
`;

const visit = async (browser: Browser, url: string): Promise<Paint> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript({ content: observer });
  await page.goto(url, { waitUntil: 'networkidle' });
  // The network can be idle before the first paint.
  await page.waitForFunction('seen.fcp > 0 && seen.lcp > 0');
  const paint = await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  await context.close();
  return paint;
};

/** Serves the page's HTML and pictures without scripts: the lower bound for the same content. */
const serveStatic = async (origin: string) => {
  const html = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  const body = brotliCompressSync(
    html.replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''),
  );
  const server = createServer(async ({ url = '/', headers }, response) => {
    if (url !== '/') {
      const accept = headers.accept ?? '*/*';
      const file = await fetch(origin + url, { headers: { accept, 'accept-encoding': 'identity' } });
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
};

export const paint = async (product: Product): Promise<Measurement> => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  const floor = await serveStatic(product.url);
  const pairs = await repeat(runs, async () => ({
    home: await visit(browser, product.url),
    floor: await visit(browser, floor.url),
  }));
  floor.close();
  await browser.close();
  const of = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick));
  const home = { fcp: of((p) => p.home.fcp), lcp: of((p) => p.home.lcp), cls: of((p) => p.home.cls) };
  const bare = { fcp: of((p) => p.floor.fcp), lcp: of((p) => p.floor.lcp), cls: of((p) => p.floor.cls) };
  return {
    title: 'Paint of Home',
    method: `Chromium, 390×844, 1.6 Mbit/s, 150 ms, CPU ÷ ${cpuSlowdown}; median of ${runs}, alternating with the same HTML without scripts. Goals: FCP at most 1.25 times the static page, CLS at most 0.01.`,
    columns: ['page', 'FCP ms', 'LCP ms', 'CLS'],
    rows: [
      ['Home', ms(home.fcp), ms(home.lcp), home.cls.toFixed(3)],
      ['the same HTML, static', ms(bare.fcp), ms(bare.lcp), bare.cls.toFixed(3)],
      ['ratio', (home.fcp / bare.fcp).toFixed(2), (home.lcp / bare.lcp).toFixed(2), ''],
    ],
  };
};
