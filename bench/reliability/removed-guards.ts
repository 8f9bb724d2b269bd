import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/gateway/src/db/embedded/embedded-postgres';
import { type Guard, guards } from './guards/guards';
import { findMarkedCode, type MarkedCode } from './guards/marked-code';
import { makeScratch, type Scratch, sources } from './guards/scratch';
import type { Row } from './row';

/** The share of removed guards that a test must catch. */
const share = 0.95;

/** Tests need no durability, only speed. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' };

type TestResult = 'passed' | 'failed' | 'did not run';

interface TestReport {
  numFailedTests: number;
  testResults: { name: string; status: string; message: string }[];
}

/** The first failure message of a report. */
const messageOf = ({ root }: Scratch): string => {
  const path = join(root, 'report.json');
  if (!existsSync(path)) return 'there is no report';
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as TestReport;
  const bad = testResults.find(({ status }) => status !== 'passed');
  return bad ? `${bad.name.slice(root.length)}: ${bad.message.slice(0, 600)}` : 'no file failed';
};

/** Runs tests of the copy. If a migration or a module cannot be loaded, the result is `did not run`, not `failed`. */
const runTests = ({ root }: Scratch, databaseUrl: string, tests: string, titles?: string) =>
  new Promise<TestResult>((resolve) => {
    const report = join(root, 'report.json');
    rmSync(report, { force: true });
    const args = [
      ...['--selectProjects', 'gateway', '--testPathPatterns', tests],
      // Long enough that no test fails because the machine is busy.
      ...['--bail', '--silent', '-w', '1', '--testTimeout', '60000', '--json', `--outputFile=${report}`],
      ...(titles ? ['-t', titles] : []),
    ];
    const child = spawn(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, DATABASE_URL: databaseUrl, NODE_OPTIONS: '' },
    });
    child.once('close', (code) => {
      if (code === 0) return resolve('passed');
      const { numFailedTests = 0 }: Partial<TestReport> = existsSync(report)
        ? JSON.parse(readFileSync(report, 'utf8'))
        : {};
      resolve(numFailedTests > 0 ? 'failed' : 'did not run');
    });
  });

const markerOf = ({ id, marker = id }: Guard): string => marker;

/** Differences between the list and the sources: markers without a row, rows without a marker, titles without a test. */
const errorsIn = (root: string, marked: readonly MarkedCode[]): string[] => {
  const folder = join(root, sources);
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const hasTitles = (guard: Guard) =>
    tests
      .filter((file) => new RegExp(guard.tests).test(file))
      .some((file) => new RegExp(guard.titles ?? '').test(readFileSync(join(folder, file), 'utf8')));
  return [
    ...guards.flatMap((guard) => {
      const count = marked.filter(({ id }) => id === markerOf(guard)).length;
      return count === 1
        ? []
        : [`the marker "guard: ${markerOf(guard)}" occurs ${count} times below ${sources}`];
    }),
    ...marked
      .filter(({ id }) => !guards.some((guard) => markerOf(guard) === id))
      .map(({ id, file }) => `"guard: ${id}" in ${file} is not listed in guards.ts`),
    ...guards
      .filter((guard) => !hasTitles(guard))
      .map(({ id, tests: path, titles = '' }) => `${id}: no test of ${path} is titled ${titles}`),
  ];
};

interface Removal {
  guard: Guard;
  file: string;
  result: TestResult;
}

const details = (removals: readonly Removal[]) =>
  [
    'Each guard was removed alone, in a copy, and the tests closest to it were run.',
    '',
    '| guard | where | tests | caught |',
    '|---|---|---|---|',
    ...removals.map(({ guard, file, result }) => {
      const titles = guard.titles ? `: “${guard.titles.replaceAll('|', '”, “')}”` : '';
      return `| ${guard.what} | \`${file}\` | ${guard.tests}${titles} | ${result === 'failed' ? 'yes' : '**no**'} |`;
    }),
  ].join('\n');

/** The ids of the guards to remove; all of them if unset. */
const chosen = process.env.GUARDS?.split(',');

/** Removes guards. If no test fails without a guard, a later change could remove it unnoticed. */
export const removedGuards: Row = {
  id: '18',
  title: 'guards removed one at a time: the tests catch at least 95 %',
  async run({ quick, deadline }, { folder, afterRun }) {
    const original = process.cwd();
    const marked = findMarkedCode(join(original, sources));
    const findings = errorsIn(original, marked);
    const none = { operations: guards.length, kills: 0, acknowledged: 0, lost: 0, double: 0, findings };
    // Testing each guard takes minutes, so the short form only checks that list and sources agree.
    if (quick || findings.length > 0) return none;

    const scratch = makeScratch(original, join(folder, 'copy'));
    const copied = findMarkedCode(join(scratch.root, sources));
    const from = join(original, 'packages/gateway/src/here.ts');
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'server'), from, settings });
    afterRun(server.stop);
    const selected = guards.filter(({ id }) => chosen?.includes(id) ?? true);
    // The same tests must pass with all guards in place.
    const whole = selected.filter(({ titles }) => titles === undefined);
    const titled = selected.filter(({ titles }) => titles !== undefined);
    for (const part of [whole, titled].filter(({ length }) => length > 0)) {
      const pathsOf = [...new Set(part.map(({ tests }) => tests))].join('|');
      const titlesOf = [...new Set(part.flatMap(({ titles }) => titles ?? []))].join('|');
      const result = await runTests(scratch, server.url, pathsOf, titlesOf || undefined);
      if (result !== 'passed')
        return {
          ...none,
          findings: [`with all guards in place the tests: ${result}, ${messageOf(scratch)}`],
        };
    }

    const removals: Removal[] = [];
    for (const guard of selected) {
      if (Date.now() > deadline) break;
      const code = copied.find(({ id }) => id === markerOf(guard)) as MarkedCode;
      scratch.remove(guard, code);
      const result = await runTests(scratch, server.url, guard.tests, guard.titles);
      scratch.restore(code);
      removals.push({ guard, file: code.file, result });
      console.log(`${result === 'failed' ? 'caught' : 'NOT CAUGHT'}: ${guard.what} (tests: ${result})`);
    }
    const caught = removals.filter(({ result }) => result === 'failed').length;
    if (caught < removals.length * share) findings.push(`only ${caught} of ${removals.length} were caught`);
    return {
      ...none,
      operations: removals.length,
      kills: removals.length,
      acknowledged: caught,
      findings,
      note: `${caught} of ${removals.length} removed guards made a test fail; ${guards.length} are listed${removals.length < selected.length ? ', and the time was over before the last ones' : ''}`,
      details: details(removals),
    };
  },
};
