import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './gateway-process';

/** A Redis that can be killed and started again on its port. */
export const startRedis = async () => {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async () => {
    const started = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
    server = started;
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept') && resolve());
      started.once('exit', () => reject(new Error('redis-server ended while starting')));
    });
  };
  const kill = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill };
};

/** Whether a Redis is installed. */
export const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;
