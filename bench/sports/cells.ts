import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import type { Measurement } from '../measurement';
import type {} from './cells-page';

const cells = 1_000;
const patterns = [
  ['ours', 'ours: a store with a subscription for each cell'],
  ['azuro', 'Azuro’s: a state for each cell, after 200 ms without a message'],
  ['overtime', 'Overtime’s: the list is replaced'],
] as const;

/** Messages of a run, how many prices each changes, and the time between two, ms. */
const loads = [
  { name: '50 changes/s, one a message', messages: 250, changed: 1, interval: 20 },
  { name: 'bursts of 200', messages: 20, changed: 200, interval: 250 },
] as const;

const bundle = async (): Promise<string> => {
  const root = join(import.meta.dirname, '../..');
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'cells-page.tsx')],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    platform: 'browser',
    conditions: ['source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
};

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ??
  Number.NaN;

/** Renders, script time and delay of three ways to update the cells of a board, with the same messages. */
export const cellPatterns = async (browser: Browser): Promise<Measurement> => {
  const script = await bundle();
  const html =
    '<!doctype html><title>Cells</title><div id="root"></div><script type="module" src="/page.js"></script>';
  const rows: (string | number)[][] = [];
  for (const load of loads) {
    for (const [pattern, name] of patterns) {
      const page = await browser.newPage();
      await page.route('http://bench.test/**', (route) =>
        route.fulfill(
          route.request().url().endsWith('.js')
            ? { contentType: 'text/javascript', body: script }
            : { contentType: 'text/html', body: html },
        ),
      );
      await page.goto(`http://bench.test/?pattern=${pattern}&cells=${cells}`);
      await page
        .locator('.cell')
        .nth(cells - 1)
        .waitFor();
      // The first frame of the feed, and whatever the first renders compile.
      await page.waitForTimeout(500);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const metrics = async () => {
        const { metrics: all } = await session.send('Performance.getMetrics');
        const of = (wanted: string) => (all.find(({ name: each }) => each === wanted)?.value ?? 0) * 1_000;
        return { script: of('ScriptDuration'), task: of('TaskDuration') };
      };
      await page.evaluate(() => window.cellsPage.read());
      const before = await metrics();
      await page.evaluate(
        async ({ messages, changed, interval, total }) => {
          let next = 0;
          for (let message = 0; message < messages; message += 1) {
            window.cellsPage.change(
              Array.from({ length: changed }, () => {
                next = (next + 7) % total;
                return next;
              }),
            );
            await new Promise((resolve) => setTimeout(resolve, interval));
          }
          await new Promise((resolve) => setTimeout(resolve, 400));
        },
        { ...load, total: cells },
      );
      const after = await metrics();
      const { renders, latencies } = await page.evaluate(() => window.cellsPage.read());
      rows.push([
        `${load.name}: ${name}`,
        (renders / load.messages).toFixed(1),
        ((after.script - before.script) / load.messages).toFixed(2),
        ((after.task - before.task) / load.messages).toFixed(2),
        percentile(latencies, 0.5).toFixed(1),
        percentile(latencies, 0.95).toFixed(1),
      ]);
      await page.close();
    }
  }
  return {
    title: 'Sports: cells of a board',
    method: `${cells.toLocaleString('en')} cells in Chromium, with the same messages: “ours” is the store of the site behind frames of its socket; the others rebuild the update patterns of Azuro’s SDK and of Overtime’s page with the same cell. Delay: from the message until the new price is in the document; where a price changes again before it is shown, from its first change. Goals: one render for a changed price, and a burst of 200 within 8 ms of script.`,
    columns: ['', 'renders a message', 'script ms', 'task ms', 'delay p50 ms', 'delay p95 ms'],
    rows,
  };
};
