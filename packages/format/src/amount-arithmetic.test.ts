import fc from 'fast-check';
import vectors from '../../contract/vectors/amounts.json';
import { addAmounts, compareAmounts } from './amount-arithmetic';
import { formatMinor } from './minor-units';
import { expectVector, vectorsOf } from './testing/vectors';

/** An amount in decimal text and its value in units of 1e-9. */
const amount = fc
  .tuple(fc.bigInt({ min: -(10n ** 35n), max: 10n ** 35n }), fc.nat(9))
  .map(([units, scale]) => ({
    text: formatMinor(units, scale),
    value: units * 10n ** BigInt(9 - scale),
    scale,
  }));

describe('compareAmounts', () => {
  it.each(vectorsOf(vectors, 'compareAmounts'))('[MNY-2] $name', (vector) => {
    expectVector(vector, compareAmounts);
  });

  it('[MNY-2] agrees with the comparison of the minor units', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const expected = a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
        expect(compareAmounts(a.text, b.text)).toBe(expected);
      }),
    );
  });
});

describe('addAmounts', () => {
  it.each(vectorsOf(vectors, 'addAmounts'))('[MNY-2] $name', (vector) => {
    expectVector(vector, addAmounts);
  });

  it('[MNY-2] agrees with the sum of the minor units', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const sum = addAmounts(a.text, b.text);
        expect(compareAmounts(sum, formatMinor(a.value + b.value, 9))).toBe(0);
        expect(sum.split('.')[1]?.length ?? 0).toBe(Math.max(a.scale, b.scale));
      }),
    );
  });
});
