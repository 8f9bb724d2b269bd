import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { codes } from '@pavilion/contract';
import { errorsPage } from './errors-page';
import { readText, root } from './repository';

const page = readText('docs/errors.md');

/** Removes the last column: the list of tests may be outdated, the meaning of a code may not. */
const withoutTests = (text: string) => text.replace(/^(\| \d+ \|.*\|)[^|]*\|$/gm, '$1');

describe('docs/errors.md', () => {
  it('is current (fix: npm run generate)', () => expect(withoutTests(page)).toBe(withoutTests(errorsPage())));

  it('links to existing tests (fix: npm run generate)', () => {
    const links = [...page.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file]) => file!);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('[ERR-7] has a row for every error code', () => {
    const rows = [...page.matchAll(/^\| (\d+) \| `(\w+)` \|/gm)].map(([, code]) => Number(code));
    const errors = Object.entries(codes).flatMap(([code, { kind }]) =>
      kind === 'success' ? [] : Number(code),
    );
    expect(rows.sort((a, b) => a - b)).toEqual(errors.sort((a, b) => a - b));
  });
});
