import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { StartupError } from '../../startup-error';

interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/** Starts the programs of the server, as another user if necessary. */
export interface Launcher {
  /** The user that runs the programs and owns the files; undefined for the user of this process. */
  owner: SystemUser | undefined;
  command(
    program: string,
    args: readonly string[],
  ): { file: string; args: string[]; identity: { uid?: number; gid?: number } };
}

const candidates = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged user of the system. */
const unprivilegedUser = (): SystemUser => {
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

/** The nearest parent folder of a path that other users may not enter. */
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

/** Arguments of `setpriv` that drop root but keep its access to folders, for a project inside `/root`. */
const setprivArguments = ({ uid, gid }: SystemUser) => [
  ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup'],
  ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'],
];

/**
 * Creates the launcher for programs and files at these paths.
 *
 * @throws StartupError when this process is root and no unprivileged user can reach the paths.
 */
export const createLauncher = (paths: readonly string[]): Launcher => {
  if (process.getuid?.() !== 0) {
    return { owner: undefined, command: (file, args) => ({ file, args: [...args], identity: {} }) };
  }
  const owner = unprivilegedUser();
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
      args: [...setprivArguments(owner), program, ...args],
      identity: {},
    }),
  };
};
