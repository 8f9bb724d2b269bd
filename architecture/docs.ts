/** Writes the reference of the public names to `docs/api`, a page for each entry of the packages. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApi } from './api-names';
import { apiPage } from './api-page';
import { root } from './repository';

const folder = join(root, 'docs/api');
const { checker, entries } = readApi();
const fileOf = (name: string) => `${name.replace('@pavilion/', '').replaceAll('/', '-')}.md`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const entry of entries) writeFileSync(join(folder, fileOf(entry.name)), apiPage(entry, checker));
writeFileSync(
  join(folder, 'README.md'),
  [
    '# Public names',
    '',
    ...entries.map(({ name, names }) => `- [\`${name}\`](${fileOf(name)}): ${names.length} names`),
    '',
  ].join('\n'),
);
console.log(`${entries.length} pages in docs/api`);
