import fc from 'fast-check';
import vectors from '../../contract/vectors/amounts.json';
import { formatMinor, parseMinor } from './minor-units';
import { expectVector, vectorsOf } from './testing/vectors';

describe('parseMinor', () => {
  it.each(vectorsOf(vectors, 'parseMinor'))('[MNY-2] $name', (vector) => {
    expectVector(vector, (amount: string, decimals?: number) => String(parseMinor(amount, decimals)));
  });

  it('[MNY-2] parses the output of formatMinor', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(9), (minor, decimals) => {
        expect(parseMinor(formatMinor(minor, decimals), decimals)).toBe(minor);
      }),
    );
  });

  it('[MNY-2] rejects a number: amounts are text', () => {
    expect(() => parseMinor(12.5 as unknown as string)).toThrow(TypeError);
  });

  it('[MNY-2] names the number of decimals in the error', () => {
    expect(() => parseMinor('1.234')).toThrow('Too many decimals: "1.234" has 3, at most 2 are allowed.');
  });
});

describe('formatMinor', () => {
  it.each(vectorsOf(vectors, 'formatMinor'))('[MNY-2] $name', (vector) => {
    expectVector(vector, (minor: string, decimals?: number) => formatMinor(BigInt(minor), decimals));
  });

  it('[MNY-2] rejects every value that is not a bigint', () => {
    const values = fc.anything({ withBigInt: true }).filter((value) => typeof value !== 'bigint');
    fc.assert(
      fc.property(values, (value) => {
        expect(() => formatMinor(value as bigint)).toThrow(TypeError);
      }),
    );
    for (const value of [undefined, null, 12.5, Number.NaN, '12.50']) {
      expect(() => formatMinor(value as unknown as bigint)).toThrow(TypeError);
    }
  });

  it('[MNY-2] rejects decimals that are not a non-negative integer', () => {
    expect(() => formatMinor(1n, -1)).toThrow(RangeError);
  });
});
