import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** The password in a file, made when there is none: whoever starts first decides it for all. */
const readSecret = (file: string): string => {
  try {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
};

/**
 * Makes the server's files elsewhere and moves them in when they are complete: an interrupted start leaves nothing that
 * looks like a cluster, and of two that start at once the second finds the first one's.
 */
const makeCluster = async (folder: string, secret: string, binaries: Binaries, launcher: Launcher) => {
  const draft = mkdtempSync(`${folder}-draft-`);
  give(launcher.owner, draft);
  give(launcher.owner, secret);
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
    throw new StartupError(`PostgreSQL could not make its data folder ${folder}: ${reason}`, { cause });
  }
};

/** Opens the cluster of a data folder, and makes it when there is none. */
export const openCluster = async (
  dataDir: string,
  binaries: Binaries,
  launcher: Launcher,
): Promise<Cluster> => {
  const folder = join(dataDir, 'postgres');
  const secret = join(dataDir, 'postgres.secret');
  const password = readSecret(secret);
  if (!existsSync(folder)) await makeCluster(folder, secret, binaries, launcher);
  return { folder, password };
};
