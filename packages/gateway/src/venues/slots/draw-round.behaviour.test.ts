import { roundParsers } from '@pavilion/contract';
import fc from 'fast-check';
import { drawRound } from './draw-round';
import { slotGames } from './slot-games';

const game = fc.constantFrom(...slotGames);

/** A random source with given numbers, which records the requested bounds. */
const dealing = (numbers: readonly number[]) => {
  const bounds: number[] = [];
  return { bounds, random: (bound: number) => numbers[bounds.push(bound) - 1]! % bound };
};

describe('drawing a round', () => {
  it('[GAM-2] pays the same for the same draw, and the sum of its wins', () => {
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
        expect(roundParsers.slots(JSON.parse(JSON.stringify(first.detail)))).toEqual(first.detail);
      }),
    );
  });

  it('[GAM-2] draws one position a reel, and shows the reel from there', () => {
    const { bounds, random } = dealing([31, 0, 1, 2, 3]);
    const { detail } = drawRound('golden-dragon', 150n, random);
    expect(bounds).toEqual([32, 32, 32, 32, 32]);
    expect(detail.stops).toEqual([31, 0, 1, 2, 3]);
    // The last position shows the last stop and, wrapping around, the first two.
    expect(detail.grid[0]).toEqual(['seal-shou', 'coin', 'lantern']);
  });

  it('[GAM-2] uses the cryptographic source by default', () => {
    const { detail } = drawRound('bamboo-panda', 100n);
    expect(detail.stops.every((stop) => Number.isInteger(stop) && stop >= 0 && stop < 32)).toBe(true);
  });

  it('[GAM-2] rejects an unknown game', () => {
    expect(() => drawRound('no-such-game', 100n)).toThrow(RangeError);
  });
});
