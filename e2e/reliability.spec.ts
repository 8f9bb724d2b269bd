import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { BrowserRow } from '../bench/reliability/browser/browser-row';
import { browserRows } from '../bench/reliability/browser/rows';
import { type Site, startSite } from '../bench/reliability/browser/site';
import { holds } from '../bench/reliability/row';
import { seedFolder } from './seeded-product';

/** The short forms of the rows of `docs/reliability.md` that need a browser, each with a fixed seed. */

const seed = 20261121;
const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-e2e-'));

let site: Site;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  // With its owner: PostgreSQL starts for no other user.
  execFileSync('cp', ['-a', `${seedFolder()}/.`, dataDir]);
  site = await startSite(browser, { dataDir });
});
test.afterAll(async () => {
  await site?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const requirements: Readonly<Record<string, string>> = {
  13: '[RTE-3]',
  14: '[SIG-3][RTE-3]',
  15: '[APP-5]',
  16: '[APP-5][REQ-10]',
  17: '[THM-4]',
};

const check = async ({ check: run }: BrowserRow) => {
  const outcome = await run({ seed, quick: true, deadline: Date.now() + 90_000 }, site);
  if (!holds(outcome)) throw new Error(`seed ${seed}: ${JSON.stringify(outcome, null, 2)}`);
};

for (const row of browserRows) {
  test(`${requirements[row.id]} row ${row.id}: ${row.title}`, () => check(row));
}
