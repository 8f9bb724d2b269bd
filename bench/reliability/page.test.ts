import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attacks } from './attacks';
import { type Run, updatedPage } from './page';
import { rows } from './rows';

const root = join(__dirname, '../..');

const outcome = { operations: 1_000, kills: 2, acknowledged: 900, lost: 0, double: 0, findings: [] };
const row = (id: string) => ({ id, title: `what ${id} is`, run: async () => outcome });
const run = (id: string, more: object = {}): Run => ({
  row: row(id),
  outcome: { ...outcome, ...more },
  seed: 7,
  limit: '',
  took: 61.4,
  at: new Date('2026-06-18T04:00:00Z'),
});
const idsOf = (page: string) => [...page.matchAll(/^\| (\d\S*) \|/gm)].map((line) => line[1]);

describe('the rows', () => {
  it('have different ids', () => {
    // Read as text, since Jest cannot load the browser rows.
    const ids = [__dirname, join(__dirname, 'browser')].flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.ts'))
        .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}id: '(\w+)',$/gm)])
        .map(([, id]) => id as string),
    );
    expect(ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[1-9]\d*[a-z]?$/);
  });

  it('that have no short form are named on the page', () => {
    const [, named = ''] =
      /a short form of each row but ([\d, and]+) with/.exec(
        readFileSync(join(root, 'docs/reliability.md'), 'utf8'),
      ) ?? [];
    const without = rows.filter(({ longFormOnly }) => longFormOnly).map(({ id }) => Number(id));
    expect(named.match(/\d+/g)?.map(Number)).toEqual(without.sort((a, b) => a - b));
  });
});

describe('the page of the rows', () => {
  it('keeps the rows that were not run, and sorts by number', () => {
    const page = ['10', '9', '1b', '1'].reduce(
      (text, id) => updatedPage(text, run(id)),
      '# Reliability\n\nWhy.\n',
    );
    expect(idsOf(page)).toEqual(['1', '1b', '9', '10']);
    expect(page.startsWith('# Reliability\n\nWhy.\n\n## Rows\n')).toBe(true);
    const again = updatedPage(page, run('9', { acknowledged: 901 }));
    expect(idsOf(again)).toEqual(['1', '1b', '9', '10']);
    expect(again.split('\n').filter((line) => !page.includes(line))).toEqual([
      expect.stringMatching(
        /^\| 9 \| what 9 is \| 1,000 \| 2 \| 901 \| 0 \| 0 \| yes \| 7 \| 2026-06-18 \| 61 \|/,
      ),
    ]);
  });

  it('shows failures, and keeps the section of details of another row', () => {
    const page = updatedPage(
      '# Reliability\n',
      run('18', { findings: ['a | b'], details: '| a |\n|---|\n| 1 |' }),
    );
    expect(page).toContain('**no**: a \\| b');
    const again = updatedPage(page, run('2', { lost: 1 }));
    expect(again).toContain('## Row 18: what 18 is\n\n| a |\n|---|\n| 1 |\n');
    expect(again).toContain('**no**: see lost and double');
    expect(updatedPage(again, run('18', { details: 'new' }))).not.toContain('| 1 |\n');
    expect(idsOf(again.slice(0, again.indexOf('## Row 18')))).toEqual(['2', '18']);
  });
});

describe('the attacks on money', () => {
  it('[REQ-10] are current on the page (fix: npm run generate)', () => {
    const page = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
    expect(page).toBe(updatedPage(page));
  });

  it.each(attacks)('[REQ-10] have existing tests: $what', ({ tests }) => {
    for (const [file, titles] of Object.entries(tests)) {
      expect(existsSync(join(root, file))).toBe(true);
      const written = readFileSync(join(root, file), 'utf8').matchAll(/'(?:\[[A-Z]{3}-\d+\] ?)+([^'\n]+)'/g);
      expect([...written].map(([, title]) => title)).toEqual(expect.arrayContaining([...titles]));
    }
  });
});
