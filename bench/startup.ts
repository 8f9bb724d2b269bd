import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct } from '../e2e/product';
import { type Measurement, median, ms, repeat } from './measurement';

const root = join(import.meta.dirname, '..');

const timed = async (start: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await start();
  return performance.now() - began;
};

/** From the command to the first response: without a build, with an empty database, and with data. */
export const startup = async (): Promise<Measurement> => {
  for (const built of ['site/dist', 'packages/gateway/dist', 'node_modules/.cache/pavilion/build']) {
    rmSync(join(root, built), { recursive: true, force: true });
  }
  let began = performance.now();
  const first = await startProduct();
  const cold = performance.now() - began;
  await first.dispose();
  began = performance.now();
  const product = await startProduct();
  const empty = performance.now() - began;
  const warm = await repeat(5, async () => {
    await product.stop();
    return timed(product.restart);
  });
  await product.dispose();
  return {
    title: 'Start',
    method:
      'From the start script of `npm start` to the first response of /healthz; installation excluded. Goals: first start under 90 s, later starts under 6 s.',
    columns: ['start', 'ms'],
    rows: [
      ['first: build, new database, seed', ms(cold)],
      ['built, new database, seed', ms(empty)],
      ['later (median of 5)', ms(median(warm))],
    ],
  };
};
