import { layouts } from '../tables/js/layouts/registry.js';

// Not an import: the types of the client's tests know the browser and not Node, which the server's modules use.
const { tableGames } = jest.requireActual<{ tableGames: { kind: string }[] }>(
  '../../src/venues/tables/games',
);
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: string) => string }>(
  'node:fs',
);

const kinds = [...new Set(tableGames.map(({ kind }) => kind))];
const css = readFileSync(`${__dirname}/../tables/css/base.css`, 'utf8');

describe.each(kinds)('the page of a table of kind %s', (kind) => {
  it('[GAM-2] has a layout with its texts', async () => {
    const layout = await layouts[kind]?.();
    expect(layout).toMatchObject({ catalogues: { 'zh-CN': expect.anything(), en: expect.anything() } });
  });

  it('[GAM-2] has colours', () => {
    // Those of baccarat are the default.
    const selector = kind === 'baccarat' ? ':root {' : `:root[data-kind="${kind}"] {`;
    expect(css.includes(selector)).toBe(true);
  });
});
