import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../startup-error';
import type { Binaries } from './binaries';
import type { Launcher } from './launcher';

/** A data folder: the server's own files in `postgres`, the password of its superuser beside them. */
export interface Cluster {
  folder: string;
  password: string;
}

const run = (launcher: Launcher, program: string, programArgs: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const { file, args, identity } = launcher.command(program, programArgs);
    const child = spawn(file, args, {
      ...identity,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(complaint.trim()))));
  });

const give = (owner: Launcher['owner'], path: string) => {
  if (owner) chownSync(path, owner.uid, owner.gid);
};

/** Opens the cluster of a data folder, and makes it when there is none. */
export const openCluster = async (
  dataDir: string,
  binaries: Binaries,
  launcher: Launcher,
): Promise<Cluster> => {
  const folder = join(dataDir, 'postgres');
  const secret = join(dataDir, 'postgres.secret');
  if (existsSync(join(folder, 'PG_VERSION')) && existsSync(secret)) {
    return { folder, password: readFileSync(secret, 'utf8').trim() };
  }
  // What an interrupted first start left holds no data: the version file is the last thing that initdb's folder lacks.
  if (existsSync(folder) && !existsSync(join(folder, 'PG_VERSION'))) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  give(launcher.owner, folder);
  give(launcher.owner, secret);
  try {
    await run(launcher, binaries.initdb, [
      `--pgdata=${folder}`,
      '--username=pavilion',
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--locale=C',
    ]);
  } catch (cause) {
    throw new StartupError(
      `PostgreSQL could not make its data folder ${folder}: ${(cause as Error).message}`,
      {
        cause,
      },
    );
  }
  return { folder, password };
};
