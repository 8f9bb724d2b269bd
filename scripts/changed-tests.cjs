/** Chooses the test files that `npm run test:changed` runs. CommonJS, so that a test can load it. */
const { basename, dirname } = require('node:path');

/** Up to this many test files that import the change all run; with more, only those near it, since all would take minutes. */
const maxTests = 30;

/** Folders with up to this many test files in them and below are of one subject. */
const maxTestsBelow = 15;

/** `npm run test:unit -- <patterns>` in the comment of a file names the tests that prove it. */
const provedBy = /Proved by[\s*]+`npm run test:unit -- ([^`]+)`/g;

/** The patterns of test files that the comments of a source name. @param {string} source @returns {string[]} */
const provingPatterns = (source) =>
  [...source.matchAll(provedBy)].flatMap(([, patterns]) => patterns.split(/[\s*]+/).filter(Boolean));

/** `place-slip` for `place-slip.ts` and for `place-slip.test.ts`. @param {string} path */
const stemOf = (path) => basename(path).split('.')[0];

/** Files of these names say nothing about their content. */
const plainNames = new Set(['index', 'en', 'zh-CN', 'define', 'common', 'model', 'state']);

/**
 * The tests near a changed file: itself, those of its folder, those below it unless they are many, those of its name anywhere,
 * and those that its comment, or that of the `index.ts` beside it, names by “Proved by”.
 *
 * @param {string} path of the changed file, in the repository
 * @param {(path: string) => string} read
 * @param {readonly string[]} tests all test files
 */
const testsNear = (path, read, tests) => {
  const folder = dirname(path);
  const isBelow = (test) => test.startsWith(`${folder}/`);
  const takesBelow = tests.filter(isBelow).length <= maxTestsBelow;
  const patterns = [path, `${folder}/index.ts`].flatMap((file) =>
    provingPatterns(read(file)).map((pattern) => new RegExp(pattern, 'i')),
  );
  const hasName = !plainNames.has(stemOf(path));
  return tests.filter(
    (test) =>
      test === path ||
      dirname(test) === folder ||
      (takesBelow && isBelow(test)) ||
      (hasName && stemOf(test) === stemOf(path)) ||
      patterns.some((pattern) => pattern.test(`/${test}`)),
  );
};

/**
 * The test files of a change, and how many others import it. Jest follows imports by relative paths only: the tests of other
 * packages that depend on a row of the contract are those that its comment names.
 *
 * @param {object} options
 * @param {readonly string[]} options.changed changed source files
 * @param {(path: string) => string} options.read the text of a file, empty for a missing one
 * @param {readonly string[]} options.tests all test files
 * @param {readonly string[]} options.importing test files that import a changed file, directly or through others
 */
const testsOfChange = ({ changed, read, tests, importing }) => {
  const near = new Set(changed.flatMap((path) => testsNear(path, read, tests)));
  if (importing.length <= maxTests) return { tests: [...new Set([...near, ...importing])], left: 0 };
  return { tests: [...near], left: importing.filter((test) => !near.has(test)).length };
};

module.exports = { maxTests, provingPatterns, testsOfChange };
