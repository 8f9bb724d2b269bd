/** Builds what the benchmarks measure and runs them: `npm run bench -- <name>`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensurePackagesBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
ensureBuilt();
ensurePackagesBuilt();
const { status } = spawnSync(
  join(root, 'node_modules/.bin/tsx'),
  [join(root, 'bench/index.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
