/**
 * Adds a migration of the database: its file, and its import and row in `migrations/index.ts`.
 * `npm run new:migration -- member-city` writes `0076-member-city.ts` if 0075 is the newest. Its statement fails until
 * it is replaced.
 *
 * `npm run new:migration -- member-city --column members.city:text` writes the statement too, and the type of the column into
 * `schema.ts`. The column is null in rows that exist; `--column` can be given several times.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const folder = 'packages/gateway/src/db/migrations';
const schemaPath = 'packages/gateway/src/db/schema.ts';

/** The types of columns, with the type in which the gateway reads them (`db/database.ts`). */
const columnTypes: Readonly<Record<string, string>> = {
  text: 'string',
  int: 'number',
  bigint: 'bigint',
  boolean: 'boolean',
  date: 'string',
  timestamptz: 'Date',
  jsonb: 'Json<object>',
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

const parseColumn = (written: string): Column => {
  const [, table = '', name = '', type = ''] = /^([a-z]\w*)\.([a-z][a-z0-9_]*):(\w+)$/.exec(written) ?? [];
  if (!Object.hasOwn(columnTypes, type)) {
    const types = Object.keys(columnTypes).join(', ');
    throw new Error(`“${written}” is not <table>.<column>:<type> with a type of ${types}`);
  }
  return { table, name, type };
};

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const migration = (id: string, constant: string, columns: readonly Column[]): string =>
  [
    "import { type Migration, sql } from 'kysely';",
    '',
    columns.length > 0
      ? `/** Adds ${columns.map(({ table, name }) => `${table}.${name}`).join(', ')}. */`
      : '/** Says what changes, and why. */',
    `export const ${constant}: Migration = {`,
    '  async up(db) {',
    '    await sql`',
    ...(columns.length > 0
      ? columns.map(({ table, name, type }) => `      alter table ${table} add column ${name} ${type};`)
      : [`      do $$ begin raise 'migration ${id} is not written yet'; end $$;`]),
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

/** Adds the type of a column at the end of the interface of its table. */
const withColumn = (schema: string, { table, name, type }: Column): string => {
  const [, tables = ''] = /^export interface Schema \{\n([\s\S]*?)^\}/m.exec(schema) ?? [];
  const [, row] = new RegExp(`^  ${table}: (\\w+);`, 'm').exec(tables) ?? [];
  const begin = row === undefined ? -1 : schema.search(new RegExp(`^(export )?interface ${row}\\b`, 'm'));
  if (begin < 0) throw new Error(`There is no table ${table} in ${schemaPath}`);
  const end = schema.indexOf('\n}\n', begin);
  if (new RegExp(`^  ${name}: `, 'm').test(schema.slice(begin, end)))
    throw new Error(`The table ${table} has a column ${name} already`);
  return `${schema.slice(0, end)}\n  ${name}: ${columnTypes[type]} | null;${schema.slice(end)}`;
};

/**
 * Writes the files of a new migration below a root folder; returns their paths.
 *
 * @param columns to add, each as `<table>.<column>:<type>`
 */
export const writeNewMigration = (root: string, name: string, columns: readonly string[] = []): string[] => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`${name} is not kebab-case`);
  const constant = camelCase(name);
  const numbers = readdirSync(join(root, folder)).flatMap((file) => /^(\d{4})-/.exec(file)?.[1] ?? []);
  const id = `${String(Math.max(0, ...numbers.map(Number)) + 1).padStart(4, '0')}-${name}`;
  const path = `${folder}/${id}.ts`;
  const indexPath = `${folder}/index.ts`;
  const index = readFileSync(join(root, indexPath), 'utf8');
  if (existsSync(join(root, path)) || new RegExp(`import \\{ ${constant} \\}`).test(index))
    throw new Error(`A migration is called ${name} already. Choose another name`);
  const added = columns.map(parseColumn);
  // Before the first file is written, since a column may be refused.
  const schema = added.length > 0 && added.reduce(withColumn, readFileSync(join(root, schemaPath), 'utf8'));
  const withImport = withLineAfterLast(
    index,
    /^import \{ \w+ \} from '\.\/\d{4}-/,
    `import { ${constant} } from './${id}';`,
  );
  writeFileSync(join(root, path), migration(id, constant, added));
  writeFileSync(
    join(root, indexPath),
    withLineAfterLast(withImport, /^ {2}'\d{4}-[\w-]+': \w+,$/, `  '${id}': ${constant},`),
  );
  if (schema === false) return [path, indexPath];
  writeFileSync(join(root, schemaPath), schema);
  return [path, indexPath, schemaPath];
};

/** The files of the gateway, without tests, that match a pattern. */
const filesMatching = (root: string, pattern: RegExp): string[] =>
  readdirSync(join(root, 'packages/gateway/src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `packages/gateway/src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('/testing/'))
    .filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')))
    .sort();

/** What remains to be done after the files were written. */
export const nextSteps = (root: string, columns: readonly string[]): string[] =>
  columns.length > 0
    ? [
        'Complete the comments: why the columns are added, and what they hold; of jsonb as its type too, in place of `object`.',
        'A column that rows must have needs a default.',
        ...[...new Set(columns.map((column) => parseColumn(column).table))].flatMap((table) => [
          `Files that insert rows of ${table}; only those with \`FullRow\` do not compile without the column:`,
          ...filesMatching(root, new RegExp(`insertInto\\('${table}'\\)`)).map((path) => `  ${path}`),
          'Files that read its rows, among them what members and operators see:',
          ...filesMatching(root, new RegExp(`\\bRow<'${table}'>`)).map((path) => `  ${path}`),
        ]),
      ]
    : [
        '1. Write its statements. A list of the contract’s values (kinds, states) gets no `check (… in (…))`: the type of',
        '   the column in db/schema.ts and the request schema are the check, and a new value needs no migration then.',
        `2. Describe the tables and columns in ${schemaPath}.`,
      ];

const main = () => {
  let columns: readonly string[];
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { column: { type: 'string', multiple: true, default: [] } },
    });
    columns = values.column;
    const files = writeNewMigration(process.cwd(), positionals[0] ?? '', columns);
    console.log(['Written:', ...files.map((file) => `  ${file}`)].join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return;
  }
  console.log(['', 'Next:', ...nextSteps(process.cwd(), columns)].join('\n'));
};

if (process.argv[1]?.endsWith('new-migration.ts')) main();
