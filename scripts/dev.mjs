import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();

/** The gateway restarts when its sources change; Vite serves the site's sources and passes API calls on to it. */
const programs = [
  ['tsx', ['watch', '--clear-screen=false', '--conditions=source', 'scripts/dev-gateway.ts']],
  ['vite', ['site']],
];
const gateway = `http://localhost:${process.env.PORT ?? 4600}`;
const children = programs.map(([command, args]) =>
  spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { SANDBOX: '1', GATEWAY: gateway, ...process.env },
    shell: process.platform === 'win32',
  }),
);

// Ctrl-C reaches the children by itself, since they share the terminal.
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', () => {});
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
