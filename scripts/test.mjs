import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { markBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();

const reports = join(root, 'node_modules/.cache/pavilion/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const report = (name) => join(reports, `${name}.json`);

const storybook = 'build --config-dir stories/.storybook --output-dir storybook-static --quiet'.split(' ');

const types = ['types', 'tsc', ['--project', '.']];
const rules = [
  ['lint and format', 'biome', ['ci', '.']],
  ['dependency rules', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'site', 'stories']],
  ['unused code', 'knip', []],
];
const jest = [
  'unit, component and gateway tests',
  'jest',
  // Jest leaves one core free by itself, which on two is half of the machine.
  ['--maxWorkers=100%', '--json', `--outputFile=${report('jest')}`, '--silent'],
];
/** What depends on the database most, on a PostgreSQL that is not the gateway's own. */
const onAnotherDatabase = [
  'money on another PostgreSQL',
  'jest',
  [
    ...['--maxWorkers=100%', '--silent', '--selectProjects', 'gateway'],
    ...['--testPathPatterns', 'two-gateways|domain/money/(ledger|wallet)'],
  ],
  undefined,
  { DATABASE_URL: process.env.TEST_DATABASE_URL },
];
const packages = ['packages', 'rollup', ['--config', '--silent']];
const site = [
  ['site', 'vite', ['build', 'site', '--logLevel', 'warn']],
  // The browser tests start what was just built: a start that built anew would leave packages without their types.
  ['page renderer', 'vite', ['build', 'site', '--ssr', '--logLevel', 'warn'], markBuilt],
];
const stories = ['Storybook', 'storybook', storybook];
const browser = ['packed packages and real browser', 'playwright', ['test', '--config', 'e2e']];

/**
 * Stages, one after another; the lanes of a stage run beside each other, since most tools use one core only. Each step
 * must pass; all run, so that one call shows everything that is wrong.
 */
const stages = [
  [[types], [...rules, packages]],
  [[jest, ...(process.env.TEST_DATABASE_URL ? [onAnotherDatabase] : [])]],
  [site, [stories]],
  [[browser]],
];

/** Runs a step to its end; gives what it wrote when it may not write itself. */
const run = (command, args, environment, mayWrite) =>
  new Promise((resolve) => {
    const output = mayWrite ? 'inherit' : 'pipe';
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, E2E_REPORT: report('e2e'), ...environment },
      shell: process.platform === 'win32',
    });
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => written.push(chunk));
    child.once('error', (error) => written.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => resolve({ passed: code === 0, written: Buffer.concat(written) }));
  });

const failed = [];
const runLane = async (lane, isAlone) => {
  for (const [name, command, args, then, environment] of lane) {
    if (isAlone) console.log(`\n── ${name}`);
    const started = Date.now();
    const { passed, written } = await run(command, args, environment, isAlone);
    if (passed) then?.();
    else failed.push(name);
    if (written.length > 0) process.stdout.write(`\n${written}`);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  }
};
for (const lanes of stages) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));

const read = (name) => {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return undefined;
  }
};
const unit = read('jest');
const real = read('e2e')?.stats;
const passes = (unit?.numPassedTests ?? 0) + (real?.expected ?? 0);
const failures = (unit?.numFailedTests ?? 0) + (real?.unexpected ?? 0);

console.log(failed.length === 0 ? '\nEverything holds.' : `\nFailed: ${failed.join(', ')}`);
console.log(`${passes} passed, ${Math.max(failures, failed.length)} failed`);
process.exit(failed.length === 0 ? 0 : 1);
