import specified from '../docs/requirements/paths.json';
import { paths } from '../site/src/routes/paths';
import { routeTable } from '../site/src/routes/route-table';
import { isTest, listFiles, readWithoutComments } from './repository';

const literals = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(literals);

describe('routes', () => {
  it.each(specified)('[RTE-1] the route table has %s exactly once, byte for byte', (path) => {
    expect(routeTable.filter((row) => row.path === path)).toHaveLength(1);
  });

  it('[RTE-1] paths.ts has no duplicate path', () => {
    const all = literals(paths);
    expect(new Set(all).size).toBe(all.length);
  });

  it('path literals are in paths.ts only (fix: use paths.…)', () => {
    const roots = [
      'mine',
      'user',
      'game',
      'activity',
      'customer',
      'other',
      'help',
      'agent',
      'download',
      'sponsor',
      'demo',
      'registerGuide',
      '404',
    ];
    const literal = new RegExp(`['"\`]/(${roots.join('|')})(/|['"\`?])`);
    const offenders = listFiles('site/src')
      .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && path !== 'site/src/routes/paths.ts')
      .filter((path) => literal.test(readWithoutComments(path)));
    expect(offenders).toEqual([]);
  });
});
