import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();

/** Paths of the files below `folders`: tracked and untracked, without those in .gitignore. */
export const listFiles = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Whether a path is a test file or a helper that only tests import. */
export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$|-test-kit\.tsx?$|\/testing\//.test(path);

/** The text of a file without comments, for text searches. Approximate: comment markers in strings are removed too. */
export const readWithoutComments = (path: string): string =>
  readText(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
