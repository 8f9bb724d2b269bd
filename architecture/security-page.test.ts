import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from './repository';

/** Names of rows in the tables of the reliability page. */
const rows = [...readText('docs/reliability.md').matchAll(/^\| (\d+)[a-z]? \|/gm)].map(([, id]) => id);

/** The statements of a page: its list items. */
const statementsOf = (page: string): string[] =>
  page.split(/\n(?=- )|\n(?=#)/).filter((part) => part.startsWith('- '));

/** The tests that a text names in backticks, from the root: paths without a folder at the start are the gateway's. */
const testsOf = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, path]) =>
    /^(packages|site|e2e|architecture|bench)\//.test(path!) ? path! : `packages/gateway/src/${path}`,
  );

const rowsOf = (text: string): string[] =>
  [...text.matchAll(/\brows? (\d+)(?: to (\d+))?/g)].flatMap(([, from, to]) => (to ? [from!, to] : [from!]));

/** Tests and rows that a page names and that do not exist, and statements that name nothing that shows them. */
const errorsIn = (page: string): string[] => {
  const statements = statementsOf(page);
  return [
    ...testsOf(page)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${path} does not exist`),
    ...statements
      .flatMap(rowsOf)
      .filter((id) => !rows.includes(id))
      .map((id) => `docs/reliability.md has no row ${id}`),
    ...statements
      .filter(
        (text) =>
          testsOf(text).length + rowsOf(text).length === 0 &&
          !/\]\((docs\/decisions\/|[\w./-]+\.(spec|test)\.tsx?\))/.test(text),
      )
      .map((text) => `no test, row or decision: ${text.slice(0, 60)}`),
  ];
};

describe('SECURITY.md', () => {
  it('[REQ-10] names for each statement a test, a row or a decision that exists', () => {
    const page = readText('SECURITY.md');
    expect(statementsOf(page).length).toBeGreaterThan(20);
    expect(errorsIn(page)).toEqual([]);
  });

  it('[REQ-10] is found to name nothing, or what does not exist', () => {
    expect(errorsIn('- **All** is safe.\n- One (`http/none.test.ts`, row 999).\n')).toEqual([
      'packages/gateway/src/http/none.test.ts does not exist',
      'docs/reliability.md has no row 999',
      'no test, row or decision: - **All** is safe.',
    ]);
    expect(errorsIn('- One ([bounds](docs/decisions/0049-proof-of-work-at-login.md)).\n')).toEqual([]);
  });
});
