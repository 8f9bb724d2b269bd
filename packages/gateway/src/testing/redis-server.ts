import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port';

/** A Redis for a test. */
export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

const given = process.env.REDIS_URL;
const program = 'redis-server';

/** Whether a Redis is available: by `REDIS_URL`, or as a program to start. */
export const hasRedis = (): boolean => given !== undefined || spawnSync(program, ['--version']).status === 0;

/** How to get one, for the name of a skipped test. */
export const redisAdvice = 'needs a Redis: apt-get install redis-server, or set REDIS_URL';

const untilReady = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk) => String(chunk).includes('Ready to accept') && resolve());
    server.once('exit', () => reject(new Error(`${program} ended while starting`)));
  });

/** Uses the Redis of `REDIS_URL`, or starts one without persistence that ends with the test. */
export const startTestRedis = async (): Promise<TestRedis> => {
  if (given !== undefined) return { url: given, stop: async () => {} };
  const port = await freePort();
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  await untilReady(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
};
