import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Product } from '../e2e/product';
import { emulation, openBrowser, openSlowPage, type Paint, readPaint } from './browser';
import { type Measurement, median, quartiles, repeat } from './measurement';

const runs = 21;

const visit = async (browser: Browser, url: string): Promise<Paint> => {
  const page = await openSlowPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await readPaint(page);
  await page.context().close();
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
  const browser = await openBrowser();
  const floor = await serveStatic(product.url);
  const pairs = await repeat(runs, async () => ({
    home: await visit(browser, product.url),
    floor: await visit(browser, floor.url),
  }));
  floor.close();
  await browser.close();
  const row = (name: string, which: 'home' | 'floor') => {
    const values = (key: keyof Paint) => pairs.map((pair) => pair[which][key]);
    return [
      name,
      quartiles(values('ttfb')),
      quartiles(values('fcp')),
      quartiles(values('lcp')),
      median(values('cls')).toFixed(3),
    ];
  };
  // Of each pair, since its two visits follow each other and so share the state of the machine.
  const ratio = (key: 'fcp' | 'lcp') =>
    median(pairs.map(({ home, floor }) => home[key] / floor[key])).toFixed(2);
  return {
    title: 'Paint of Home',
    method: `${emulation}; median of ${runs} with quartiles, alternating with the same HTML without scripts, which comes from memory, while Home is rendered by the gateway. Goals: FCP at most 1.25 times the static page, CLS at most 0.01.`,
    columns: ['page', 'TTFB ms', 'FCP ms', 'LCP ms', 'CLS'],
    rows: [
      row('Home', 'home'),
      row('the same HTML, static', 'floor'),
      ['ratio, median of the pairs', '', ratio('fcp'), ratio('lcp'), ''],
    ],
  };
};
