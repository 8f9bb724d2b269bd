import { maxTests, provingPatterns, testsOfChange } from '../scripts/changed-tests.cjs';
import { isTest, listFiles, readText } from './repository';

const tests = [
  'packages/gateway/src/domain/mail/mail.test.ts',
  'packages/gateway/src/domain/money/kind-registries.test.ts',
  'packages/gateway/src/domain/money/deposits/deposits.test.ts',
  'packages/gateway/src/domain/money/wallet/wallet.test.ts',
  'packages/gateway/src/modules/site/member-badge.test.ts',
];
const many = Array.from({ length: maxTests }, (_, index) => `packages/gateway/src/many/${index}.test.ts`);

const chosen = (path: string, source: string, importing: readonly string[]) =>
  testsOfChange({
    changed: [path],
    read: (file) => (file === path ? source : ''),
    tests: [...tests, ...many],
    importing,
  });

describe('npm run test:changed', () => {
  it('runs all tests that import a change, if they are few', () => {
    const importing = ['packages/gateway/src/domain/money/wallet/wallet.test.ts'];
    expect(chosen('packages/gateway/src/ids.ts', '', importing)).toEqual({ tests: importing, left: 0 });
  });

  it('runs the tests in the folder and those named by “Proved by” when too many import the file, and counts the others', () => {
    const path = 'packages/gateway/src/domain/money/deposits/deposit-channels.ts';
    const source = '/**\n * Rows. Proved by\n * `npm run test:unit -- kind-registries\n * wallet/`.\n */';
    expect(chosen(path, source, [...many, tests[1]!])).toEqual({
      tests: [tests[1], tests[2], tests[3]],
      left: maxTests,
    });
  });

  it('runs a test with the name of the changed file in another package', () => {
    expect(chosen('packages/contract/src/site/member-badge.ts', '', many).tests).toEqual([tests[4], ...many]);
  });

  it('runs only the changed test when too many import it', () => {
    expect(chosen(tests[0]!, '', [...many, 'x.test.ts']).tests).toEqual([tests[0]]);
  });
});

const files = listFiles('packages', 'site', 'architecture', 'bench', 'stories');
const provedFiles = files.filter(
  (path) => /\.tsx?$/.test(path) && !isTest(path) && readText(path).includes('Proved by'),
);
const testFiles = files.filter((path) => /\.test\.tsx?$/.test(path));
/** A pattern is compared with the whole path, as Jest does. */
const isFound = (pattern: string) => testFiles.some((path) => new RegExp(pattern, 'i').test(`/${path}`));

it.each(provedFiles)('“Proved by” in %s matches existing tests', (path) => {
  const patterns = provingPatterns(readText(path));
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter((pattern) => !isFound(pattern))).toEqual([]);
});

it('each pattern of a check in CONTRIBUTING.md finds a test', () => {
  const checks = [...readText('CONTRIBUTING.md').matchAll(/^Check: `npm run test:unit -- ([^`]+)`/gm)];
  const patterns = checks.flatMap(([, text]) => text!.split(' ')).filter((pattern) => !pattern.includes('<'));
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => !isFound(pattern))).toEqual([]);
});
