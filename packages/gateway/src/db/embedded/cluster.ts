import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../startup-error';
import type { Binaries } from './binaries';
import type { Launcher } from './launcher';

/**
 * The database cluster of a data folder: the server's files in `postgres`, the password of its superuser beside them.
 */
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
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(stderr.trim()))));
  });

const changeOwner = (owner: Launcher['owner'], path: string) => {
  if (owner) chownSync(path, owner.uid, owner.gid);
};

/**
 * Reads the password file and creates it first when there is none. Of several processes that start at the same time,
 * the first one creates it.
 */
const readSecret = (file: string): string => {
  try {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
};

/**
 * Creates the cluster in a draft folder and renames it when it is complete: an interrupted start leaves no partial
 * cluster, and of two concurrent starts the second one finds the cluster of the first.
 */
const createCluster = async (folder: string, secret: string, binaries: Binaries, launcher: Launcher) => {
  const draft = mkdtempSync(`${folder}-draft-`);
  changeOwner(launcher.owner, draft);
  changeOwner(launcher.owner, secret);
  try {
    await run(launcher, binaries.initdb, [
      `--pgdata=${draft}`,
      '--username=pavilion',
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--locale=C',
    ]);
    renameSync(draft, folder);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    if (existsSync(folder)) return;
    const reason = (cause as Error).message;
    throw new StartupError(`PostgreSQL could not create its data folder ${folder}: ${reason}`, { cause });
  }
};

/** Opens the cluster of a data folder, and creates it when there is none. */
export const openCluster = async (
  dataDir: string,
  binaries: Binaries,
  launcher: Launcher,
): Promise<Cluster> => {
  const folder = join(dataDir, 'postgres');
  const secret = join(dataDir, 'postgres.secret');
  const password = readSecret(secret);
  if (!existsSync(folder)) await createCluster(folder, secret, binaries, launcher);
  return { folder, password };
};
