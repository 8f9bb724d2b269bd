import fc from 'fast-check';
import { certain, type Distribution } from './distributions/distribution';
import { chancesOf, leadersOf, type SeasonMatch, tableOf, winnerOf } from './season';

/** The standings of results, counted as a newspaper does: the oracle. */
const standings = (participants: number, results: readonly (readonly [number, number, number])[]) => {
  const rows = Array.from({ length: participants }, () => ({ points: 0, difference: 0 }));
  for (const [home, away, difference] of results) {
    rows[home]!.difference += difference;
    rows[away]!.difference -= difference;
    if (difference === 0) {
      rows[home]!.points += 1;
      rows[away]!.points += 1;
    } else rows[difference > 0 ? home : away]!.points += 3;
  }
  return rows;
};

const firstOf = (rows: ReturnType<typeof standings>): number[] => {
  const [best] = [...rows].sort(
    (one, other) => other.points - one.points || other.difference - one.difference,
  );
  return rows.flatMap((row, index) =>
    row.points === best!.points && row.difference === best!.difference ? [index] : [],
  );
};

const participants = 5;
const pair = fc
  .tuple(fc.nat(participants - 1), fc.nat(participants - 1))
  .filter(([home, away]) => home !== away);
const result = fc.tuple(pair, fc.integer({ min: -60, max: 60 })).map(([[home, away], difference]) => ({
  home,
  away,
  difference,
}));
const playedOf = (results: readonly { home: number; away: number; difference: number }[]): SeasonMatch[] =>
  results.map(({ home, away, difference }) => ({ home, away, distribution: certain(difference) }));

describe('the table of a season', () => {
  it('[SPT-8] has the leaders that its results give, counted independently', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 30 }), (results) => {
        const table = tableOf(participants, playedOf(results));
        const rows = standings(
          participants,
          results.map(({ home, away, difference }) => [home, away, difference]),
        );
        expect(leadersOf(table)).toEqual(firstOf(rows));
      }),
    );
  });

  it('[SPT-8] leaves out matches that do not count', () => {
    const matches = [
      ...playedOf([{ home: 0, away: 1, difference: 2 }]),
      { home: 1, away: 0, distribution: undefined },
    ];
    expect(leadersOf(tableOf(participants, matches))).toEqual([0]);
  });

  it('[SPT-8] is won by the highest lot among those that are level', () => {
    const level = tableOf(3, playedOf([{ home: 0, away: 1, difference: 0 }]));
    expect(winnerOf(level, (participant) => [0.2, 0.7, 0.9][participant]!)).toBe(1);
    expect(winnerOf(level, (participant) => [0.7, 0.2, 0.9][participant]!)).toBe(0);
  });
});

describe('the chances of a season', () => {
  const distribution = fc
    .tuple(
      fc.integer({ min: -3, max: 0 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 4 }),
    )
    .map(([from, weights]): Distribution => {
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return { from, chances: weights.map((weight) => weight / sum) };
    });
  const open = fc
    .tuple(pair, distribution)
    .map(([[home, away], each]): SeasonMatch => ({ home, away, distribution: each }));

  /** The exact chances, by every combination of results. */
  const exactChances = (matches: readonly SeasonMatch[]): number[] => {
    const chances = new Array<number>(participants).fill(0);
    const walk = (index: number, weight: number, results: readonly (readonly [number, number, number])[]) => {
      const match = matches[index];
      if (!match) {
        const first = firstOf(standings(participants, results));
        for (const each of first) chances[each]! += weight / first.length;
        return;
      }
      for (const [place, chance] of match.distribution!.chances.entries())
        walk(index + 1, weight * chance, [
          ...results,
          [match.home, match.away, match.distribution!.from + place],
        ]);
    };
    walk(0, 1, []);
    return chances;
  };

  it('[SPT-8] are those of all possible seasons, within the error of 4,000 simulated ones', () => {
    fc.assert(
      fc.property(
        fc.array(result, { maxLength: 6 }),
        fc.array(open, { minLength: 1, maxLength: 5 }),
        (results, matches) => {
          const season = [...playedOf(results), ...matches];
          const chances = chancesOf(participants, season);
          const exact = exactChances(season);
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          // Five standard errors of 4,000 trials.
          for (const [index, chance] of chances.entries())
            expect(Math.abs(chance - exact[index]!)).toBeLessThan(5 * Math.sqrt(0.25 / 4_000));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[SPT-8] are certain when every match is decided', () => {
    const season = playedOf([
      { home: 0, away: 1, difference: 2 },
      { home: 2, away: 3, difference: 1 },
    ]);
    expect(chancesOf(participants, season)).toEqual([1, 0, 0, 0, 0]);
  });
});
