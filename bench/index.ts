/**
 * Measures speed and size and writes `docs/performance.md`. Run it on an idle machine: `npm run bench` for the product,
 * `npm run bench -- kit` to compare the kit with other libraries, `npm run bench -- <name>` for a part of the product
 * (`benchmarks` below lists them); `npm run bench -- sports --short` takes some minutes and writes nothing. Other sections of the
 * page stay unchanged, and all of them when other processes use the machine.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownPorts, type Product, startProduct } from '../e2e/product';
import { firstLoad } from './first-load';
import { gamePages } from './game-pages';
import { growth } from './growth';
import { heap } from './heap';
import { compareKits } from './kit';
import { largeRound } from './large-round';
import { live } from './live';
import { load } from './load';
import { type Measurement, machine } from './measurement';
import { money } from './money';
import { pageLoads } from './page-loads';
import { paint } from './paint';
import { busyWarning } from './quiet';
import { sdk } from './sdk';
import { measureBoard, measureSports } from './sports';
import { startup } from './startup';
import { tableGames } from './table-games';

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

const isShort = process.argv.includes('--short');
const results: Measurement[] = [];
const addResult = async (measurement: Promise<Measurement>) => {
  const result = await measurement;
  results.push(result);
  console.log(section(result));
};

const withProduct = async (measure: (product: Product) => Promise<void>) => {
  // On the disk, as the product of an operator.
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
  const product = await startProduct({ ...(await ownPorts()), DATA_DIR, UNPACED_ROUNDS: '1' });
  try {
    await measure(product);
  } finally {
    await product.dispose();
  }
};

const measureProduct = async () => {
  await addResult(startup());
  await addResult(firstLoad());
  await addResult(sdk());
  await withProduct(async (product) => {
    await addResult(paint(product));
    await addResult(pageLoads(product));
    await addResult(gamePages(product));
    await addResult(heap(product));
    await addResult(load(product));
    await addResult(live(product));
  });
  await addResult(money());
  await measureTables();
  await addResult(growth());
};

const measureGames = async () => {
  await withProduct((product) => addResult(gamePages(product)));
  await measureTables();
};

const measureTables = async () => {
  await addResult(largeRound());
  await addResult(tableGames());
};

const measurePages = () =>
  withProduct(async (product) => {
    await addResult(paint(product));
    await addResult(pageLoads(product));
  });

const measureKit = async () => {
  for (const result of await compareKits()) await addResult(Promise.resolve(result));
};

const benchmarks: Record<string, () => Promise<void>> = {
  product: measureProduct,
  kit: measureKit,
  pages: measurePages,
  games: measureGames,
  load: () => withProduct((product) => addResult(load(product))),
  tables: measureTables,
  money: () => addResult(money()),
  sports: () => measureSports(isShort, withProduct, addResult),
  board: () => measureBoard(withProduct, addResult),
  growth: () => addResult(growth()),
  size: () => addResult(firstLoad()),
};
const run = benchmarks[process.argv[2] ?? 'product'];
if (!run) throw new Error(`Unknown benchmark. Choose one of: ${Object.keys(benchmarks).join(', ')}.`);
const warning = await busyWarning();
if (warning) console.warn(warning);
await run();
if (isShort) process.exit();
const lateWarning = warning ?? (await busyWarning());
if (lateWarning) {
  console.error(lateWarning);
  process.exit(1);
}

const file = join(import.meta.dirname, '../docs/performance.md');
const titleOf = (text: string) => text.slice('## '.length, text.indexOf('\n'));
const [intro = '', ...oldSections] = readFileSync(file, 'utf8').split(/^(?=## )/m);
const sections = new Map(oldSections.map((text) => [titleOf(text), `${text.trimEnd()}\n`]));
for (const result of results) sections.set(result.title, section(result));

const machineLine = `Written by \`npm run bench\`. Machine: ${machine()}. Absolute times vary with the machine; compare ratios within one run.`;
writeFileSync(
  file,
  [intro.replace(/^Written by .*$/m, () => machineLine).trimEnd(), '', ...sections.values()].join('\n'),
);
