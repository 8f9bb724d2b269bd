import { spawnSync } from 'node:child_process';
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

/** What depends on the database most, on a PostgreSQL that is not the gateway's own. */
const onAnother = (databaseUrl) =>
  databaseUrl
    ? [
        [
          'money on another PostgreSQL',
          'jest',
          ['--maxWorkers=100%', '--silent', '--selectProjects', 'gateway', '--testPathPatterns', moneyTests],
          () => {},
          { DATABASE_URL: databaseUrl },
        ],
      ]
    : [];
const moneyTests = 'two-gateways|domain/ledger|modules/fd/wallet';

/** Each step must pass; all run, so that one call shows everything that is wrong. */
const steps = [
  ['types', 'tsc', ['--project', '.']],
  ['lint and format', 'biome', ['ci', '.']],
  ['dependency rules', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'site', 'stories']],
  ['unused code', 'knip', []],
  [
    'unit, component and gateway tests',
    'jest',
    // Jest leaves one core free by itself, which on two is half of the machine.
    ['--maxWorkers=100%', '--json', `--outputFile=${report('jest')}`, '--silent'],
  ],
  ...onAnother(process.env.TEST_DATABASE_URL),
  ['packages', 'rollup', ['--config', '--silent']],
  ['site', 'vite', ['build', 'site', '--logLevel', 'warn']],
  // The browser tests start what was just built: a start that built anew would leave packages without their types.
  ['page renderer', 'vite', ['build', 'site', '--ssr', '--logLevel', 'warn'], markBuilt],
  ['Storybook', 'storybook', storybook],
  ['packed packages and real browser', 'playwright', ['test', '--config', 'e2e']],
];

const failed = [];
for (const [name, command, args, then, environment] of steps) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, E2E_REPORT: report('e2e'), ...environment },
    shell: process.platform === 'win32',
  });
  if (status === 0) then?.();
  else failed.push(name);
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

const read = (name) => {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return undefined;
  }
};
const jest = read('jest');
const browser = read('e2e')?.stats;
const passes = (jest?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const failures = (jest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);

console.log(failed.length === 0 ? '\nEverything holds.' : `\nFailed: ${failed.join(', ')}`);
console.log(`${passes} passed, ${Math.max(failures, failed.length)} failed`);
process.exit(failed.length === 0 ? 0 : 1);
