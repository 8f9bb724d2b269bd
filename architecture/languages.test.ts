import { dateTag, type Language } from '../packages/format/src';
import { inAlphabet } from '../packages/ui/src/themes/in-alphabet';
import { isTest, listFiles, readText, readWithoutComments } from './repository';

/** The table, the readers of texts that apply its fallbacks, and the selector of styles. */
const readers = [
  'packages/format/src/languages.ts',
  'packages/format/src/each-language.ts',
  'packages/gateway/venue-client/kit/translate.js',
  'site/src/shared/messages/define-messages.ts',
  'packages/ui/src/themes/in-alphabet.ts',
];

const sources = listFiles('packages', 'site/src', 'stories', 'examples')
  .filter((path) => /\.(ts|tsx|js)$/.test(path) && !isTest(path) && !/\.generated\.|\/tests\//.test(path))
  .filter((path) => !readers.includes(path))
  .map((path) => ({ path, lines: readWithoutComments(path).split('\n') }));

/** The lines of the product that match, with their file. */
const linesWith = (pattern: RegExp): readonly string[] =>
  sources.flatMap(({ path, lines }) =>
    lines.filter((line) => pattern.test(line)).map((line) => `${path}: ${line.trim()}`),
  );

const id = `['"](?:zh-CN|zh|en)['"]`;

describe('languages', () => {
  it('[APP-9] code compares no ids of languages (fix: a column of `languages`, or a text by language)', () => {
    expect(linesWith(new RegExp(`[!=]== ${id}|${id} [!=]==|case ${id}|startsWith\\(${id}`))).toEqual([]);
  });

  it('[APP-9] types derive from the table, so that a language can be added (fix: `Language` or `Localized`)', () => {
    expect(
      linesWith(/'zh-CN' \| 'en'|'zh-CN'\??: string|(?<!Partial<)Record<(?:Locale|Lang|Language|UiLocale)\b/),
    ).toEqual([]);
  });

  it('[APP-9] texts are read with their fallback (fix: `inLanguage` or `messagesIn`)', () => {
    expect(
      linesWith(/(?<!\blanguages)(?<=[\w)\]]|\?\.)\[(?:(?:brand\.)?\w*[lL]ocale|lang|language)\]/),
    ).toEqual([]);
  });

  it('[APP-9] a text with another in it is made for each language (fix: `inEachLanguage`, or `composed` of the gateway)', () => {
    const oneLanguage = [
      'packages/gateway/operator-client/', // Operators write Chinese and English.
      'packages/gateway/src/domain/rooms/chatter.ts', // Members write in Chinese.
      'packages/gateway/src/seed/seed-content.ts', // A name in Chinese, as an operator writes it.
      'packages/contract/src/entities/round.ts', // A description in the specification of the API.
      'site/src/features/help/articles/', // Prose, in which translators write each sentence again.
      'stories/',
    ];
    const found = linesWith(/\$\{[^}]*(?:\['zh-CN'\]|\.en\b)/);
    expect(found.filter((line) => !oneLanguage.some((path) => line.startsWith(path)))).toEqual([]);
  });

  it('[APP-9] dates have the Gregorian calendar in every language (fix: `dateTag`)', () => {
    // English parts that code reads, and the Chinese calendar of the signs, are no texts.
    expect(linesWith(/DateTimeFormat\((?!dateTag\(|\)|'en(?:-CA|-GB|-u-ca-chinese)?',)/)).toEqual([]);
    const year = (tag: string) =>
      new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 2));
    expect(year('th')).toContain('2569');
    expect(year(dateTag('th' as Language))).toBe('2026');
  });

  it('[APP-9] styles ask for an alphabet, not for a language (fix: `inAlphabet`; in pages of games `:root:lang(en)`, then npm run generate)', () => {
    const sheets = listFiles('packages', 'site/src')
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) =>
        readText(path)
          .split('\n')
          .filter((line) =>
            /:lang\(/.test(line.replaceAll(`:root${inAlphabet} `, '').replaceAll(`html${inAlphabet} `, '')),
          )
          .map((line) => `${path}: ${line.trim()}`),
      );
    // Derived from `hasRedGains` of each language.
    const isOfGains = (line: string) =>
      line.startsWith('packages/ui/src/themes/css-variables.ts:') || /\{--pv-color-gain:[^}]*\}$/.test(line);
    expect([...linesWith(/:lang\(/), ...sheets].filter((line) => !isOfGains(line))).toEqual([]);
  });
});
