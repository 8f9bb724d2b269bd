/**
 * Adds a page to the site: its path, titles, route, texts, component and a test. It opens at once, with its title and an
 * empty state. `npm run new:page -- badges /mine/badges --title 徽章 --title-en Badges --beside vip` adds a page of members, as a tab
 * beside the VIP page; a page with another path has the layout of public pages. `--feature` puts it into an existing feature.
 * `npm run new:page -- changes /mine/record/changes --title 资料变更 --title-en Changes --beside giftRecord --call changeRecords` adds a
 * record page: the table of a call with `items`, `nextCursor` and `totals.count`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

export interface NewPage {
  /** Of the row in the route table, in camelCase. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly titleEn: string;
  /** The id of the page of members whose menu entry it belongs to. */
  readonly beside?: string | undefined;
  /** An existing folder of `site/src/features`. Default: a new one, named after the id. */
  readonly feature?: string | undefined;
  /** Of a record page: the call that lists its rows. */
  readonly call?: string | undefined;
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A text as a literal of the written code. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

const src = 'site/src';

/** Inserts a line before the first occurrence of a mark. Throws when the file has no such mark any more. */
const insertBefore = (source: string, mark: string, line: string, path: string): string => {
  const at = source.indexOf(mark);
  if (at < 0) throw new Error(`${path} has no “${mark.trim()}”, before which a page is added`);
  return source.slice(0, at) + line + source.slice(at);
};

const component = ({ id, path }: NewPage, catalogue: string): string => {
  const isMember = path.startsWith('/mine/');
  const body = `<Stack>
      <PageHeader title={title} lead={t('${id}Lead')} />
      <Card>
        <Empty picture={<SceneImage name="records" />} title={t('${id}Empty')} />
      </Card>
    </Stack>`;
  return `import { Card, Empty${isMember ? '' : ', token'} } from '@pavilion/ui';
${isMember ? '' : "import { Content } from '../../../shared/layout/content';\n"}import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { ${catalogue}Messages } from '../messages/${kebabCase(catalogue)}-messages';

/** \`${path}\`. */
export const ${pascalCase(id)}Page = ({ title }: PageProps) => {
  const t = useMessages(${catalogue}Messages);
  return (
    ${isMember ? body : `<Content style={{ paddingBlock: token.space[6] }}>${body}</Content>`}
  );
};
`;
};

const texts = (catalogue: string, id: string, name: string, isChinese: boolean): string =>
  [
    `/** Texts of ${name}. */`,
    `export const ${catalogue} = {`,
    `  ${id}Lead: '${isChinese ? '这里可以做什么。' : 'What can be done here.'}',`,
    `  ${id}Empty: '${isChinese ? '这里还没有内容' : 'There is nothing here yet'}',`,
    '} as const;',
    '',
  ].join('\n');

const test = ({ id, path, title }: NewPage): string => {
  const isMember = path.startsWith('/mine/');
  return `import { UiProvider } from '@pavilion/ui';
import { render, screen } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { loadSitePage, SitePage } from '../../../testing/site-page';

it('[RTE-1] opens with its title', async () => {
  const page = { path: paths.${isMember ? 'mine.' : ''}${id}, isMember: ${isMember} };
  await loadSitePage(page);
  render(
    <UiProvider locale="zh-CN">
      <SitePage {...page} toolbar={{}} />
    </UiProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: ${quoted(title)} })).toBeInTheDocument();
});
`;
};

const recordsFolder = `${src}/features/records`;

/** The table, page, texts and test case of a record page. */
const recordFiles = (root: string, { id, title, titleEn, call }: NewPage & { readonly call: string }) => {
  const contract = 'packages/contract/src';
  const definition = readdirSync(join(root, contract))
    .map((area) => join(root, contract, area, `${kebabCase(call)}.ts`))
    .find((file) => existsSync(file));
  if (!definition)
    throw new Error(`${call} is no call yet: npm run new:call -- page-fd ${call} --records --tags <tags>`);
  const isMoney = readFileSync(definition, 'utf8').includes("bundle: 'money'");
  const wire = isMoney ? 'moneyWire' : 'wire';
  const [page, table, name] = [`${pascalCase(id)}Page`, `${id}Table`, pascalCase(id)];
  const hook = `use${pascalCase(call)}InfiniteQuery`;
  const files = {
    [`${recordsFolder}/${kebabCase(id)}-table.tsx`]: `import { type CallResponse, ${wire} } from '@pavilion/contract/wire';
import { RecordIcon } from '@pavilion/ui';
import { paths } from '../../routes/paths';
import { IconTile } from '../../shared/layout/icon-tile';
import { idColumn, momentColumn } from './components/columns';
import { Moment } from './components/moment';
import { RecordId } from './components/record-id';
import { TwoLines } from './components/two-lines';
import type { FiltersOf } from './model/filter';
import type { RecordTable } from './model/record-table';

type ${name} = CallResponse<'${call}'>;

// By field of the request, as in gift-table.tsx.
const filters = {} satisfies FiltersOf<'${call}'>;

/** The table of ${titleEn.toLowerCase()}. */
export const ${table}: RecordTable<${name}['items'][number], ${name}['totals'], typeof filters> = {
  lead: '${id}Lead',
  scene: 'records',
  filters,
  totals: [{ label: 'count', show: ({ count }) => count }],
  at: ({ at }) => at,
  columns: [
    idColumn('${id}Id'),
    momentColumn('time', ({ at }) => at),
    {
      title: '${id}',
      // On phones at the start of the row: what names it, with the time, which has no column there.
      narrow: 'lead',
      cell: ({ id, at }, { timeText }) => (
        <TwoLines
          icon={
            <IconTile $tone="info">
              <RecordIcon size={18} />
            </IconTile>
          }
          first={id}
          second={undefined}
          onPhone={timeText(at, 'time')}
        />
      ),
      file: null,
    },
    {
      title: 'state',
      // On phones at the end of the row: the amount or the state that members look for.
      narrow: 'value',
      align: 'end',
      cell: ({ at }) => <Moment at={at} />,
      file: null,
    },
  ],
  detail: ({ id }) => <RecordId label="${id}Id" copy="${id}CopyId" id={id} />,
  read: (client, body, options) => client.request(${wire}.${call}, body, options),
  empty: { title: '${id}Empty', text: '${id}EmptyAll', action: 'toLobby', to: paths.game.egame },
};
`,
    [`${recordsFolder}/pages/${kebabCase(id)}.tsx`]: `import { ${hook} } from '@pavilion/sdk/react${isMoney ? '/money' : ''}';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { PageProps } from '../../../shared/page/page-props';
import { RecordScreen } from '../components/record-screen';
import { useSelection } from '../hooks/use-selection';
import { ${table} } from '../${kebabCase(id)}-table';

/** The record of ${titleEn.toLowerCase()} (RTE-1). */
export const ${page} = ({ title }: PageProps) => {
  const control = useSelection(${table}.filters);
  const query = ${hook}(control.selection ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return <RecordScreen title={title} table={${table}} control={control} query={query} />;
};
`,
  };
  const texts = (title: string, idLabel: string, [lead, copy, empty, emptyAll]: readonly string[]) =>
    Object.entries({ '': title, Id: idLabel, CopyId: copy, Lead: lead, Empty: empty, EmptyAll: emptyAll })
      .map(([end, text = '']) => `  ${id}${end}: ${quoted(text)},\n`)
      .join('');
  const insertions = [
    [
      'messages/zh-CN.ts',
      '} as const;',
      texts(title, `${title}编号`, [
        '每一条记录，最新的在前。日期与时间均为{zone}。',
        `复制${title}编号`,
        '这段时间没有记录',
        '有了记录，就会显示在这里。',
      ]),
    ],
    [
      'messages/en.ts',
      '} as const;',
      texts(titleEn, 'Record number', [
        'Every record, newest first. Days and times are {zone}.',
        'Copy the record number',
        'No records in this period',
        'Records appear here.',
      ]),
    ],
    ['pages/records-test-kit.tsx', 'import { WelfarePage', `import { ${page} } from './${kebabCase(id)}';\n`],
    [
      'pages/records-test-kit.tsx',
      '} as const satisfies',
      `  ${id}: { Page: ${page}, path: record.${id}, title: ${quoted(title)}, call: '${call}' },\n`,
    ],
    [
      'pages/every-record-page.test.tsx',
      'import { welfareTable',
      `import { ${table} } from '../${kebabCase(id)}-table';\n`,
    ],
    [
      'pages/every-record-page.test.tsx',
      '] as const;\n\nit(',
      `  {
    kind: '${id}',
    some: exampleAnswers.${call},
    table: ${table},
    filters: {},
    way: ['去玩一局', paths.game.egame],
    head: '${title}编号,时间（北京时间）',
  },\n`,
    ],
  ] as const;
  return { files, insertions };
};

/** Writes the files of a new page below a root folder; returns their paths. */
export const writeNewPage = (root: string, page: NewPage): string[] => {
  const { id, path, title, titleEn, beside, call, feature = call ? 'records' : kebabCase(id) } = page;
  const isMember = path.startsWith('/mine/');
  const isRecord = path.startsWith('/mine/record/');
  if (!/^[a-z][a-zA-Z0-9]+$/.test(id)) throw new Error(`${id} is not camelCase`);
  if (!/^(\/[a-zA-Z0-9-]+)+$/.test(path)) throw new Error(`${path} is not a path, such as /mine/badges`);
  if (!title || !titleEn) throw new Error('What is its title? --title 徽章 --title-en Badges');
  if (isMember && !beside)
    throw new Error(`Beside which page of members? --beside vip (${src}/app/menus/member-sections.ts)`);
  if (isRecord !== Boolean(call))
    throw new Error(
      'Pages below /mine/record/, and no others, list the rows of a call: --call changeRecords',
    );

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const changes = new Map<string, string>();
  const change = (file: string, edit: (source: string) => string) =>
    changes.set(file, edit(changes.get(file) ?? read(file)));
  const insert = (file: string, mark: string, line: string) =>
    change(file, (source) => insertBefore(source, mark, line, file));
  const write = () => {
    for (const [file, text] of changes) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return [...changes.keys()];
  };

  const pathsFile = `${src}/routes/paths.ts`;
  if (read(pathsFile).includes(`'${path}'`)) throw new Error(`${path} exists already`);
  const address = isRecord ? `mine.record.${id}` : isMember ? `mine.${id}` : `paths.${id}`;
  insert(
    pathsFile,
    isRecord ? '    },\n    mall:' : isMember ? '  },\n  download:' : '  help: helpPaths',
    `${' '.repeat(isRecord ? 6 : isMember ? 4 : 2)}${id}: '${path}',\n`,
  );
  insert(`${src}/routes/messages/zh-CN.ts`, '} as const;', `  ${id}: ${quoted(title)},\n`);
  insert(`${src}/routes/messages/en.ts`, '} as const;', `  ${id}: ${quoted(titleEn)},\n`);

  const pageFile = `features/${feature}/pages/${kebabCase(id)}`;
  insert(
    `${src}/routes/pages.ts`,
    '} as const;',
    `  ${id}: lazyPage('${pageFile}.tsx', '${pascalCase(id)}Page', () => import('../${pageFile}')),\n`,
  );
  insert(
    `${src}/routes/route-table.ts`,
    isMember ? "\n  row('download'," : '  ...helpRows,',
    `  row('${id}', ${address}, ${isMember ? 'accountPage' : 'publicPage'}, pages.${id}),\n`,
  );
  if (beside)
    change(`${src}/app/menus/member-sections.ts`, (source) => {
      const entry = new RegExp(
        `(page: '${beside}',\\s*icon: \\w+)(?:,(\\s*)beside: \\[([^\\]]*?),?\\s*\\])?`,
      );
      if (!entry.test(source)) throw new Error(`${beside} has no entry in the menu of members`);
      return source.replace(entry, (_, start: string, space = ' ', others?: string) =>
        [`${start},${space}beside: [`, others ? `${others.trim()}, ` : '', `'${id}']`].join(''),
      );
    });

  if (call) {
    const { files, insertions } = recordFiles(root, { ...page, call });
    for (const [file, text] of Object.entries(files)) changes.set(file, text);
    for (const [file, mark, text] of insertions) insert(`${recordsFolder}/${file}`, mark, text);
    return write();
  }
  const catalogue = camelCase(feature);
  const messages = `${src}/features/${feature}/messages`;
  const isNewFeature = !existsSync(join(root, messages));
  if (isNewFeature) {
    changes.set(`${messages}/zh-CN.ts`, texts(catalogue, id, titleEn.toLowerCase(), true));
    changes.set(`${messages}/en.ts`, texts(catalogue, id, titleEn.toLowerCase(), false));
    changes.set(
      `${messages}/${feature}-messages.ts`,
      `import { defineMessages } from '../../../shared/messages';
import { ${catalogue} as en } from './en';
import { ${catalogue} as zh } from './zh-CN';

export const ${catalogue}Messages = defineMessages('${catalogue}', zh, en);
`,
    );
  } else {
    const lead = (isChinese: boolean) =>
      texts(catalogue, id, '', isChinese).split('\n').slice(2, 4).join('\n').concat('\n');
    insert(`${messages}/zh-CN.ts`, '} as const;', lead(true));
    insert(`${messages}/en.ts`, '} as const;', lead(false));
  }
  changes.set(`${src}/${pageFile}.tsx`, component(page, catalogue));
  changes.set(`${src}/${pageFile}.test.tsx`, test(page));

  return write();
};

/** What the author of a new page does next. */
export const nextSteps = ({ id, beside, path, call }: NewPage): string[] => [
  call
    ? `1. Columns, filters and totals in ${recordsFolder}/${kebabCase(id)}-table.tsx, with texts in messages beside it.`
    : '1. The page: site/README.md says what a page can use. `npm run new:call` adds a call that it needs.',
  ...(beside
    ? []
    : [
        `2. A link to it: its id “${id}” in site/src/app/menus/menus.ts. A test fails for a page to which no link leads.`,
      ]),
  `${beside ? 2 : 3}. Access, play bar and demos: the defaults of its row in site/src/routes/route-table.ts.`,
  `${beside ? 3 : 4}. A line of “What works” in README.md, and a browser test (CONTRIBUTING.md).`,
  `Check: npm run dev, then ${path}; npm run test:unit -- routes message ${call ? 'records menus' : kebabCase(id)}`,
];

const main = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string', default: '' },
      'title-en': { type: 'string', default: '' },
      beside: { type: 'string' },
      feature: { type: 'string' },
      call: { type: 'string' },
    },
  });
  const [id = '', path = ''] = positionals;
  const page = { ...values, id, path, titleEn: values['title-en'] };
  let files: readonly string[];
  try {
    files = writeNewPage(process.cwd(), page);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return;
  }
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  run('npx', 'biome', 'check', '--write', ...files);
  run('npm', 'run', 'generate');
  console.log(['', 'Written:', ...files.map((file) => `  ${file}`)].join('\n'));
  console.log(['', 'Next:', ...nextSteps(page)].join('\n'));
};

if (process.argv[1]?.endsWith('new-page.ts')) main();
