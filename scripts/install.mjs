import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether node_modules has the locked versions. Optional packages do not count: those for other platforms are missing. */
const isInstalled = () => {
  // npm writes this hidden lockfile with the packages that it has installed.
  const hiddenLockfile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hiddenLockfile)) return false;
  const present = packagesOf(hiddenLockfile);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, link, peer }]) =>
      !path.startsWith('node_modules/') || optional || link || peer || present[path]?.version === version,
  );
};

/** Installs the locked dependencies if one is missing or has another version. Exits the process when npm fails. */
export const ensureInstalled = () => {
  if (isInstalled()) return;
  console.log('Installing dependencies (once)…');
  // Not `npm ci`: it rejects a lockfile without the binaries of every platform, and some registries carry only a few.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error(
      'npm install failed. Check that the npm registry can be reached, then run the command again.',
    );
    process.exit(1);
  }
};
