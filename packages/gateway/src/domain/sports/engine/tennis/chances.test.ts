import vectors from '@pavilion/contract/vectors/sports-pricing.json';
import fc from 'fast-check';
import { chanceOf, chanceThat } from '../distributions/distribution';
import { seriesDistributions } from '../series/series';
import { expectClose } from '../testing/expect-close';
import { gameChance, type PointChances, setChance, setOutcomes, tieBreakChance } from './chances';

const { tennis, series } = vectors;
const chances: PointChances = { serve: tennis.serve, return: tennis.return };
const love = [0, 0] as const;
const freshSet = (server: 'h' | 'a', of = chances) =>
  setChance(setOutcomes(of, { games: love, points: love, server }));

describe('tennis', () => {
  it('[SPT-8] has the listed chances of a game', () => {
    for (const [point, chance] of tennis.games) expectClose([gameChance(point!)], [chance!]);
    for (const [won, lost, chance] of tennis.points) {
      expectClose([gameChance(tennis.serve, won, lost)], [chance!]);
    }
  });

  it('[SPT-8] equals the closed form of a game', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (p) => {
        const q = 1 - p;
        const closed = p ** 4 * (1 + 4 * q + 10 * q * q) + (20 * p ** 5 * q ** 3) / (1 - 2 * p * q);
        expect(gameChance(p)).toBeCloseTo(closed, 12);
      }),
    );
  });

  it('[SPT-8] has the listed chances of tie-break, set and match', () => {
    const set = freshSet('h');
    const match = (bestOf: number, score: readonly [number, number] = love) =>
      chanceOf(seriesDistributions(score, bestOf, set, set).match, 1);
    expectClose(
      [tieBreakChance(chances, 'h'), set, match(3), match(3, [1, 0]), match(5)],
      [tennis.tieBreak, tennis.set, tennis.bestOf3, tennis.oneSetUp, tennis.bestOf5],
    );
    const serving = setChance(setOutcomes(chances, { games: [4, 3], points: love, server: 'h' }));
    expectClose([serving], [tennis.serving43]);
  });

  it('[SPT-8] does not depend on the first server', () => {
    const chance = fc.double({ min: 0.2, max: 0.8, noNaN: true });
    fc.assert(
      fc.property(chance, chance, (serve, returned) => {
        const of = { serve, return: returned };
        expect(tieBreakChance(of, 'h')).toBeCloseTo(tieBreakChance(of, 'a'), 9);
        expect(freshSet('h', of)).toBeCloseTo(freshSet('a', of), 9);
        const all = setOutcomes(of, { games: love, points: love, server: 'h' });
        expect(all.reduce((sum, outcome) => sum + outcome.chance, 0)).toBeCloseTo(1, 9);
        expect(all).toHaveLength(14);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a series', () => {
  it('[SPT-8] has the listed chances', () => {
    const at = (score: readonly [number, number], bestOf = 3) =>
      seriesDistributions(score, bestOf, series.map, series.map);
    const won = (distribution: ReturnType<typeof at>) => chanceOf(distribution.match, 1);
    const whole = at(love);
    expectClose(
      [
        won(whole),
        won(at([1, 0])),
        won(at([0, 1])),
        chanceOf(whole.margin, 2),
        chanceThat(whole.total, (maps) => maps > 2.5),
        won(at(love, 5)),
      ],
      [series.bestOf3, series.after10, series.after01, series.minus1_5, series.over2_5, series.bestOf5],
    );
  });
});
