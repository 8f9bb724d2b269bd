import { isTest, listFiles, readWithoutComments } from './repository';

/** A style sheet between backticks. */
const sheet = /`[^`]*`/g;

const scrollsSideways = /\boverflow(-x)?: (auto|scroll)/;
/** In a part of the rule, such as for phones. */
const isStatic = /\bposition: static/;
const isPositioned = /\bposition: (relative|absolute|fixed|sticky)/;

/** Files with a style sheet that scrolls sideways without a position. */
const unpositioned = (): readonly string[] =>
  listFiles('site/src', 'packages/ui/src', 'packages/gateway/operator-client')
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .filter((path) =>
      (readWithoutComments(path).match(sheet) ?? []).some(
        (text) => scrollsSideways.test(text) && (!isPositioned.test(text) || isStatic.test(text)),
      ),
    );

describe('parts that scroll sideways', () => {
  // Texts for screen readers (`pv-sr-only`) are absolute. Without a positioned ancestor they escape the scrolling part
  // and make the whole page wider than the window.
  it('contain what is positioned in them (fix: position: relative)', () => {
    expect(unpositioned()).toEqual([]);
  });
});
