import type { Score } from '@pavilion/contract/sports';
import vectors from '@pavilion/contract/vectors/sports-pricing.json';
import fc from 'fast-check';
import { expectClose } from '../testing/expect-close';
import { isMapOver, mapChance, mapOutcomes } from './rounds';

const { cs2 } = vectors;

describe('the rounds of a map', () => {
  it('[SPT-8] have the listed chances', () => {
    expectClose([mapChance(mapOutcomes(cs2.round, [0, 0]))], [cs2.map]);
    for (const [home, away, chance] of cs2.after) {
      expectClose([mapChance(mapOutcomes(cs2.round, [home!, away!]))], [chance!]);
    }
  });

  it('[SPT-8] lead from every score to final scores with a sum of 1', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 0.7, noNaN: true }), fc.array(fc.boolean()), (round, wins) => {
        let score: Score = [0, 0];
        for (const isHome of wins) {
          if (isMapOver(score)) break;
          score = isHome ? [score[0] + 1, score[1]] : [score[0], score[1] + 1];
        }
        const outcomes = mapOutcomes(round, score);
        expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        for (const { rounds } of outcomes) expect(isMapOver(rounds)).toBe(true);
        const next = ([home, away]: Score) => mapChance(mapOutcomes(round, [home, away]));
        if (isMapOver(score)) return;
        const [home, away] = score;
        const after = round * next([home + 1, away]) + (1 - round) * next([home, away + 1]);
        expect(next(score)).toBeCloseTo(after, 9);
      }),
    );
  });

  it.each([
    [[13, 11], true],
    [[12, 12], false],
    [[13, 12], false],
    [[15, 15], false],
    [[16, 12], true],
    [[16, 14], true],
    [[16, 15], false],
    [[17, 15], false],
    [[19, 17], true],
    [[18, 18], false],
    [[15, 12], false],
  ] as const)('[SPT-8] of %j end the map: %s', (score, isOver) => {
    expect(isMapOver(score)).toBe(isOver);
  });
});
