import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxTokenHeader } from '../sandbox/sandbox-token';
import { bundleSource } from './bundle-source';
import { printedSandboxToken } from './printed-token';

interface Ended {
  code: number | null;
  output: string;
}

export interface Command {
  /** Runs the command, without the database settings of this process. */
  run(environment: Record<string, string>, words?: readonly string[]): ReturnType<typeof run>;
  remove(): void;
}

/** The command `pavilion-gateway`, bundled from its sources: a start takes a fraction of what it takes to read them. */
export const bundleCommand = (): Command => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-command-'));
  const program = join(folder, 'gateway.cjs');
  bundleSource('main.ts', program);
  return {
    run: (environment, words = []) => run(program, environment, words),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const run = (program: string, environment: Record<string, string>, words: readonly string[]) => {
  const { DATABASE_URL: _, REDIS_URL: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, ...words], {
    env: { ...inherited, NODE_OPTIONS: '', SANDBOX: '1', ...environment },
    cwd: join(__dirname, '../..'),
  });
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
  /** The headers of requests to sandbox controls, once the gateway is ready. */
  const sandboxHeaders = () => ({ [sandboxTokenHeader]: printedSandboxToken(output) ?? '' });
  return { child, ended, ready, sandboxHeaders };
};
