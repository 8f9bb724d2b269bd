import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../e2e/chromium';
import { kib, type Measurement } from '../measurement';
import { bundleImport, libraries } from './bundle';
import { type Case, cases } from './cases';
import { kits } from './kits';
import { createPageRunner } from './page';
import { measureLeaks, measureOpening } from './speed';
import { tableFrames } from './table';

const root = join(import.meta.dirname, '../..');

/** Builds the kit, and installs the other kits on the first run. */
const prepare = () => {
  spawnSync(join(root, 'node_modules/.bin/rollup'), ['--config', '--silent'], {
    cwd: root,
    env: { ...process.env, ONLY: 'format,ui' },
    stdio: 'inherit',
  });
  if (!existsSync(join(libraries, 'node_modules'))) {
    spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: libraries, stdio: 'inherit' });
  }
};

type PageRunners = Awaited<ReturnType<typeof createPageRunner>>[];

const resultOf = async (
  runOnPage: PageRunners[number],
  { reducedMotion = false, passes }: Case,
): Promise<string> => {
  try {
    return (await runOnPage('', reducedMotion, passes)) ? '✓' : '✗';
  } catch (error) {
    console.error(error);
    return '✗';
  }
};

const compareBehaviour = async (runners: PageRunners): Promise<Measurement> => {
  const rows: string[][] = [];
  for (const test of cases) {
    const row = [test.title];
    for (const [index, kit] of kits.entries()) {
      row.push(test.applies?.(kit) === false ? '–' : await resultOf(runners[index]!, test));
    }
    console.log(row.join(' | '));
    rows.push(row);
  }
  return {
    title: 'Modal systems compared',
    method:
      'The same confirmation in each kit, in Chromium with classic scroll bars; each kit is used as documented, with its defaults. – means that the kit does not claim the behaviour.',
    columns: ['', ...kits.map(({ name }) => name)],
    rows,
  };
};

const compareSpeed = async (runners: PageRunners): Promise<Measurement> => {
  const times: number[] = [];
  const rows: string[][] = [];
  for (const run of runners) times.push(await run('?instant', true, measureOpening));
  const bare = times[kits.findIndex(({ file }) => file === 'radix.tsx')]!;
  for (const [index, { name }] of kits.entries()) {
    const { listeners, nodes, heap } = await runners[index]!('?instant', true, measureLeaks);
    const time = times[index]!;
    rows.push([name, time.toFixed(1), (time / bare).toFixed(2), String(listeners), String(nodes), kib(heap)]);
    console.log(rows.at(-1)!.join(' | '));
  }
  return {
    title: 'Opening a dialog, and leaks after 1,000',
    method:
      'From the call to the painted frame, median of 25 with animations off; then 1,000 openings and closings, garbage is collected before and after. Goals: at most 1.2 times bare Radix; no listeners or nodes left.',
    columns: ['', 'ms', '× bare Radix', 'listeners left', 'nodes left', 'heap left, KiB'],
    rows,
  };
};

const compareSizes = async (): Promise<Measurement> => {
  const sizeOf = async (source?: string) => (source ? kib(gzipSync(await bundleImport(source)).length) : '–');
  const rows: string[][] = [];
  for (const { name, confirm, amount } of kits)
    rows.push([name, await sizeOf(confirm), await sizeOf(amount)]);
  return {
    title: 'Bundle size of an application',
    method:
      'One bundle by esbuild, gzip, without React; Mantine’s style sheet is not included. Number fields of the other kits use floats, Pavilion’s decimal strings. Goals (built with rollup and terser, asserted in the tests): 36 for a confirmation, 4 for the amount field beyond styled-components.',
    columns: ['', 'confirmation KiB', 'amount or number field KiB'],
    rows,
  };
};

const withBrowser = async <T>(use: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

/** Compares the kits: behaviour, speed and size. */
export const compareKits = async (): Promise<Measurement[]> => {
  prepare();
  return withBrowser(async (browser) => {
    const runners = await Promise.all(kits.map((kit) => createPageRunner(browser, kit)));
    return [
      await compareBehaviour(runners),
      await compareSpeed(runners),
      await tableFrames(browser),
      await compareSizes(),
    ];
  });
};
