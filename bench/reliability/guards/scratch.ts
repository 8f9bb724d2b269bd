import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Guard } from './guards';

const sources = 'packages/gateway/src';
const config = ['package.json', 'babel.config.json', 'jest.seed.ts'];
/** Of the projects, the copy has one. */
const oneProject = `/** @jest-config-loader esbuild-register */
import whole from './jest.whole';

export default { projects: whole.projects.filter((each) => each.displayName === 'gateway') };
`;
const built = new Set(['node_modules', 'dist']);

/** A copy of the gateway and what it is made of, whose text can be spoiled. */
export interface Scratch {
  root: string;
  /** Takes a guard away until it is put back. */
  remove(guard: Guard): void;
  restore(guard: Guard): void;
}

export const guardedText = (root: string, { file }: Guard): string =>
  readFileSync(join(root, sources, file), 'utf8');

/** What a later migration says anew does not count any more. */
const isOutdated = (root: string, { file, find }: Guard) => {
  const folder = dirname(file);
  if (!folder.endsWith('migrations')) return false;
  return readdirSync(join(root, sources, folder))
    .filter((name) => name > basename(file))
    .some((name) => readFileSync(join(root, sources, folder, name), 'utf8').includes(find));
};

/** Whether the text of a guard stands in its file, once, and is what counts. */
export const isUpToDate = (root: string, guard: Guard): boolean =>
  guardedText(root, guard).split(guard.find).length === 2 && !isOutdated(root, guard);

/** Installed packages are shared with the original, our own are the copy's. */
const linkPackages = (from: string, to: string) => {
  mkdirSync(join(to, '@pavilion'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@pavilion' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
};

export const makeScratch = (original: string, root: string): Scratch => {
  mkdirSync(root, { recursive: true });
  for (const file of config) cpSync(join(original, file), join(root, file));
  cpSync(join(original, 'jest.config.ts'), join(root, 'jest.whole.ts'));
  writeFileSync(join(root, 'jest.config.ts'), oneProject);
  linkPackages(join(original, 'node_modules'), join(root, 'node_modules'));
  for (const name of ['format', 'contract', 'gateway']) {
    cpSync(join(original, 'packages', name), join(root, 'packages', name), {
      recursive: true,
      filter: (path) => !built.has(basename(path)),
    });
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@pavilion', name));
  }
  const write = ({ file }: Guard, text: string) => writeFileSync(join(root, sources, file), text);
  return {
    root,
    remove: (guard) =>
      write(
        guard,
        guardedText(original, guard).replace(guard.find, () => guard.replace),
      ),
    restore: (guard) => write(guard, guardedText(original, guard)),
  };
};
