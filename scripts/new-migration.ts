/**
 * Adds a migration of the database: its file, and its import and row in `migrations/index.ts`.
 * `npm run new:migration -- member-city` writes `0076-member-city.ts` if 0075 is the newest. Its statement fails until
 * it is replaced.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'packages/gateway/src/db/migrations';

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const migration = (id: string, constant: string): string =>
  [
    "import { type Migration, sql } from 'kysely';",
    '',
    '/** Says what changes, and why. */',
    `export const ${constant}: Migration = {`,
    '  async up(db) {',
    '    await sql`',
    `      do $$ begin raise 'migration ${id} is not written yet'; end $$;`,
    '    `.execute(db);',
    '  },',
    '};',
    '',
  ].join('\n');

/** Inserts a line after the last one that matches. */
const withLineAfterLast = (source: string, pattern: RegExp, line: string): string => {
  const lines = source.split('\n');
  const last = lines.findLastIndex((each) => pattern.test(each));
  return lines.toSpliced(last + 1, 0, line).join('\n');
};

/** Writes the files of a new migration below a root folder; returns their paths. */
export const writeNewMigration = (root: string, name: string): string[] => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`${name} is not kebab-case`);
  const constant = camelCase(name);
  const numbers = readdirSync(join(root, folder)).flatMap((file) => /^(\d{4})-/.exec(file)?.[1] ?? []);
  const id = `${String(Math.max(0, ...numbers.map(Number)) + 1).padStart(4, '0')}-${name}`;
  const path = `${folder}/${id}.ts`;
  const indexPath = `${folder}/index.ts`;
  const index = readFileSync(join(root, indexPath), 'utf8');
  if (existsSync(join(root, path)) || new RegExp(`import \\{ ${constant} \\}`).test(index))
    throw new Error(`A migration is called ${name} already. Choose another name`);
  const withImport = withLineAfterLast(
    index,
    /^import \{ \w+ \} from '\.\/\d{4}-/,
    `import { ${constant} } from './${id}';`,
  );
  writeFileSync(join(root, path), migration(id, constant));
  writeFileSync(
    join(root, indexPath),
    withLineAfterLast(withImport, /^ {2}'\d{4}-[\w-]+': \w+,$/, `  '${id}': ${constant},`),
  );
  return [path, indexPath];
};

const main = () => {
  try {
    const files = writeNewMigration(process.cwd(), process.argv[2] ?? '');
    console.log(['Written:', ...files.map((file) => `  ${file}`)].join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return;
  }
  console.log(
    [
      '',
      'Next:',
      '1. Write its statements. A list of the contract’s values (kinds, states) gets no `check (… in (…))`: the type of',
      '   the column in db/schema.ts and the request schema are the check, and a new value needs no migration then.',
      '2. Describe the tables and columns in packages/gateway/src/db/schema.ts.',
    ].join('\n'),
  );
};

if (process.argv[1]?.endsWith('new-migration.ts')) main();
