import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether node_modules has the locked versions; packages for other platforms do not count. */
const installed = () => {
  const receipt = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(receipt)) return false;
  const present = packagesOf(receipt);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, link, peer }]) =>
      !path.startsWith('node_modules/') || optional || link || peer || present[path]?.version === version,
  );
};

/** Installs the locked dependencies if some are missing or have another version. */
export const ensureInstalled = () => {
  if (installed()) return;
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
