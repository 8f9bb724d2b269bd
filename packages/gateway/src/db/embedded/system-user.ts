import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../../startup-error';

/** Identity under which the server runs; undefined: the one of this process. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

const candidates = ['postgres', 'nobody'];

const readUsers = (): SystemUser[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));

/** PostgreSQL refuses to run as root, so root lends it a user without rights that the system has anyway. */
export const serverUser = (): SystemUser | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const users = readUsers();
  const user = candidates.map((name) => users.find((each) => each.name === name)).find(Boolean);
  if (user) return user;
  throw new StartupError(
    'PostgreSQL does not run as root, and there is no user postgres or nobody. Run as another user, or set DATABASE_URL.',
  );
};

const closedToOthers = (path: string): string | undefined => {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return folder;
  }
  return undefined;
};

/** @throws StartupError when the user cannot walk down to one of the paths. */
export const checkReachable = (user: SystemUser, paths: readonly string[]): void => {
  const closed = paths.map(closedToOthers).find(Boolean);
  if (closed === undefined) return;
  throw new StartupError(
    `PostgreSQL does not run as root, and the user ${user.name} may not enter ${closed}. Run as another user, move the project, or set DATABASE_URL.`,
  );
};
