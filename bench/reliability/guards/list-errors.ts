import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Guard, guards } from './guards';
import type { MarkedCode } from './marked-code';
import { sources } from './scratch';

export const markerOf = ({ id, marker = id }: Guard): string => marker;

/** Differences between the list and the sources: markers without a row, rows without a marker, titles without a test. */
export const errorsInList = (root: string, marked: readonly MarkedCode[]): string[] => {
  const folder = join(root, sources);
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const hasTitles = (guard: Guard) =>
    tests
      .filter((file) => new RegExp(guard.tests).test(file))
      .some((file) => new RegExp(guard.titles ?? '').test(readFileSync(join(folder, file), 'utf8')));
  return [
    ...guards.flatMap((guard) => {
      const count = marked.filter(({ id }) => id === markerOf(guard)).length;
      return count === 1
        ? []
        : [`the marker "guard: ${markerOf(guard)}" occurs ${count} times below ${sources}`];
    }),
    ...marked
      .filter(({ id }) => !guards.some((guard) => markerOf(guard) === id))
      .map(({ id, file }) => `"guard: ${id}" in ${file} is not listed in guards.ts`),
    ...guards
      .filter((guard) => !hasTitles(guard))
      .map(({ id, tests: path, titles = '' }) => `${id}: no test of ${path} is titled ${titles}`),
  ];
};
