/**
 * Tries to break the product's guarantees about money and writes the results to `docs/reliability.md`:
 * `npm run reliability` for all rows, `npm run reliability -- 1 4` for some, `--seed <number>` to repeat a run,
 * `--minutes <number>` for the time that a row may take. With `--quick` it runs the short forms, as `npm test` does, and
 * writes nothing; so does `GUARDS=<id>,<id> npm run reliability -- 18`, which removes only these guards.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabaseFolder } from '../../packages/gateway/src/testing/database-folder';
import { browserRows } from './browser/rows';
import { updatedPage } from './page';
import { holds } from './row';
import { createRowRunner } from './row-runner';
import { rows as gatewayRows } from './rows';

const rows = [...gatewayRows, ...browserRows];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const { quick } = values;
const unknown = positionals.filter((id) => !rows.some((row) => row.id === id));
if (unknown.length > 0) {
  console.error(`Unknown row ${unknown.join(', ')}. Known: ${rows.map((row) => row.id).join(', ')}.`);
  process.exit(1);
}
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
const minutes = Number(values.minutes ?? 60);
const chosen = rows.filter((row) => positionals.length === 0 || positionals.includes(row.id));

const page = join(import.meta.dirname, '../../docs/reliability.md');
const runner = createRowRunner(
  quick ? createDatabaseFolder() : mkdtempSync(join(tmpdir(), 'pavilion-reliability-')),
);
try {
  for (const row of chosen) {
    console.log(`\n${row.id}: ${row.title} (seed ${seed})`);
    const at = new Date();
    const deadline = at.getTime() + minutes * 60_000;
    const outcome = await runner.run(row, { seed, quick, deadline });
    const took = (Date.now() - at.getTime()) / 1_000;
    // Only a run that needed all of its time had less than it needs.
    const limit = values.minutes !== undefined && took >= minutes * 60 ? ` --minutes ${values.minutes}` : '';
    const { details: _, findings, ...counts } = outcome;
    console.log(counts);
    for (const finding of findings) console.log(`  ${finding}`);
    console.log(holds(outcome) ? 'It holds.' : 'It does NOT hold.');
    if (!holds(outcome)) process.exitCode = 1;
    // A run of some guards is no result of the row.
    if (!quick && !process.env.GUARDS)
      writeFileSync(page, updatedPage(readFileSync(page, 'utf8'), { row, outcome, seed, limit, took, at }));
  }
} finally {
  await runner.close();
}
