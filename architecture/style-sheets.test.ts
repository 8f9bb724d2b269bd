import { isTest, listFiles, readWithoutComments } from './repository';

/** A style sheet between backticks. */
const sheet = /`[^`]*`/g;

const scrollsSideways = /\boverflow(-x)?: (auto|scroll)/;
const isPositioned = /\bposition: (relative|absolute|fixed|sticky)/;

/** Style sheets of the site, the kit and the console, each with its file. */
const sheets = listFiles('site/src', 'packages/ui/src', 'packages/gateway/operator-client')
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
  .flatMap((path) => (readWithoutComments(path).match(sheet) ?? []).map((text) => ({ path, text })));

const filesWith = (isWrong: (text: string) => boolean): readonly string[] => [
  ...new Set(sheets.filter(({ text }) => isWrong(text)).map(({ path }) => path)),
];

describe('style sheets', () => {
  // Texts for screen readers (`pv-sr-only`) are absolute. Without a positioned ancestor they escape the scrolling part
  // and make the whole page wider than the window.
  it('contain what is positioned in a part that scrolls sideways (fix: position: relative)', () => {
    expect(filesWith((text) => scrollsSideways.test(text) && !isPositioned.test(text))).toEqual([]);
  });

  // A token is `var(…)`: with a sign before it, browsers drop the whole declaration.
  it('have no sign before a token (fix: calc(-1 * …))', () => {
    expect(filesWith((text) => /[\s(,]-\$\{token\b/.test(text))).toEqual([]);
  });
});
