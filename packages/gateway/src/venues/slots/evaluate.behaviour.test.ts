import { payLines } from '@pavilion/contract';
import fc from 'fast-check';
import { evaluate, windowAt } from './evaluate';
import type { Machine, ReelSymbol } from './machine';
import { machines } from './machines';

const machine = fc.constantFrom(...machines);
const lineStake = fc.bigInt({ min: 1n, max: 1_000_000n });
const positions = fc.array(fc.nat(1_000), { minLength: 5, maxLength: 5 });
const symbol = fc.constantFrom<ReelSymbol>('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 's');
const innerSymbol = fc.oneof(symbol, fc.constant<ReelSymbol>('w'));
const column = (of: fc.Arbitrary<ReelSymbol>) => fc.array(of, { minLength: 3, maxLength: 3 });
/** Any windows, also with more wilds and scatters than the reels can show. */
const anyWindow = fc.tuple(
  column(symbol),
  column(innerSymbol),
  column(innerSymbol),
  column(innerSymbol),
  column(innerSymbol),
);

/** The same rules written as regular expressions; only the data is shared with the engine. */
const oracle = (of: Machine, window: ReelSymbol[][], stake: bigint): bigint => {
  const perLine = stake / BigInt(of.lineCount);
  const onLines = payLines.slice(0, of.lineCount).map((rows) => {
    const text = rows.map((row, reel) => window[reel]![row]).join('');
    const run = /^([a-i])(?:\1|w)*/.exec(text)?.[0] ?? '';
    const pays = Object.entries(of.pays).find(([rank]) => rank === run[0])?.[1];
    return BigInt({ 3: pays?.[0], 4: pays?.[1], 5: pays?.[2] }[run.length] ?? 0) * perLine;
  });
  const scatters = window.flat().join('').replace(/[^s]/g, '').length;
  const scatterPay = scatters < 3 ? 0 : of.scatterPays[scatters >= 5 ? 2 : scatters === 4 ? 1 : 0];
  return onLines.reduce((sum, amount) => sum + amount, BigInt(scatterPay) * stake);
};

const payout = (of: Machine, window: ReelSymbol[][], stake: bigint): bigint =>
  evaluate(of, window, stake).reduce((sum, win) => sum + win.amount, 0n);

describe('the pay of a slot round', () => {
  it('[GAM-2] equals that of an independent implementation, for any window', () => {
    fc.assert(
      fc.property(machine, anyWindow, lineStake, (of, window, perLine) => {
        const stake = perLine * BigInt(of.lineCount);
        expect(payout(of, window, stake)).toBe(oracle(of, window, stake));
      }),
      { numRuns: 2_000 },
    );
  });

  it('[GAM-2] is never negative, lists only wins, and is the same for the same stops', () => {
    fc.assert(
      fc.property(machine, positions, lineStake, (of, stops, perLine) => {
        const stake = perLine * BigInt(of.lineCount);
        const wins = evaluate(of, windowAt(of, stops), stake);
        expect(wins.every(({ amount, count }) => amount > 0n && count >= 3)).toBe(true);
        expect(evaluate(of, windowAt(of, stops), stake)).toEqual(wins);
      }),
    );
  });

  it('[GAM-2] grows with the stake exactly', () => {
    fc.assert(
      fc.property(machine, anyWindow, lineStake, (of, window, perLine) => {
        const lines = BigInt(of.lineCount);
        expect(payout(of, window, perLine * lines)).toBe(payout(of, window, lines) * perLine);
      }),
    );
  });

  it('[GAM-2] rejects a stake that is not divisible by the number of lines', () => {
    for (const of of machines) {
      const window = windowAt(of, [0, 0, 0, 0, 0]);
      expect(() => evaluate(of, window, BigInt(of.lineCount) + 1n)).toThrow(RangeError);
      expect(() => evaluate(of, window, 0n)).toThrow(RangeError);
    }
  });
});
