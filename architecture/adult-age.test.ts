import { messagesIn } from '../packages/format/src/each-language';
import { languageIds } from '../packages/format/src/languages';
import { catalogues } from '../site/src/brands/catalogues.generated';
import { wordsOf } from '../site/src/features/help/article';
import type { Catalogue } from '../site/src/shared/messages';
import { helpArticles } from './help-files';
import { isTest, listFiles, readWithoutComments } from './repository';

/** The usual age as a number of its own: not a part of 1,800 or 18.00. */
const usualAge = /(?<![\d.,])18(?![\d.,]*\d)|eighteen|十八/i;

/** Texts with this number for something else. */
const otherNumbers = ['round.low18'];

/** An age that is typed into a text, whichever number it is. */
const typedAge =
  /\d+ ?周?岁|\b(under|aged|over|least) \d+( years| and |[.,'`])|\b\d+ (years )?(or|and) (older|over)\b/i;

describe('the minimum age of a brand (fix: write {age})', () => {
  it('[BRD-1] is a number in no text of a catalogue', () => {
    const found = Object.entries<Catalogue>(catalogues).flatMap(([id, catalogue]) =>
      languageIds.flatMap((locale) =>
        Object.entries(messagesIn(catalogue, locale))
          .filter(([key, text]) => usualAge.test(text) && !otherNumbers.includes(`${id}.${key}`))
          .map(([key, text]) => `${locale} ${id}.${key}: ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('[BRD-1] is a number in no help article, also not an imported one', async () => {
    const found = (await helpArticles()).flatMap(({ topic, article }) =>
      article.blocks.flatMap((block) =>
        languageIds
          .map((locale) => wordsOf(block, locale))
          .filter((words) => usualAge.test(words))
          .map((words) => `${topic}: ${words}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('[BRD-1] is typed into no text of contract, gateway and pages', () => {
    const found = listFiles('packages/contract/src', 'packages/gateway', 'packages/ui/src', 'site/src')
      .filter(
        (path) => /\.(ts|tsx|js|html)$/.test(path) && !isTest(path) && !/\/(migrations|tests)\//.test(path),
      )
      .flatMap((path) =>
        readWithoutComments(path)
          .split('\n')
          .filter((line) => typedAge.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  it.each(['年满 21 周岁', '未满18岁', 'aged 18 and over', 'not under 21.', '18 or older'])(
    '[BRD-1] is found in the text %s',
    (text) => expect(text).toMatch(typedAge),
  );

  it('[BRD-1] has one default, which gateway and pages each read in one place', () => {
    const readers = listFiles('packages', 'site/src').filter(
      (path) =>
        /\.tsx?$/.test(path) && !isTest(path) && readWithoutComments(path).includes('limits.adultAge'),
    );
    expect(readers).toEqual([
      'packages/gateway/src/config/brand.ts',
      'site/src/shared/messages/define-messages.ts',
    ]);
  });
});
