import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Guard } from './guards';
import type { MarkedCode } from './marked-code';

/** The gateway's sources below the root of the repository. */
export const sources = 'packages/gateway/src';
const config = ['package.json', 'package-lock.json', 'babel.config.json', 'scripts/babel-tokens.cjs'];
/** The files that Jest's configuration names. */
const ofJest = /^jest\.(?!config)/;
/** The Jest configuration of the copy, with one project. */
const oneProject = `/** @jest-config-loader esbuild-register */
import whole from './jest.whole';

export default { projects: whole.projects.filter((each) => each.displayName === 'gateway') };
`;
const built = new Set(['node_modules', 'dist']);

/** A copy of the gateway and the packages that it or its tests import, from which guards are removed. */
export interface Scratch {
  root: string;
  remove(guard: Guard, code: MarkedCode): void;
  restore(code: MarkedCode): void;
}

/** Links installed packages to those of the original, and the packages of this repository to the copy. */
const linkPackages = (from: string, to: string) => {
  mkdirSync(join(to, '@pavilion'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@pavilion' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
};

export const makeScratch = (original: string, root: string): Scratch => {
  mkdirSync(root, { recursive: true });
  const ofRoot = readdirSync(original).filter((name) => ofJest.test(name));
  for (const file of [...config, ...ofRoot]) cpSync(join(original, file), join(root, file));
  cpSync(join(original, 'jest.config.ts'), join(root, 'jest.whole.ts'));
  writeFileSync(join(root, 'jest.config.ts'), oneProject);
  linkPackages(join(original, 'node_modules'), join(root, 'node_modules'));
  for (const name of ['format', 'contract', 'sdk', 'gateway']) {
    cpSync(join(original, 'packages', name), join(root, 'packages', name), {
      recursive: true,
      filter: (path) => !built.has(basename(path)),
    });
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@pavilion', name));
  }
  const pathOf = ({ file }: MarkedCode) => join(root, sources, file);
  /** The texts before a removal. Read from the copy, because the original may be edited during the run. */
  const texts = new Map<string, string>();
  return {
    root,
    remove({ instead = '' }, code) {
      const path = pathOf(code);
      const text = readFileSync(path, 'utf8');
      texts.set(path, text);
      writeFileSync(path, text.slice(0, code.start) + instead + text.slice(code.end));
    },
    restore: (code) => writeFileSync(pathOf(code), texts.get(pathOf(code)) as string),
  };
};
