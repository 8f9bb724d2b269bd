import { buildPlatformCount } from '@pavilion/sdk/testing';
import { tilesOf } from './tiles';

const none = { venues: 0, games: 0, players: 0 };
const few = { venues: 1, games: 3, players: 2 };
const many = { venues: 2, games: 30, players: 9 };

describe('tilesOf', () => {
  it('[PLT-1] gives each category the count of its platform', () => {
    const counts = buildPlatformCount({
      TY: { ...few, games: 1 },
      DZ: many,
      DJ: none,
      ZR: none,
      CP: none,
      QP: few,
    });
    const { featured, others } = tilesOf(counts, undefined);
    expect(featured).toMatchObject({ category: 'egame', count: many });
    expect(others.map(({ category, count }) => [category, count?.games])).toEqual([
      ['sport', 1],
      ['realbet', 0],
      ['chess', 3],
      ['fishing', undefined],
      ['lottery', 0],
      ['gaming', 0],
    ]);
  });

  it('[PLT-1] returns all seven categories before the counts have loaded', () => {
    const { featured, others } = tilesOf(undefined, undefined);
    expect([featured, ...others].every(({ count }) => count === undefined)).toBe(true);
    expect(others).toHaveLength(6);
  });

  it('[PLT-1] returns tiles without counts once the counts have failed', () => {
    const { featured, others } = tilesOf(null, null);
    expect([featured, ...others].map(({ count }) => count)).toEqual(Array(7).fill(null));
  });

  it('features no matches, although there are more of them than games', () => {
    const counts = buildPlatformCount({ TY: { ...many, games: 300 }, DJ: { ...many, games: 200 }, DZ: many });
    expect(tilesOf(counts, undefined).featured.category).toBe('egame');
  });

  it('features the category with the most games, fishing included', () => {
    expect(tilesOf(buildPlatformCount(), many).featured.category).toBe('fishing');
  });
});
