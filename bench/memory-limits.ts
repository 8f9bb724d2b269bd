import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  scripts: { start: string };
}

/** The memory limits of `npm start`, for `NODE_OPTIONS`. The working directory must be the root of the repository. */
export const memoryLimits = (): string => {
  const { scripts } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as Manifest;
  return scripts.start
    .split(' ')
    .filter((argument) => argument.startsWith('--'))
    .join(' ');
};
