import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameCategories } from '@pavilion/contract';
import { matchRow } from './match-row';
import { pages } from './pages';
import { paths } from './paths';
import { routeTable } from './route-table';

const literals = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(literals);

describe('the route table', () => {
  it('[RTE-1] has one row for each path, and no other', () => {
    expect(routeTable.map(({ path }) => path).sort()).toEqual(literals(paths).sort());
    expect(new Set(routeTable.map(({ id }) => id)).size).toBe(routeTable.length);
  });

  it('[RTE-1] finds a row by the exact, case-sensitive path', () => {
    for (const row of routeTable) expect(matchRow(row.path)).toBe(row);
    expect(matchRow('/mine/vip/')?.id).toBe('vip');
    expect(matchRow('/game/egame/lucky-dragon')).toBeUndefined();
    expect(matchRow('/mine/ebpayAccount')).toBeUndefined();
    expect(matchRow('/mine/ebpayacount')).toBeUndefined();
    expect(matchRow('/help/unknown')).toBeUndefined();
    expect(matchRow('/sponsor/1')).toBeUndefined();
  });

  it('[PRO-4] shows session, net result and the way to the limits on every page of play or money', () => {
    // Venues show them in their own bar, above the game.
    const shown = routeTable.filter(({ showsPlayBar }) => showsPlayBar);
    expect(shown.filter(({ layout }) => layout !== 'member').map(({ id }) => id)).toEqual([
      'assistedDeposit',
      ...gameCategories,
    ]);
    expect(routeTable.filter(({ layout, showsPlayBar }) => layout === 'member' && !showsPlayBar)).toEqual([]);
  });

  it('[RTE-4] names the file of each lazy import', () => {
    const source = readFileSync(join(__dirname, 'pages.ts'), 'utf8');
    const loaded = [...source.matchAll(/import\('\.\.\/(.+?)'\)/g)].map((found) => `${found[1]}.tsx`);
    expect(loaded).toEqual(Object.values(pages).map((page) => page.source));
  });
});
