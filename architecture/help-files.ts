import { basename } from 'node:path';
import { type Article, helpGroups } from '../site/src/features/help/article';
import { listFiles, root } from './repository';

const folder = 'site/src/features/help/articles';

interface TopicFile {
  readonly topic: string;
  readonly file: string;
  readonly article: Article;
}

const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The articles by group, order and name of the file. The name of the file is the topic. */
export const helpArticles = async (): Promise<readonly TopicFile[]> => {
  const files = listFiles(folder).filter((path) => path.endsWith('.ts'));
  const topics = await Promise.all(
    files.map(async (path) => {
      const file = basename(path, '.ts');
      const { article } = (await import(`${root}/${path}`)) as { article: Article };
      return { topic: toCamelCase(file), file, article };
    }),
  );
  const groupIndex = ({ article }: TopicFile) => helpGroups.indexOf(article.group);
  return topics.sort(
    (a, b) =>
      groupIndex(a) - groupIndex(b) || a.article.order - b.article.order || (a.file < b.file ? -1 : 1),
  );
};

const header = (...lines: string[]) =>
  ['// Generated from the help articles by `npm run generate`. Do not edit.', ...lines].join('\n');

/** The data of the articles for the route table, the titles and the side list, without their texts. */
const topicsSource = (topics: readonly TopicFile[]): string =>
  header(
    '',
    '/** Every help article by its topic, in the order of the side list. */',
    'export const helpTopics = {',
    ...topics.map(
      ({ topic, article: { slug, group, title, blocks } }) =>
        `  ${topic}: ${JSON.stringify({ slug, group, title, isWritten: blocks.length > 0 })},`,
    ),
    '} as const;',
    '',
    'export type HelpTopic = keyof typeof helpTopics;',
    '',
  );

/** The pages of the articles. */
const pagesSource = (topics: readonly TopicFile[]): string =>
  header(
    "import type { HelpTopic } from '../shared/help/topics.generated';",
    "import { type LazyPage, lazyHelpPage } from './lazy-page';",
    '',
    '/** The page of each help article, by its topic. */',
    'export const helpPages: Readonly<Record<HelpTopic, LazyPage>> = {',
    ...topics.map(
      ({ topic, file }) =>
        `  ${topic}: lazyHelpPage('features/help/articles/${file}.ts', () => import('../features/help/articles/${file}')),`,
    ),
    '};',
    '',
  );

/** The imports of the articles, for the search. */
const articleModulesSource = (topics: readonly TopicFile[]): string =>
  header(
    '',
    '/** The file of each help article, by its topic. */',
    'export const articleModules = {',
    ...topics.map(({ topic, file }) => `  ${topic}: () => import('./articles/${file}'),`),
    '} as const;',
    '',
  );

/** The generated files, by their path. */
export const helpFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const topics = await helpArticles();
  return {
    'site/src/shared/help/topics.generated.ts': topicsSource(topics),
    'site/src/routes/help-pages.generated.ts': pagesSource(topics),
    'site/src/features/help/articles.generated.ts': articleModulesSource(topics),
  };
};
