import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumPath } from '../e2e/chromium';
import { type Measurement, median, repeat } from './measurement';

const runs = 5;
/** Frames that the script scrolls in, and how far each moves: a fast wheel, and a drag of the bar across all rows. */
const gestures = [
  { name: 'fast wheel', frames: 180, step: 120 },
  { name: 'the bar dragged', frames: 180, step: 2_800 },
] as const;

/** The page as one text: `import()` of its later parts is resolved by the bundler. */
const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'table-page.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
};

const serve = async (script: string) => {
  const server = createServer((request, response) => {
    const isScript = request.url === '/table.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript
        ? script
        : '<!doctype html><title>Rows</title><body><script type="module" src="/table.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
};

interface Frames {
  readonly gaps: number[];
  readonly blank: number;
  readonly rows: number;
}

/** Runs in the page. A text, since a compiled function would bring helpers that the page lacks. */
const scroll = (frames: number, step: number) => `
  (async () => {
    const box = document.querySelector('[role=region]');
    box.scrollTop = 0;
    const frame = () => new Promise(requestAnimationFrame);
    for (let i = 0; i < 30; i += 1) await frame();
    const gaps = [];
    let blank = 0;
    let last = await frame();
    for (let i = 0; i < ${frames}; i += 1) {
      box.scrollTop += ${step};
      const now = await frame();
      gaps.push(now - last);
      last = now;
      const { left, top, height } = box.getBoundingClientRect();
      if (!document.elementFromPoint(left + 60, top + height / 2)?.closest('[aria-rowindex]')) blank += 1;
    }
    return { gaps, blank, rows: document.querySelectorAll('[aria-rowindex]').length };
  })()`;

const measure = async (page: Page, frames: number, step: number): Promise<Frames> =>
  page.evaluate(scroll(frames, step)) as Promise<Frames>;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

/** Frames of a table of 10,000 rows while it scrolls. */
export const table = async (): Promise<Measurement> => {
  const served = await serve(await bundle());
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(served.url);
  await page.waitForSelector('[aria-rowindex="10"]');
  const rows: Measurement['rows'] = [];
  for (const { name, frames, step } of gestures) {
    const all = await repeat(runs, () => measure(page, frames, step));
    const of = (pick: (one: Frames) => number) => median(all.map(pick));
    rows.push([
      name,
      (1000 / of(({ gaps }) => gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)).toFixed(1),
      of(({ gaps }) => quantile(gaps, 0.95)).toFixed(1),
      of(({ gaps }) => gaps.filter((gap) => gap > 25).length),
      of(({ blank }) => blank),
      of((one) => one.rows),
    ]);
  }
  await browser.close();
  served.close();
  return {
    title: 'A table of 10,000 rows while it scrolls',
    method: `Chromium without a graphics card, 1280×800, ${gestures[0].frames} frames of scrolling, median of ${runs}: a wheel at ${gestures[0].step} px a frame, and the bar dragged at ${gestures[1].step}. Late: over 25 ms. Blank: nothing drawn in the middle of the box. Goal: 60 frames a second.`,
    columns: ['gesture', 'frames/s', 'p95 ms', 'late', 'blank', 'rows there'],
    rows,
  };
};
