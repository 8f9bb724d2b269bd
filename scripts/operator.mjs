import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

/* The commands of operators: `npm run operator -- calls` lists them. */
ensureInstalled();
ensureBuilt();
const main = join(root, 'packages/gateway/dist/main.js');
const { status } = spawnSync(process.execPath, [main, 'operator', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
