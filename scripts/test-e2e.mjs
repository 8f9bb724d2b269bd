/** Builds what the browser tests need and runs them: all of them, or the files named on the command line. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();

const run = (command, args) => {
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
};

const args = process.argv.slice(2);
const includes = (name) => args.length === 0 || args.some((arg) => arg.includes(name));

ensureBuilt();
// `ensureBuilt` leaves the packages without their types, which only the tests of the packages read.
if (includes('packages')) run('rollup', ['--config', '--silent']);
if (includes('stories'))
  run('storybook', 'build --config-dir stories/.storybook --output-dir storybook-static --quiet'.split(' '));
run('playwright', ['test', '--config', 'e2e', ...args]);
