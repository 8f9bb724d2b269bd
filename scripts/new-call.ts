/**
 * Adds a call to the contract: its definition, a handler that is not implemented yet, and a test that fails until it
 * is. `npm run new:call -- site memberBadge` adds a query, `--list` a list with pages, `--mutation` a change,
 * `--idempotent` a change that moves money. `--auth` and `--bundle` set these fields of the definition.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

/** The prefix of an area's paths, by the folder of its definitions and handlers. */
const prefixes: Readonly<Record<string, string>> = {
  act: '/act/api',
  agent: '/agent/api',
  cache: '/api',
  fd: '/fd/api',
  game: '/game/api',
  'page-fd': '/page/fd/api',
  site: '/site/api',
};

export interface NewCall {
  readonly area: string;
  /** In camelCase. */
  readonly name: string;
  readonly kind?: 'query' | 'infiniteQuery' | 'mutation';
  readonly idempotent?: boolean;
  readonly auth?: string;
  readonly bundle?: string;
}

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const kebabCase = (name: string) => words(name).replaceAll(' ', '-');
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const definition = ({ area, name, kind, idempotent, auth = 'member', bundle = 'core' }: NewCall): string => {
  const endpoint =
    kind === 'mutation'
      ? "{ kind: 'mutation', invalidatesTags: [] }"
      : `{ kind: '${kind}', providesTags: [] }`;
  const [imports, request, response] =
    kind === 'infiniteQuery'
      ? [
          'Cursor, NextCursor',
          '{ cursor: Cursor }',
          '{ items: Type.Array(Type.Object({})), nextCursor: NextCursor }',
        ]
      : ['', '{}', '{}'];
  return [
    "import { Type } from '@sinclair/typebox';",
    "import { defineCall } from '../call';",
    ...(imports === '' ? [] : [`import { ${imports} } from '../entities/common';`]),
    '',
    `export const ${name} = defineCall({`,
    `  path: '${prefixes[area]}/v1/${kebabCase(name)}',`,
    `  auth: '${auth}',`,
    ...(idempotent ? ['  idempotent: true,'] : []),
    "  provenance: 'ours',",
    `  summary: '${capitalize(words(name))}',`,
    `  bundle: '${bundle}',`,
    `  endpoint: ${endpoint},`,
    `  request: Type.Object(${request}),`,
    `  response: Type.Object(${response}),`,
    '});',
    '',
  ].join('\n');
};

const test = ({ name, auth = 'member', idempotent }: NewCall): string => {
  const isMember = auth === 'member';
  const options = [...(isMember ? ['token'] : []), ...(idempotent ? [`idempotencyKey: '${name}-1'`] : [])];
  const args = options.length === 0 ? '{}' : `{}, { ${options.join(', ')} }`;
  return [
    "import { limits } from '@pavilion/contract';",
    "import { createTestGateway, type TestGateway } from '../../testing/test-gateway';",
    '',
    `describe('${name}', () => {`,
    '  let gateway: TestGateway;',
    '  beforeAll(async () => {',
    '    gateway = await createTestGateway();',
    '  });',
    '  afterAll(() => gateway.close());',
    '',
    `  it('answers a ${isMember ? 'member' : 'visitor'}', async () => {`,
    ...(isMember ? ["    const { token } = await gateway.newMember('member1');"] : []),
    `    const answer = await gateway.call('${name}', ${args});`,
    '    expect(answer.status_code).toBe(limits.successCode);',
    '  });',
    '});',
    '',
  ].join('\n');
};

const emptyHandlers = (area: string) =>
  [
    "import type { AreaHandlers } from '../../http/call-context';",
    '',
    `/** The calls below \`${prefixes[area]}\`. */`,
    `export const ${camelCase(area)}Handlers: AreaHandlers<'${prefixes[area]}'> = {`,
    '};',
    '',
  ].join('\n');

const withHandler = (source: string, name: string): string => {
  const end = source.lastIndexOf('\n};');
  const stub = `\n  ${name}: () => {\n    throw new Error('${name} is not implemented');\n  },`;
  return source.slice(0, end) + stub + source.slice(end);
};

/** Writes the files of a new call below a root folder; returns their paths. */
export const writeNewCall = (root: string, { kind, ...given }: NewCall): string[] => {
  const call = { ...given, kind: given.idempotent ? 'mutation' : (kind ?? 'query') } as const;
  const { area, name } = call;
  if (!prefixes[area]) throw new Error(`${area} is none of ${Object.keys(prefixes).join(', ')}`);
  if (!/^[a-z][a-zA-Z0-9]+$/.test(name)) throw new Error(`${name} is not camelCase`);

  const modules = `packages/gateway/src/modules/${area}`;
  const definitionPath = `packages/contract/src/${area}/${kebabCase(name)}.ts`;
  const handlersPath = `${modules}/handlers.ts`;
  if (existsSync(join(root, definitionPath))) throw new Error(`${definitionPath} exists already`);
  const handlers = existsSync(join(root, handlersPath))
    ? readFileSync(join(root, handlersPath), 'utf8')
    : emptyHandlers(area);

  const files = {
    [definitionPath]: definition(call),
    [handlersPath]: withHandler(handlers, name),
    [`${modules}/${kebabCase(name)}.test.ts`]: test(call),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
};

const main = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean' },
      mutation: { type: 'boolean' },
      idempotent: { type: 'boolean' },
      auth: { type: 'string' },
      bundle: { type: 'string' },
    },
  });
  const [area = '', name = ''] = positionals;
  const kind = values.mutation ? 'mutation' : values.list ? 'infiniteQuery' : 'query';
  const files = writeNewCall(process.cwd(), { ...values, kind, area, name });
  spawnSync('npm', ['run', 'generate'], { stdio: 'inherit', shell: process.platform === 'win32' });
  console.log(['', 'Written:', ...files.map((file) => `  ${file}`)].join('\n'));
  console.log('Next: the schemas of the definition, the handler, what the test expects.');
};

if (process.argv[1]?.endsWith('new-call.ts')) main();
