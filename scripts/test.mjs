/**
 * Runs checks in parallel, shows the output of those that fail, and lists how long they take: `npm test` (all of them), `npm run check` (those without a browser)
 * and `npm run test:changed` (those that a change affects).
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { markBuilt } from './build.mjs';
import { testsOfChange } from './changed-tests.cjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();

const reports = join(root, 'node_modules/.cache/pavilion/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, 'unit.json');
const reliabilityReport = join(reports, 'reliability.json');
const playwrightReport = join(reports, 'playwright.json');

/** `advice` says how to fix what the step usually finds; it is shown when the step fails. */
const step = (name, command, args = [], { onPassed, env, advice } = {}) => ({
  name,
  command,
  args,
  onPassed,
  env,
  advice,
});
const script = (name, ...args) =>
  step(name, 'npm', ['run', '--silent', name, ...(args.length ? ['--', ...args] : [])]);

// One thread: another step runs in parallel, so that more threads would only add work.
const typecheck = script('typecheck', '--singleThreaded');
const lint = {
  ...script('lint'),
  advice: '`npm run format` fixes the format, the order of imports and some lint errors.',
};
const unit = (...args) => script('test:unit', '--silent', '--json', `--outputFile=${unitReport}`, ...args);
/** The short forms of the reliability rows: they mostly wait for processes, so another lane uses the cores meanwhile. */
const reliability = step('reliability', 'jest', [
  ...['--silent', '--selectProjects', 'bench', '--json', `--outputFile=${reliabilityReport}`],
]);

/** The tests that depend on the database most, on a PostgreSQL server of another version. */
const unitOnServer = step(
  'test:unit on TEST_DATABASE_URL',
  'jest',
  [
    '--maxWorkers=100%',
    '--silent',
    '--selectProjects',
    'gateway',
    '--testPathPatterns',
    'two-gateways|domain/money/(ledger|wallet)',
  ],
  { env: { DATABASE_URL: process.env.TEST_DATABASE_URL } },
);
const allUnitTests = [
  unit('--ignoreProjects', 'bench'),
  ...(process.env.TEST_DATABASE_URL ? [unitOnServer] : []),
];

const builds = [
  step('build packages', 'rollup', ['--config', '--silent']),
  step('build site', 'vite', ['build', 'site', '--logLevel', 'warn']),
  // The browser tests start this build. Rebuilding at start would remove the type declarations of the packages.
  step('build page renderer', 'vite', ['build', 'site', '--ssr', '--logLevel', 'warn'], {
    onPassed: markBuilt,
  }),
];
const buildStorybook = script('storybook:build');
const playwright = (...args) =>
  step('playwright', 'playwright', ['test', '--config', 'e2e', ...args], {
    env: { E2E_REPORT: playwrightReport },
  });

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from `main`, committed or not. */
const changedFiles = () => {
  const [base] = git('merge-base', 'HEAD', process.env.SINCE ?? 'main');
  return [
    ...git('diff', '--name-only', '--diff-filter=ACMR', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
};

/** The test files that Jest finds, as paths in the repository. */
const listTests = (...args) =>
  execFileSync(join(root, 'node_modules/.bin/jest'), ['--ignoreProjects', 'bench', '--listTests', ...args], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
    .split('\n')
    // Jest also prints which projects run.
    .filter((line) => line.startsWith(root))
    .map((path) => relative(root, path).replaceAll('\\', '/'));

/**
 * The unit tests of a change (`changed-tests.cjs`). The tests in `architecture` read files instead of importing them, so they
 * always run; the slowest of them, which reads only packages, runs when a package changed. The reliability rows never run,
 * because they import the whole gateway.
 */
const unitOfChange = () => {
  const all = changedFiles();
  const changed = all.filter((file) => /\.([cm]?[jt]sx?|json)$/.test(file));
  const architectureTests = readdirSync(join(root, 'architecture')).filter(
    (file) =>
      file.endsWith('.test.ts') &&
      (file !== 'api.test.ts' || all.some((path) => path.startsWith('packages/'))),
  );
  const { tests, left } = testsOfChange({
    changed,
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''),
    tests: listTests(),
    importing: changed.length > 0 ? listTests('--findRelatedTests', ...changed) : [],
  });
  if (left > 0)
    console.log(
      `${tests.length} test files near the change run. ${left} others import it through other files: npm run check runs them.`,
    );
  const chosen = [...new Set([...tests, ...architectureTests.map((file) => `architecture/${file}`)])];
  return unit('--ignoreProjects', 'bench', '--runTestsByPath', ...chosen);
};

/**
 * Stages of each command. Stages run in sequence, the lanes of a stage in parallel, the steps of a lane in order. Jest
 * keeps two cores busy except while it waits; the other lane uses that time. The browser tests measure times, so nothing
 * else runs with them. A failed step does not stop the others: one run shows every failure.
 */
const commands = {
  all: () => [[allUnitTests, [typecheck, lint, ...builds, buildStorybook, reliability]], [[playwright()]]],
  check: () => [
    [allUnitTests, [typecheck, lint, ...builds, reliability]],
    [[playwright('--project', 'packages')]],
  ],
  changed: () => [[[unitOfChange()], [typecheck, lint]]],
};

/** Lines of suites and tests that passed: Jest's `PASS`, Playwright's `ok` or check mark. */
const passedLine = /^\s*(PASS|ok|✓|✔) /;
/** Lines that name a suite or test that failed, shown at once. */
const failedLine = /^\s*(FAIL|not ok|✘|✗) /;

/** The running steps with the number of suites or tests that have passed. */
const progress = new Map();
const progressInterval = 60_000;
setInterval(() => {
  const running = [...progress].map(([name, passes]) => (passes ? `${name} (${passes} passed)` : name));
  if (running.length) console.log(`… ${running.join(', ')}`);
}, progressInterval).unref();

const run = ({ name, command, args, env }) =>
  new Promise((resolve) => {
    const lines = [];
    progress.set(name, 0);
    const handleLine = (output) => {
      // `biome ci` colours its output even where it is piped.
      const line = process.stdout.isTTY ? output : stripVTControlCharacters(output);
      if (passedLine.test(line)) progress.set(name, progress.get(name) + 1);
      else lines.push(line);
      if (failedLine.test(line)) console.log(`${name} │ ${line}`);
    };
    const end = (passed) => {
      progress.delete(name);
      if (!passed) for (const line of lines) console.log(`${name} │ ${line}`);
      resolve(passed);
    };
    const child = spawn(command === 'npm' ? command : join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', handleLine);
    child.once('error', (error) => lines.push(error.message));
    child.once('close', (code) => end(code === 0));
  });

const finished = [];
const runLane = async (lane) => {
  for (const each of lane) {
    const started = Date.now();
    const passed = await run(each);
    if (passed) each.onPassed?.();
    const seconds = (Date.now() - started) / 1000;
    finished.push({ name: each.name, passed, seconds });
    console.log(`── ${each.name}: ${passed ? 'passed' : 'FAILED'} in ${Math.round(seconds)} s`);
    if (!passed && each.advice) console.log(`   ${each.advice}`);
  }
};

const command = commands[process.argv[2] ?? 'all'];
if (!command) throw new Error(`Unknown command. Known: ${Object.keys(commands).join(', ')}.`);
const started = Date.now();
for (const lanes of command()) await Promise.all(lanes.map(runLane));

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};
const jest = [unitReport, reliabilityReport].map(read).filter(Boolean);
const jestResults = jest.flatMap(({ testResults }) => testResults);
const browser = read(playwrightReport);

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
const errorsOf = ({ tests }) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
    .join('\n');
const durationOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
const tests = [
  ...jestResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration, status, failureMessages }) => ({
      file: relative(root, name),
      title,
      ms: duration ?? 0,
      failure: status === 'failed' ? failureMessages.join('\n') : undefined,
    })),
  ),
  ...(browser?.suites ?? []).flatMap((suite) =>
    specsOf(suite).map((spec) => ({
      file: `e2e/${spec.file}`,
      title: spec.title,
      ms: durationOf(spec),
      // The failure of the first attempt, if the second passed.
      retried: spec.tests.some(({ status }) => status === 'flaky') ? errorsOf(spec) : undefined,
      failure: spec.ok ? undefined : errorsOf(spec),
    })),
  ),
  // A file that cannot be loaded has no tests.
  ...jestResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
    .map(({ name, message }) => ({
      file: relative(root, name),
      title: 'cannot run',
      ms: 0,
      failure: message,
    })),
];
const filesOf = () => {
  const sums = new Map();
  for (const { file, ms } of tests) sums.set(file, (sums.get(file) ?? 0) + ms);
  // The time of a unit test file includes its imports, which are no part of a test.
  for (const { name, startTime, endTime } of jestResults) sums.set(relative(root, name), endTime - startTime);
  return [...sums].map(([file, ms]) => ({ file, ms, title: '' }));
};
const listSlowest = (heading, list) => {
  if (list.length === 0) return;
  console.log(`\n${heading}`);
  for (const { file, title, ms } of list.toSorted((a, b) => b.ms - a.ms).slice(0, 20))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}${title && ` › ${title}`}`);
};
listSlowest('The slowest test files', filesOf());
listSlowest('The slowest tests', tests);

const listFailures = (heading, list) => {
  if (list.length) console.log(`\n${heading}`);
  for (const { file, title, text } of list)
    console.log(`${file} › ${title}\n${text.split('\n').slice(0, 20).join('\n')}\n`);
};
const withText = (key) =>
  tests.filter(({ [key]: text }) => text !== undefined).map((each) => ({ ...each, text: each[key] }));
const flakyTests = withText('retried');
// Printed last, because often only the end of a log is shown.
listFailures('Passed only in the second attempt: find out why', flakyTests);
listFailures('Failed tests', withText('failure'));

console.log('\nSteps');
for (const { name, passed, seconds } of finished)
  console.log(`${String(Math.round(seconds)).padStart(5)} s  ${name}${passed ? '' : ': FAILED'}`);
console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  in all`);

const failed = finished.filter(({ passed }) => !passed).map(({ name }) => name);
const unitTests = (count) => jest.reduce((sum, report) => sum + report[count], 0);
const passes = unitTests('numPassedTests') + (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0);
const failures = unitTests('numFailedTests') + (browser?.stats.unexpected ?? 0);
console.log(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.join(', ')}`);
console.log(
  `${passes} passed, ${Math.max(failures, failed.length)} failed` +
    (flakyTests.length ? `, ${flakyTests.length} of them passed only in the second attempt` : ''),
);
process.exit(failed.length === 0 ? 0 : 1);
