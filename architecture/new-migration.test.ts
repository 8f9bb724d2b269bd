import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNewMigration } from '../scripts/new-migration';
import { root } from './repository';

const folder = 'packages/gateway/src/db/migrations';

describe('npm run new:migration', () => {
  let copy: string;
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-migration-'));
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  it('writes the next number, a file that fails until it is written, its import and its row', () => {
    const before = read(`${folder}/index.ts`);
    const newest =
      readdirSync(join(root, folder))
        .filter((file) => /^\d/.test(file))
        .sort()
        .at(-1) ?? '';
    const id = `${String(Number(newest.slice(0, 4)) + 1).padStart(4, '0')}-member-badges`;
    expect(writeNewMigration(copy, 'member-badges')).toEqual([`${folder}/${id}.ts`, `${folder}/index.ts`]);
    expect(read(`${folder}/${id}.ts`)).toContain('export const memberBadges: Migration = {');
    expect(read(`${folder}/${id}.ts`)).toContain(`raise 'migration ${id} is not written yet'`);
    const importLine = `import { memberBadges } from './${id}';\n`;
    const row = `  '${id}': memberBadges,\n`;
    const index = read(`${folder}/index.ts`);
    expect(index).toContain(`${importLine}\n/** In order.`);
    expect(index).toContain(`${row}};\n`);
    expect(index.replace(importLine, '').replace(row, '')).toBe(before);
  });

  it('numbers a second migration after the first', () => {
    const [first = ''] = writeNewMigration(copy, 'first-one');
    const [second = ''] = writeNewMigration(copy, 'second-one');
    const numberOf = (path: string) => Number(path.slice(folder.length + 1).slice(0, 4));
    expect(numberOf(second)).toBe(numberOf(first) + 1);
  });

  it.each([
    ['memberCity', 'memberCity is not kebab-case'],
    ['', ' is not kebab-case'],
    ['sports-book', 'A migration is called sports-book already'],
  ])('rejects the name “%s”', (name, message) => {
    expect(() => writeNewMigration(copy, name)).toThrow(message);
  });
});
