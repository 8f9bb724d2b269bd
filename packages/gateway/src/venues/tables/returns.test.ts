import fc from 'fast-check';
import { fairStream } from '../fair';
import { tableGames } from './games';
import { canReturnMoreThan } from './returns';

const gameOf = (code: string) => tableGames.find((game) => game.code === code)!;
const lines = (selections: readonly string[], stake = 500_000n) =>
  selections.map((selection) => ({ selection, stake }));

describe('what the lines of a slip can return together', () => {
  it.each([
    // 36 times the stake.
    ['roulette', Array.from({ length: 37 }, (_, number) => `straight:${number}`), 18_000_000n],
    // 9.6 times the stake.
    ['pk10', Array.from({ length: 10 }, (_, index) => `p1:${index + 1}`), 4_800_000n],
    // At two places both can win.
    ['pk10', ['p1:1', 'p1:2', 'p2:1', 'p2:2'], 9_600_000n],
    // 47.04 times the stake.
    ['mark-six', ['special:01', 'special:02', 'special:49'], 23_520_000n],
    // 66 times the stake for 4, 33 times for 5.
    ['sic-bo', ['sum:4', 'sum:5'], 33_000_000n],
  ])('[GAM-2] is that of the best outcome: %s', (code, selections, most) => {
    expect(canReturnMoreThan(gameOf(code), lines(selections), most)).toBe(false);
    expect(canReturnMoreThan(gameOf(code), lines(selections), most - 1n)).toBe(true);
  });

  const listed = tableGames.filter(({ groups }) => groups.some(({ selections }) => selections.length > 0));

  it.each(listed.map((game) => [game.code, game] as const))(
    '[GAM-2] is never less than what a draw of %s returns',
    (_, game) => {
      const all = game.groups.flatMap(({ selections }) => selections.map(({ id }) => id));
      const slip = fc.uniqueArray(fc.constantFrom(...all), { minLength: 2, maxLength: 40 });
      const at = new Date('2026-11-24T12:00:00Z');
      fc.assert(
        fc.property(slip, fc.nat(), (selections, seed) => {
          for (let nonce = 0; nonce < 4; nonce++) {
            const outcome = game.draw(
              fairStream({ serverSeed: String(seed), clientSeed: 'test', nonce }),
              at,
            );
            const returned = selections.reduce(
              (sum, selection) => sum + 5_000n * BigInt(game.returnOf(selection, outcome)!),
              0n,
            );
            if (returned > 0n) expect(canReturnMoreThan(game, lines(selections), returned - 1n)).toBe(true);
          }
        }),
        { numRuns: 25 },
      );
    },
  );
});
