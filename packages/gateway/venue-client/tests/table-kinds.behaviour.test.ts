import { loadLayout } from '../tables/js/layouts/load-layout.js';
import { layouts } from '../tables/js/layouts/registry.generated.js';

// Not an import: the types of the client's tests know the browser and not Node, which the server's modules use.
const { tableGames } = jest.requireActual<{ tableGames: { kind: string; code: string }[] }>(
  '../../src/venues/tables/games',
);

const kinds = [...new Set(tableGames.map(({ kind }) => kind))];

describe.each(kinds)('the page of a table of kind %s', (kind) => {
  it('[GAM-2] has a layout with its texts', async () => {
    expect(await loadLayout(kind)).toMatchObject({
      catalogues: { 'zh-CN': expect.anything(), en: expect.anything() },
    });
  });

  it('[GAM-2] has the same keys and placeholders in both languages', async () => {
    const { 'zh-CN': zh, en } = (await loadLayout(kind)).catalogues;
    const keysAndPlaceholders = (texts: Record<string, string>) =>
      Object.entries(texts).map(([key, text]) =>
        [key, ...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort(),
      );
    expect(keysAndPlaceholders(en)).toEqual(keysAndPlaceholders(zh));
  });
});

describe.each(Object.keys(layouts))('the layout of the kind %s', (kind) => {
  it('[GAM-2] has colours of its own', async () => {
    const all = await Promise.all(Object.keys(layouts).map(async (each) => (await loadLayout(each)).colors));
    const own = (await loadLayout(kind)).colors;
    expect([own.deep, own.bright]).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)]);
    expect(all.filter(({ deep }) => deep === own.deep)).toHaveLength(1);
  });
});

it('[GAM-2] tables of the same kind have a cloth of their own each', async () => {
  for (const kind of kinds) {
    const { colors, titleColors } = await loadLayout(kind);
    const codes = tableGames.filter((game) => game.kind === kind).map(({ code }) => code);
    const cloths = codes.map((code) => (titleColors?.[code] ?? colors).deep);
    expect([kind, ...new Set(cloths)]).toEqual([kind, ...cloths]);
  }
});
