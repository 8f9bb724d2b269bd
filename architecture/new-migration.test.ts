import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextSteps, writeNewMigration } from '../scripts/new-migration';
import { root } from './repository';

const folder = 'packages/gateway/src/db/migrations';
const schemaPath = 'packages/gateway/src/db/schema.ts';

describe('npm run new:migration', () => {
  let copy: string;
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-migration-'));
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
    cpSync(join(root, schemaPath), join(copy, schemaPath));
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

  it('writes the statement and the type of each column that is given', () => {
    const before = read(schemaPath);
    const columns = ['members.city:text', 'members.badges:jsonb', 'member_play.visited_at:timestamptz'];
    const [path = '', , schema] = writeNewMigration(copy, 'member-city', columns);
    expect(schema).toBe(schemaPath);
    const text = read(path);
    expect(text).toContain('/** Adds members.city, members.badges, member_play.visited_at. */');
    expect(text).toContain(
      [
        '    await sql`',
        '      alter table members add column city text;',
        '      alter table members add column badges jsonb;',
        '      alter table member_play add column visited_at timestamptz;',
        '    `.execute(db);',
      ].join('\n'),
    );
    expect(text).not.toContain('is not written yet');
    const city = '  city: string | null;\n';
    const badges = '  badges: Json<object> | null;\n';
    const visited = '  visited_at: Date | null;\n';
    const after = read(schemaPath);
    expect(after).toMatch(
      /^interface Members \{\n( .*\n)*? {2}city: string \| null;\n {2}badges: Json<object> \| null;\n\}\n/m,
    );
    expect(after).toMatch(/^interface MemberPlay\n( .*\n)*? {2}visited_at: Date \| null;\n\}\n/m);
    expect(after.replace(city, '').replace(badges, '').replace(visited, '')).toBe(before);
  });

  it('names the files that insert and read the rows of a table with a new column', () => {
    const steps = nextSteps(root, ['payout_accounts.bank_code:text', 'payout_accounts.branch:text']);
    const inserting = steps.findIndex((line) => line.startsWith('Files that insert rows of payout_accounts'));
    const reading = steps.findIndex((line) => line.startsWith('Files that read its rows'));
    expect(steps.slice(inserting, reading)).toContain(
      '  packages/gateway/src/domain/money/payout/payout-accounts.ts',
    );
    expect(steps.slice(reading)).toContain(
      '  packages/gateway/src/domain/money/withdrawals/withdrawal-view.ts',
    );
    expect(steps.filter((line) => line.startsWith('Files'))).toHaveLength(2);
  });

  it.each([
    ['members.city', '“members.city” is not <table>.<column>:<type>'],
    ['members.city:json', '“members.city:json” is not <table>.<column>:<type>'],
    ['members.City:text', '“members.City:text” is not <table>.<column>:<type>'],
    ['towns.city:text', 'There is no table towns'],
    ['members.email:text', 'The table members has a column email already'],
  ])('rejects the column “%s” before it writes a file', (column, message) => {
    const before = read(`${folder}/index.ts`);
    expect(() => writeNewMigration(copy, 'member-city', ['members.town:text', column])).toThrow(message);
    expect(read(`${folder}/index.ts`)).toBe(before);
    expect(read(schemaPath)).not.toContain('town: string');
  });

  it.each([
    ['memberCity', 'memberCity is not kebab-case'],
    ['', ' is not kebab-case'],
    ['sports-book', 'A migration is called sports-book already'],
  ])('rejects the name “%s”', (name, message) => {
    expect(() => writeNewMigration(copy, name)).toThrow(message);
  });
});
