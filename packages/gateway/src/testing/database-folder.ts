import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files below it are kept in memory, on Linux. */
const memory = '/dev/shm';
/** What must be free there and in the memory, bytes. */
const room = 2 * 1024 ** 3;

const isRoomy = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > room && freemem() > room;
  } catch {
    return false;
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The process that created a folder; undefined for other files. */
const creatorOf = (name: string): number | undefined => {
  const pid = /^pavilion-(\d+)-/.exec(name)?.[1];
  return pid === undefined ? undefined : Number(pid);
};

/** Removes what interrupted runs have left behind, since it would fill the memory. */
const removeAbandoned = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const creator = creatorOf(name);
    if (creator !== undefined && !isRunning(creator))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
};

let chosen: string | undefined;

/**
 * Where the databases of tests belong: in memory if there is room. Most of the time that a test database takes is for
 * writing its files, and no test needs them after its processes have ended.
 */
export const databaseFolders = (): string => {
  chosen ??= isRoomy() ? memory : tmpdir();
  return chosen;
};

/** Creates a folder for the data of a gateway or of a PostgreSQL. The caller removes it. */
export const createDatabaseFolder = (): string => {
  removeAbandoned(databaseFolders());
  return mkdtempSync(join(databaseFolders(), `pavilion-${process.pid}-`));
};
