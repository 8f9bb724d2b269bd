/**
 * Adds a call to the contract: its definition, a handler that is not implemented yet, a test that fails until it is,
 * and a changeset. `npm run new:call -- site memberBadge --tags Profile` adds a query, `--list` a list with a cursor, `--records`
 * the list of a record page, `--mutation` a mutation, `--idempotent` a mutation that moves money. `--tags` lists the cache tags
 * that the query provides or the mutation invalidates; `none` for none. `--needs` names the check of the player protection, and is
 * required for a mutation. `--auth` and `--bundle` set these fields of the definition.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { callNeeds } from '../packages/contract/src/call';
import { tags as knownTags } from '../packages/contract/src/tags';

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
  /** A list for a record page: with dates in its request, and the time of each row and totals in its response. */
  readonly records?: boolean;
  /** The cache tags that the query provides or the mutation invalidates, separated by commas; `none` for none. */
  readonly tags?: string;
  readonly auth?: string;
  /** What the player protection must allow for the call: `play`, `deposit`, `offer`, `room` or `nothing`. */
  readonly needs?: string;
  readonly bundle?: string;
}

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const kebabCase = (name: string) => words(name).replaceAll(' ', '-');
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The tags of a call. Throws without `--tags`, because a query without the right tags is never refetched. */
const tagsOf = ({ kind, tags }: NewCall): readonly string[] => {
  const chosen = tags === 'none' ? [] : (tags?.split(',') ?? []);
  const unknown = chosen.filter((tag) => !knownTags.includes(tag as never));
  if (tags && unknown.length === 0) return chosen;
  const question = kind === 'mutation' ? 'Which answers does it change' : 'What is its answer about';
  const choices = `--tags ${knownTags.join(',')} (one or several, packages/contract/src/tags.ts) or --tags none`;
  throw new Error(`${unknown.map((tag) => `${tag} is no tag. `).join('')}${question}? ${choices}`);
};

/** The `needs` of a call. Throws for a mutation without `--needs`, so that no new stake or claim bypasses the player protection. */
const needsOf = ({ kind, needs = kind === 'mutation' ? undefined : 'nothing' }: NewCall): string => {
  if (callNeeds.includes(needs as never)) return needs as string;
  const choices = callNeeds.map((need) => `--needs ${need}`).join(', ');
  throw new Error(`What does it let a member do? ${choices} (packages/contract/src/call.ts)`);
};

const definition = (call: NewCall): string => {
  const { area, name, kind, idempotent, records, auth = 'member', bundle = 'core' } = call;
  const tags = tagsOf(call).map((tag) => `'${tag}'`);
  const needs = needsOf(call);
  const field = kind === 'mutation' ? 'invalidatesTags' : 'providesTags';
  const endpoint = `{ kind: '${kind}', ${field}: [${tags.join(', ')}] }`;
  const [imports, request, response] = records
    ? [
        'Id, Moment, NextCursor',
        'recordFilter',
        `{
    items: Type.Array(Type.Object({ id: Id, at: Moment })),
    nextCursor: NextCursor,
    totals: Type.Object({ count: Type.Integer() }),
  }`,
      ]
    : kind === 'infiniteQuery'
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
    ...(records ? ["import { recordFilter } from '../entities/records';"] : []),
    '',
    `export const ${name} = defineCall({`,
    `  path: '${prefixes[area]}/v1/${kebabCase(name)}',`,
    `  auth: '${auth}',`,
    `  needs: '${needs}',`,
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

const changeset = ({ name }: NewCall): string =>
  [
    '---',
    ...['contract', 'sdk', 'gateway'].map((name) => `'@pavilion/${name}': minor`),
    '---',
    '',
    `Add the call \`${name}\`.`,
    '',
  ].join('\n');

const withHandler = (source: string, name: string): string => {
  const end = source.lastIndexOf('\n};');
  const stub = `\n  ${name}: () => {\n    throw new Error('${name} is not implemented');\n  },`;
  return source.slice(0, end) + stub + source.slice(end);
};

/** Writes the files of a new call below a root folder; returns their paths. */
export const writeNewCall = (root: string, { kind, ...given }: NewCall): string[] => {
  const call = {
    ...given,
    kind: given.idempotent ? 'mutation' : given.records ? 'infiniteQuery' : (kind ?? 'query'),
  } as const;
  const { area, name } = call;
  if (!prefixes[area]) throw new Error(`${area} is none of ${Object.keys(prefixes).join(', ')}`);
  if (!/^[a-z][a-zA-Z0-9]+$/.test(name)) throw new Error(`${name} is not camelCase`);

  const modules = `packages/gateway/src/modules/${area}`;
  const definitionPath = `packages/contract/src/${area}/${kebabCase(name)}.ts`;
  const handlersPath = `${modules}/handlers.ts`;
  if (existsSync(join(root, definitionPath))) throw new Error(`${definitionPath} exists already`);
  const handlers = readFileSync(join(root, handlersPath), 'utf8');

  const files = {
    [definitionPath]: definition(call),
    [handlersPath]: withHandler(handlers, name),
    [`${modules}/${kebabCase(name)}.test.ts`]: test(call),
    [`.changeset/${kebabCase(name)}.md`]: changeset(call),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
};

/** The services that handlers use. */
const servicesIn = (handlers: string): string =>
  [...new Set([...handlers.matchAll(/\bservices\.(\w+)/g)].map(([, service]) => service))].sort().join(', ');

/** Each area with the services that its handlers use, that of the call first. */
const servicesByArea = (root: string, ofCall: string): string[] =>
  [ofCall, ...Object.keys(prefixes).filter((area) => area !== ofCall)].flatMap((area) => {
    const path = join(root, `packages/gateway/src/modules/${area}/handlers.ts`);
    return existsSync(path) ? [`   - ${area}: ${servicesIn(readFileSync(path, 'utf8'))}`] : [];
  });

/** What is left to do for a call that was written below a root folder. */
export const nextSteps = (root: string, { area, name }: NewCall): string[] => {
  return [
    '1. Complete the schemas and the summary of the definition, the handler, the test and the changeset. A handler calls a service',
    '   of any area (packages/gateway/src/services.ts creates them; “go to definition” on its name leads to its file):',
    ...servicesByArea(root, area),
    '   auth:  who can call it. member: needs a session; optional: uses one if there is one; public: reads none.',
    '   needs: what a member in a time-out or a self-exclusion is refused: play, deposit, offer, room; or nothing.',
    "   demo:  whether demo members can call it; refused unless the definition has demo: 'allowed'.",
    '   A call with needs other than nothing, or allowed to demo members, is also listed in packages/contract/src/calls.test.ts.',
    '2. npm run generate. Tests of the site get a generated example as the answer; give a test its own with',
    `   handlers: { ${name}: () => … }, or all of them with a builder in packages/sdk/src/testing.`,
  ];
};

const main = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean' },
      records: { type: 'boolean' },
      mutation: { type: 'boolean' },
      idempotent: { type: 'boolean' },
      auth: { type: 'string' },
      needs: { type: 'string' },
      bundle: { type: 'string' },
      tags: { type: 'string' },
    },
  });
  const [area = '', name = ''] = positionals;
  const kind = values.mutation ? 'mutation' : values.list ? 'infiniteQuery' : 'query';
  let files: readonly string[];
  try {
    files = writeNewCall(process.cwd(), { ...values, kind, area, name });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return;
  }
  spawnSync('npm', ['run', 'generate'], { stdio: 'inherit', shell: process.platform === 'win32' });
  console.log(['', 'Written:', ...files.map((file) => `  ${file}`)].join('\n'));
  console.log(['', 'Next:', ...nextSteps(process.cwd(), { area, name })].join('\n'));
};

if (process.argv[1]?.endsWith('new-call.ts')) main();
