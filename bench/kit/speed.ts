import { median } from '../measurement';
import type { BenchmarkPage } from './page';

const measuredRuns = 25;
const leakRuns = 1_000;

/** Median time to open a dialog, ms. The first five runs are discarded: they load chunks and compile code. */
export const measureOpening = async ({ page }: BenchmarkPage): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < measuredRuns + 5; i += 1) {
    const duration = await page.evaluate(() => window.testPage.timeOpening());
    if (i >= 5) times.push(duration);
    await page.evaluate(() => window.testPage.timeClosing());
  }
  return median(times);
};

const readCounters = async ({ session }: BenchmarkPage) => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes'), heap: metric('JSHeapUsedSize') };
};

/** Event listeners, DOM nodes and heap bytes that remain after a dialog was opened and closed 1,000 times. */
export const measureLeaks = async (bench: BenchmarkPage) => {
  await bench.session.send('Performance.enable');
  const openAndClose = async (times: number) => {
    await bench.page.evaluate(async (left) => {
      for (; left > 0; left -= 1) {
        await window.testPage.timeOpening();
        await window.testPage.timeClosing();
      }
    }, times);
    await bench.page.waitForTimeout(500);
  };
  await openAndClose(20);
  const before = await readCounters(bench);
  await openAndClose(leakRuns);
  const after = await readCounters(bench);
  return {
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    heap: after.heap - before.heap,
  };
};
