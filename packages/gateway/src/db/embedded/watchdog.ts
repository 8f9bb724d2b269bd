import { spawn } from 'node:child_process';

/**
 * Stops the server when this process dies without a word: a shell waits on a pipe that the system closes with us.
 * It is detached, so that Ctrl-C in the terminal does not reach it. Windows has no such shell; there the next start
 * takes the server over.
 *
 * @returns how to send it home.
 */
export const watchOver = (pid: number): (() => void) => {
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
