import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();

/**
 * The gateway restarts when its sources change. Vite serves the sources of the site, and of the operator's console on a port of
 * its own, and passes their calls on to it.
 */
const programs = [
  ['tsx', ['watch', '--clear-screen=false', '--conditions=source', 'scripts/dev-gateway.ts']],
  ['vite', ['site']],
  ['vite', ['packages/gateway/operator-client', '--port', '5174', '--strictPort']],
];
const port = Number(process.env.PORT ?? 4600);
const gateway = `http://localhost:${port}`;
const operatorConsole = `http://localhost:${process.env.OPERATOR_PORT ?? port + 2}`;
const children = programs.map(([command, args]) =>
  spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { SANDBOX: '1', GATEWAY: gateway, CONSOLE: operatorConsole, ...process.env },
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
