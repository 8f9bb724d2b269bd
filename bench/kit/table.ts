import type { Browser, Page } from '@playwright/test';
import { type Measurement, median } from '../measurement';
import { bundlePage } from './bundle';

const runs = 5;
/** Frames of each gesture, and pixels per frame: a fast wheel, and a drag of the scroll bar across all rows. */
const gestures = [
  { name: 'fast wheel', frames: 180, step: 120 },
  { name: 'the scroll bar dragged', frames: 180, step: 2_800 },
] as const;

/** Tables that render only the visible rows; `box` is the scroll container, `row` matches its rows. */
const tables = [
  { name: 'Pavilion', file: 'table-pavilion.tsx', box: '[role=region]', row: '[aria-rowindex]' },
  { name: 'antd', file: 'table-antd.tsx', box: '.ant-table-tbody-virtual-holder', row: '.ant-table-row' },
] as const;
type Table = (typeof tables)[number];

interface Frames {
  readonly gaps: number[];
  readonly blank: number;
  readonly rows: number;
}

/** Script to evaluate in the page. A string, since compiled functions use helpers that do not exist there. */
const scroll = ({ box, row }: Table, frames: number, step: number) => `
  (async () => {
    const box = document.querySelector('${box}');
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
      if (!document.elementFromPoint(left + 100, top + height / 2)?.closest('${row}')) blank += 1;
    }
    return { gaps, blank, rows: document.querySelectorAll('${row}').length };
  })()`;

const openTable = async (browser: Browser, { file, row }: Table): Promise<Page> => {
  const { script, style } = await bundlePage(file);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route('http://bench.test/**', (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: script }
        : {
            contentType: 'text/html; charset=utf-8',
            body: `<!doctype html><html lang="en"><title>Rows</title><style>${style}</style><body><script type="module" src="/page.js"></script>`,
          },
    ),
  );
  await page.goto('http://bench.test/');
  await page.locator(row).nth(9).waitFor();
  return page;
};

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

/** Measures tables of 10,000 rows while they scroll, in turn; only the measured page is in front. */
export const tableFrames = async (browser: Browser): Promise<Measurement> => {
  const pages = await Promise.all(tables.map((table) => openTable(browser, table)));
  const rows: Measurement['rows'] = [];
  for (const { name: gesture, frames, step } of gestures) {
    const taken = tables.map((): Frames[] => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, table] of tables.entries()) {
        const page = pages[index]!;
        await page.bringToFront();
        taken[index]!.push((await page.evaluate(scroll(table, frames, step))) as Frames);
      }
    }
    for (const [index, { name }] of tables.entries()) {
      const of = (pick: (one: Frames) => number) => median(taken[index]!.map(pick));
      rows.push([
        `${name}, ${gesture}`,
        (1000 / of(({ gaps }) => gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)).toFixed(1),
        of(({ gaps }) => quantile(gaps, 0.95)).toFixed(1),
        of(({ gaps }) => gaps.filter((gap) => gap > 25).length),
        of(({ blank }) => blank),
        of((one) => one.rows),
      ]);
      console.log(rows.at(-1)!.join(' | '));
    }
  }
  for (const page of pages) await page.close();
  return {
    title: 'A table of 10,000 rows while it scrolls',
    method: `Chromium without a graphics card, 1280×800, ${gestures[0].frames} frames of scrolling, median of ${runs}: the wheel at ${gestures[0].step} px per frame, and the scroll bar dragged at ${gestures[1].step}. Late: frames over 25 ms. Blank: frames with no row in the middle of the table. Goal: 60 frames per second.`,
    columns: ['', 'frames/s', 'p95 ms', 'late', 'blank', 'rows in the DOM'],
    rows,
  };
};
