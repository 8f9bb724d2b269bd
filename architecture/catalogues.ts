/** The list of message catalogues, by which a brand replaces texts (`Brand.words`). */
import { basename, dirname, relative } from 'node:path';
import { languageIds, languages } from '../packages/format/src/languages';
import type { Catalogue } from '../site/src/shared/messages';
import { isTest, listFiles, readText } from './repository';

export interface CatalogueSource {
  readonly id: string;
  /** The name of its constant. */
  readonly name: string;
  readonly file: string;
}

const folder = 'site/src/brands';

/** Every catalogue of the site, by the calls of `defineMessages`. */
export const catalogueSources = (): readonly CatalogueSource[] =>
  listFiles('site/src')
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .flatMap((file) =>
      [...readText(file).matchAll(/^export const (\w+) = defineMessages\(\s*'(\w+)'/gm)].map(
        ([, name = '', id = '']) => ({ id, name, file }),
      ),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));

const placeholdersOf = (text: string | undefined): string => (text?.match(/\{\w+\}/g) ?? []).sort().join();

/** The texts in languages with a fallback whose key, or whose placeholders, the Chinese texts do not have. */
export const otherTexts = (catalogues: Readonly<Record<string, Catalogue>>): readonly string[] =>
  Object.entries(catalogues).flatMap(([id, catalogue]) =>
    languageIds
      .filter((language) => languages[language].fallback)
      .flatMap((language) =>
        Object.entries((catalogue[language] ?? {}) as Readonly<Record<string, string>>)
          .filter(
            ([key, text]) =>
              !(key in catalogue['zh-CN']) ||
              placeholdersOf(text) !== placeholdersOf(catalogue['zh-CN'][key]),
          )
          .map(([key]) => `${id} ${language} ${key}`),
      ),
  );

const importOf = ({ id, name, file }: CatalogueSource): string => {
  const path = relative(folder, `${dirname(file)}/${basename(file).replace(/\.tsx?$/, '')}`);
  return `import { ${name}${name === id ? '' : ` as ${id}`} } from '${path}';`;
};

/** The text of the generated list, by its path in the repository. */
export const catalogueFiles = (): Readonly<Record<string, string>> => {
  const sources = catalogueSources();
  return {
    [`${folder}/catalogues.generated.ts`]: [
      '// Generated from the calls of `defineMessages` by `npm run generate`. Do not edit.',
      ...sources.map(importOf),
      '',
      '/** Every message catalogue by its id. Pages import its type only: together the catalogues are larger than a page. */',
      'export const catalogues = {',
      ...sources.map(({ id }) => `  ${id},`),
      '};',
      '',
    ].join('\n'),
  };
};
