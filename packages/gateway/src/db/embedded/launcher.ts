import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { StartupError } from '../../startup-error';

interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/** How the server's programs are started, and who owns its files. */
export interface Launcher {
  /** Undefined where the programs run as this process does. */
  owner: SystemUser | undefined;
  command(
    program: string,
    args: readonly string[],
  ): { file: string; args: string[]; identity: { uid?: number; gid?: number } };
}

const candidates = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root, so root lends it a user without rights that the system has anyway. */
const lentUser = (): SystemUser => {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const user = candidates.map((name) => users.find((each) => each.name === name)).find(Boolean);
  if (user) return user;
  throw new StartupError(
    'PostgreSQL does not run as root, and there is no user postgres or nobody. Run as another user, or set DATABASE_URL.',
  );
};

/** The first folder on the way up from a path that others may not enter. */
const closedToOthers = (path: string): string | undefined => {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return folder;
  }
  return undefined;
};

const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Gives up root but not its way into folders: a project in /root is behind a closed door for everybody else. */
const throughClosedDoors = ({ uid, gid }: SystemUser) => [
  ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup'],
  ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'],
];

/**
 * How to start the server's programs, which lie at the paths given.
 *
 * @throws StartupError when this process is root and cannot lend its programs a user that reaches the paths.
 */
export const createLauncher = (paths: readonly string[]): Launcher => {
  if (process.getuid?.() !== 0) {
    return { owner: undefined, command: (file, args) => ({ file, args: [...args], identity: {} }) };
  }
  const owner = lentUser();
  const { uid, gid } = owner;
  const closed = paths.map(closedToOthers).find(Boolean);
  if (closed === undefined) {
    return { owner, command: (file, args) => ({ file, args: [...args], identity: { uid, gid } }) };
  }
  const setpriv = findProgram('setpriv');
  if (setpriv === undefined) {
    throw new StartupError(
      `PostgreSQL does not run as root, and the user ${owner.name} may not enter ${closed}. Run as another user, move the project, or set DATABASE_URL.`,
    );
  }
  return {
    owner,
    command: (program, args) => ({
      file: setpriv,
      args: [...throughClosedDoors(owner), program, ...args],
      identity: {},
    }),
  };
};
