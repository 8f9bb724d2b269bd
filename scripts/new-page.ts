/**
 * Adds a page to the site: its path, titles, route, texts, component and a test. It opens at once, with its title and an
 * empty state. `npm run new:page -- badges /mine/badges --title 徽章 --title-en Badges --beside vip` adds a page of members, as a tab
 * beside the VIP page; a page with another path has the layout of public pages. `--feature` puts it into an existing feature.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Writes the files of a new page below a root folder; returns their paths. */
export const writeNewPage = (root: string, page: NewPage): string[] => {
  const { id, path, title, titleEn, beside, feature = kebabCase(id) } = page;
  const isMember = path.startsWith('/mine/');
  if (!/^[a-z][a-zA-Z0-9]+$/.test(id)) throw new Error(`${id} is not camelCase`);
  if (!/^(\/[a-zA-Z0-9-]+)+$/.test(path)) throw new Error(`${path} is not a path, such as /mine/badges`);
  if (!title || !titleEn) throw new Error('What is its title? --title 徽章 --title-en Badges');
  if (isMember && !beside)
    throw new Error(`Beside which page of members? --beside vip (${src}/app/menus/member-sections.ts)`);

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const changes = new Map<string, string>();
  const change = (file: string, edit: (source: string) => string) =>
    changes.set(file, edit(changes.get(file) ?? read(file)));
  const insert = (file: string, mark: string, line: string) =>
    change(file, (source) => insertBefore(source, mark, line, file));

  const pathsFile = `${src}/routes/paths.ts`;
  if (read(pathsFile).includes(`'${path}'`)) throw new Error(`${path} exists already`);
  insert(
    pathsFile,
    isMember ? '  },\n  download:' : '  help: helpPaths',
    isMember ? `    ${id}: '${path}',\n` : `  ${id}: '${path}',\n`,
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
    isMember
      ? `  row('${id}', mine.${id}, accountPage, pages.${id}),\n`
      : `  row('${id}', paths.${id}, publicPage, pages.${id}),\n`,
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

  for (const [file, text] of changes) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...changes.keys()];
};

/** What the author of a new page does next. */
export const nextSteps = ({ id, beside, path }: NewPage): string[] => [
  `1. The page: site/README.md says what a page can use. \`npm run new:call\` adds a call that it needs.`,
  ...(beside
    ? []
    : [
        `2. A link to it: its id “${id}” in site/src/app/menus/menus.ts. A test fails for a page to which no link leads.`,
      ]),
  `${beside ? 2 : 3}. Access, play bar and demos: the defaults of its row in site/src/routes/route-table.ts.`,
  `${beside ? 3 : 4}. A line of “What works” in README.md, and a browser test (CONTRIBUTING.md).`,
  `Check: npm run dev, then ${path}; npm run test:unit -- routes message ${kebabCase(id)}`,
];

const main = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string', default: '' },
      'title-en': { type: 'string', default: '' },
      beside: { type: 'string' },
      feature: { type: 'string' },
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
  spawnSync('npx', ['biome', 'check', '--write', ...files], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  console.log(['', 'Written:', ...files.map((file) => `  ${file}`)].join('\n'));
  console.log(['', 'Next:', ...nextSteps(page)].join('\n'));
};

if (process.argv[1]?.endsWith('new-page.ts')) main();
