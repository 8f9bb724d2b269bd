import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  scripts: { start: string };
}

/** Those of `npm start`, as `NODE_OPTIONS` takes them; read at the root of the repository. */
export const memoryLimits = (): string => {
  const { scripts } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as Manifest;
  return scripts.start
    .split(' ')
    .filter((argument) => argument.startsWith('--'))
    .join(' ');
};
