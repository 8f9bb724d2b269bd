import { median } from '../measurement';
import type { Bench } from './page';

const openings = 25;
const rounds = 1_000;

/** The median time of openings, without the first ones, which compile and load code. */
export const openingTime = async ({ page }: Bench): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < openings + 5; i += 1) {
    const took = await page.evaluate(() => window.lab.timeOpening());
    if (i >= 5) times.push(took);
    await page.evaluate(() => window.lab.timeClosing());
  }
  return median(times);
};

const count = async ({ session }: Bench) => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
};

/** Listeners, nodes and heap left after a thousand openings and closings. */
export const leftovers = async (bench: Bench) => {
  await bench.session.send('Performance.enable');
  const again = async (times: number) => {
    await bench.page.evaluate(async (left) => {
      for (; left > 0; left -= 1) {
        await window.lab.timeOpening();
        await window.lab.timeClosing();
      }
    }, times);
    await bench.page.waitForTimeout(500);
  };
  await again(20);
  const before = await count(bench);
  await again(rounds);
  const after = await count(bench);
  return {
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    heap: after.heap - before.heap,
  };
};
