import fc from 'fast-check';
import { drawRound } from './draw-round';
import { slotGames } from './slot-games';

const game = fc.constantFrom(...slotGames);

/** A source that deals the given numbers, and counts what it was asked. */
const dealing = (numbers: readonly number[]) => {
  const bounds: number[] = [];
  return { bounds, random: (bound: number) => numbers[bounds.push(bound) - 1]! % bound };
};

describe('drawing a round', () => {
  it('[GAM-2] pays the same for the same draw, and the payout is the sum of the wins it shows', () => {
    fc.assert(
      fc.property(game, fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), ({ code, minStake }, numbers) => {
        const first = drawRound(code, minStake, dealing(numbers).random);
        expect(drawRound(code, minStake, dealing(numbers).random)).toEqual(first);
        const shown = first.detail.wins.reduce(
          (sum, { amount }) => sum + BigInt(amount.replace('.', '')),
          0n,
        );
        expect(first.payout).toBe(shown);
        expect(first.payout >= 0n).toBe(true);
      }),
    );
  });

  it('[GAM-2] asks once a reel for a place on it, and shows the reel from there', () => {
    const { bounds, random } = dealing([31, 0, 1, 2, 3]);
    const { detail } = drawRound('golden-dragon', 150n, random);
    expect(bounds).toEqual([32, 32, 32, 32, 32]);
    expect(detail.stops).toEqual([31, 0, 1, 2, 3]);
    // The last place of the first reel shows it and, round the ring, its first two.
    expect(detail.grid[0]).toEqual(['seal-shou', 'coin', 'lantern']);
  });

  it('[GAM-2] draws from the system’s source when none is given', () => {
    const { detail } = drawRound('bamboo-panda', 100n);
    expect(detail.stops.every((stop) => Number.isInteger(stop) && stop >= 0 && stop < 32)).toBe(true);
  });

  it('[GAM-2] refuses an unknown game', () => {
    expect(() => drawRound('no-such-game', 100n)).toThrow(RangeError);
  });
});
