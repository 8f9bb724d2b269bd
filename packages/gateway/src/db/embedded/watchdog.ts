import { spawn } from 'node:child_process';

/**
 * Stops the server when this process is killed: a detached shell reads from a pipe, which the system closes with this
 * process. Ctrl-C in the terminal does not reach the shell. On Windows the next start stops the server instead, see
 * `takeOver`.
 *
 * @returns stops the watchdog.
 */
export const startWatchdog = (pid: number): (() => void) => {
  if (process.platform === 'win32') return () => {};
  const shell = spawn('/bin/sh', ['-c', 'read -r line; [ "$line" = done ] || kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.unref();
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  return () => shell.stdin.end('done\n');
};
