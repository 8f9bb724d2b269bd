/**
 * Measures speed and size and writes `docs/performance.md`. Run it on a quiet machine: `npm run bench` for the product,
 * `npm run bench -- kit` for the kit beside its peers, `npm run bench -- money` for what moves money alone,
 * `npm run bench -- size` for the first load of Home alone. A section that is not measured anew stays as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/product';
import { firstLoad } from './first-load';
import { heap } from './heap';
import { laboratory } from './kit';
import { live } from './live';
import { load } from './load';
import type { Measurement } from './measurement';
import { money } from './money';
import { paint } from './paint';
import { sdk } from './sdk';
import { startup } from './startup';

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

const measureProduct = async () => {
  await record(startup());
  await record(firstLoad());
  await record(sdk());
  const product = await startProduct();
  try {
    await record(paint(product));
    await record(heap(product));
    await record(load(product));
    await record(live(product));
  } finally {
    await product.dispose();
  }
  await record(money());
};

const measureKit = async () => {
  for (const result of await laboratory()) await record(Promise.resolve(result));
};

const parts: Record<string, () => Promise<void>> = {
  product: measureProduct,
  kit: measureKit,
  money: () => record(money()),
  size: () => record(firstLoad()),
};
const part = parts[process.argv[2] ?? 'product'];
if (!part) throw new Error(`There is no such part. There are: ${Object.keys(parts).join(', ')}.`);
await part();

const file = join(import.meta.dirname, '../docs/performance.md');
const titleOf = (text: string) => text.slice('## '.length, text.indexOf('\n'));
const [head = '', ...before] = readFileSync(file, 'utf8').split(/^(?=## )/m);
const sections = new Map(before.map((text) => [titleOf(text), `${text.trimEnd()}\n`]));
for (const result of results) sections.set(result.title, section(result));

const machineLine = `Written by \`npm run bench\`. Machine: ${machine()}. Absolute times vary with the machine; compare ratios within one run.`;
writeFileSync(
  file,
  [head.replace(/^Written by .*$/m, () => machineLine).trimEnd(), '', ...sections.values()].join('\n'),
);
