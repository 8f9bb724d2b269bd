import { browsers } from '../site/src/shared/browsers';
import { isTest, listFiles, readWithoutComments } from './repository';

type Versions = readonly [chrome: number, edge: number, firefox: number, safari: number];

/**
 * Features that the site needs and since when browsers have them (MDN browser compatibility data). Features with a
 * fallback, such as anchor positioning and popovers, and those that only look better are not in the list.
 */
const features: readonly (readonly [name: string, source: RegExp, since: Versions])[] = [
  ['the attribute inert', /\binert\b/, [102, 102, 112, 15.5]],
  [':has()', /:has\(/, [105, 105, 121, 15.4]],
  ['container queries', /@container|container-type/, [105, 105, 110, 16]],
  ['color-mix()', /color-mix\(/, [111, 111, 113, 16.2]],
  ['dvh', /\ddvh\b/, [108, 108, 101, 15.4]],
  ['the property translate', /^\s*(&[^{]*\{ )?translate: /m, [104, 104, 72, 14.1]],
  ['findLast', /\.findLast(Index)?\(/, [97, 97, 104, 15.4]],
  ['URL.canParse', /URL\.canParse\(/, [120, 120, 115, 17]],
  // The build target ES2022 keeps static blocks and private methods, so browsers must have them.
  ['ES2022', /\?\?=|\.at\(-1\)/, [94, 94, 93, 16.4]],
];

const sources = listFiles('packages/ui/src', 'packages/sdk/src', 'packages/format/src', 'site/src').filter(
  (path) => /\.tsx?$/.test(path) && !isTest(path) && !path.startsWith('site/src/server/'),
);

describe('browsers', () => {
  it.each(features)('%s is used (fix: remove it from the list)', (_, source) => {
    expect(sources.some((path) => source.test(readWithoutComments(path)))).toBe(true);
  });

  it('the minimum of each browser is the first version with all features', () => {
    const needed = browsers.map((_, index) => Math.max(...features.map(([, , since]) => since[index]!)));
    expect(browsers.map(({ since }) => Number(since))).toEqual(needed);
  });
});
