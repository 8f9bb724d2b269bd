/** Measures speed and size and writes `docs/performance.md`. Run it on a quiet machine: `npm run bench`. */
import { writeFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/product';
import { firstLoad } from './first-load';
import { heap } from './heap';
import { load } from './load';
import type { Measurement } from './measurement';
import { paint } from './paint';
import { startup } from './startup';
import { table } from './table';

const section = ({ title, method, columns, rows }: Measurement): string =>
  [
    `## ${title}`,
    '',
    method,
    '',
    `| ${columns.join(' | ')} |`,
    `|${columns.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');

const machine = () => {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()} ${arch()}, Node ${process.version}`;
};

const results: Measurement[] = [];
const record = async (measuring: Promise<Measurement>) => {
  const result = await measuring;
  results.push(result);
  console.log(section(result));
};

await record(startup());
await record(firstLoad());
await record(table());
const product = await startProduct();
try {
  await record(paint(product));
  await record(heap(product));
  await record(load(product));
} finally {
  await product.dispose();
}

writeFileSync(
  join(import.meta.dirname, '../docs/performance.md'),
  [
    '# Performance',
    '',
    `Written by \`npm run bench\`. Machine: ${machine()}. Absolute times drift with the machine; ratios of one run hold.`,
    '',
    ...results.map(section),
  ].join('\n'),
);
