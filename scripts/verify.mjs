import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

/* Prints the proof that the ledger in `.data`, or behind DATABASE_URL, is sound. The data folder must be free. */
ensureInstalled();
ensureBuilt();
const { status } = spawnSync(process.execPath, [join(root, 'packages/gateway/dist/main.js'), 'verify'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
