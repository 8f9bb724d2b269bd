import { rmSync } from 'node:fs';
import { browserRows } from '../bench/reliability/browser/rows';
import { type Site, startSite } from '../bench/reliability/browser/site';
import { holds } from '../bench/reliability/row';
import { copySeed } from './seeded-product';
import { test } from './test';

/** The short forms of the rows of `docs/reliability.md` that need a browser, each with a fixed seed. */

const seed = 20261121;
let site: Site;
let dataDir: string;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  dataDir = copySeed();
  site = await startSite(browser, { dataDir });
});
test.afterAll(async () => {
  await site?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the short form of a row; throws unless it holds. */
const runShortForm = async (id: string) => {
  const row = browserRows.find((each) => each.id === id);
  if (!row) throw new Error(`There is no row ${id}.`);
  const outcome = await row.check({ seed, quick: true, deadline: Date.now() + 90_000 }, site);
  if (!holds(outcome)) throw new Error(`seed ${seed}: ${JSON.stringify(outcome, null, 2)}`);
};

test('[RTE-3] runs no script payload of a text or a query key (row 13)', () => runShortForm('13'));

test('[RTE-3][SIG-3] accepts no change, socket or frame of a foreign page (row 14)', () =>
  runShortForm('14'));

test('[APP-5] recovers from a missing script by one reload (row 15)', () => runShortForm('15'));

test('[APP-5][REQ-10] shows a page in bad conditions, and places an interrupted bet once (row 16)', () =>
  runShortForm('16'));

test('[THM-4] has no accessibility violation on a page in any theme (row 17)', () => runShortForm('17'));
