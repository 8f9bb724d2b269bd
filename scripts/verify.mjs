import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

/* Verifies the ledger in `.data` or `DATABASE_URL` and prints the result. No gateway may use the data folder. */
ensureInstalled();
ensureBuilt();
const { status } = spawnSync(process.execPath, [join(root, 'packages/gateway/dist/main.js'), 'verify'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
