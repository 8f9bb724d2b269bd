import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface Ended {
  code: number | null;
  output: string;
}

/** Runs the command from its sources, without the database settings of this process. */
export const runCommand = (environment: Record<string, string>) => {
  const { DATABASE_URL: _, REDIS_URL: __, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', join(__dirname, '../main.ts')],
    { env: { ...inherited, NODE_OPTIONS: '', SANDBOX: '1', ...environment }, cwd: join(__dirname, '../..') },
  );
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, output })));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Gateway on') && resolve());
    ended.then(() => reject(new Error(`ended while starting: ${output}`)));
  });
  ready.catch(() => {});
  return { child, ended, ready };
};
