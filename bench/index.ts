/**
 * Measures speed and size and writes `docs/performance.md`. Run it on a quiet machine: `npm run bench` for the product,
 * `npm run bench -- kit` for the kit and those it is compared with, `npm run bench -- money` for money calls only,
 * `npm run bench -- size` for the first load of Home only. Sections that are not measured stay as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct } from '../e2e/product';
import { firstLoad } from './first-load';
import { heap } from './heap';
import { compareKits } from './kit';
import { live } from './live';
import { load } from './load';
import { type Measurement, machine } from './measurement';
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

const results: Measurement[] = [];
const record = async (measurement: Promise<Measurement>) => {
  const result = await measurement;
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
  for (const result of await compareKits()) await record(Promise.resolve(result));
};

const parts: Record<string, () => Promise<void>> = {
  product: measureProduct,
  kit: measureKit,
  money: () => record(money()),
  size: () => record(firstLoad()),
};
const part = parts[process.argv[2] ?? 'product'];
if (!part) throw new Error(`Unknown part. Known: ${Object.keys(parts).join(', ')}.`);
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
