import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Product } from '../e2e/product';
import { emulation, openBrowser, openSlowPage, type Paint, readPaint } from './browser';
import { type Measurement, median, ms, repeat } from './measurement';

const runs = 7;

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
  const of = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick));
  const home = { fcp: of((p) => p.home.fcp), lcp: of((p) => p.home.lcp), cls: of((p) => p.home.cls) };
  const bare = { fcp: of((p) => p.floor.fcp), lcp: of((p) => p.floor.lcp), cls: of((p) => p.floor.cls) };
  return {
    title: 'Paint of Home',
    method: `${emulation}; median of ${runs}, alternating with the same HTML without scripts. Goals: FCP at most 1.25 times the static page, CLS at most 0.01.`,
    columns: ['page', 'FCP ms', 'LCP ms', 'CLS'],
    rows: [
      ['Home', ms(home.fcp), ms(home.lcp), home.cls.toFixed(3)],
      ['the same HTML, static', ms(bare.fcp), ms(bare.lcp), bare.cls.toFixed(3)],
      ['ratio', (home.fcp / bare.fcp).toFixed(2), (home.lcp / bare.lcp).toFixed(2), ''],
    ],
  };
};
