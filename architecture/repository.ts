import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();

/** Paths of the tracked and untracked files (not the ignored ones) below folders of the repository. */
export const filesIn = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Whether a file is a test or used by tests only. */
export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$|-test-kit\.tsx?$|\/testing\//.test(path);

/** A source roughly without its comments, to search the literals of the code. */
export const code = (path: string): string => read(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
