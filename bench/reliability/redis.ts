import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { redisArguments } from './deployment';
import { freePort } from './gateway-process';

/** The Redis of `deploy/compose.yaml`, which can be killed and started again on its port. */
export const startRedis = async () => {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', ...redisArguments()];
  let server: ChildProcess | undefined;
  const start = async () => {
    const started = spawn('redis-server', settings);
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
  const address = `127.0.0.1:${port}`;
  return { address, url: `redis://${address}`, start, kill };
};

/** Whether a Redis is installed. */
export const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;
