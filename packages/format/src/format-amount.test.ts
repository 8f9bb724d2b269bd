import fc from 'fast-check';
import vectors from '../../contract/vectors/amounts.json';
import type { Amount } from './amount';
import { formatAmount, truncateAmount } from './format-amount';
import { expectVector, vectorsOf } from './testing/vectors';

const digits = (max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: max });
const parts = fc.record({
  minus: fc.boolean(),
  whole: digits(40),
  fraction: digits(12),
  decimals: fc.nat(9),
});
const grouping = new Intl.NumberFormat('en-US');

/** Reference model: rounds by the first removed digit; `Intl` groups the thousands. */
function oracle({
  minus,
  whole,
  fraction,
  decimals,
}: typeof parts extends fc.Arbitrary<infer P> ? P : never) {
  const padded = fraction.padEnd(decimals + 1, '0');
  const kept = BigInt(whole + padded.slice(0, decimals));
  const show = (units: bigint) => {
    const text = String(units).padStart(decimals + 1, '0');
    const point = text.length - decimals;
    const sign = minus && units > 0n ? '-' : '';
    return `${sign}${grouping.format(BigInt(text.slice(0, point)))}${decimals ? '.' : ''}${text.slice(point)}`;
  };
  return { cut: show(kept), rounded: show(padded.charAt(decimals) >= '5' ? kept + 1n : kept) };
}

describe('formatAmount', () => {
  it.each(vectorsOf(vectors, 'formatAmount'))('[MNY-2] $name', (vector) => {
    expectVector(vector, formatAmount);
  });

  it('[MNY-2] rounds half away from zero at any magnitude', () => {
    fc.assert(
      fc.property(parts, (amount) => {
        const text = `${amount.minus ? '-' : ''}${amount.whole}.${amount.fraction}`;
        expect(formatAmount(text, amount)).toBe(oracle(amount).rounded);
      }),
      { numRuns: 2000 },
    );
  });

  it('[MNY-2] reads a bigint as currency units', () => {
    expect(formatAmount(123456789012345678901234567890n)).toBe('123,456,789,012,345,678,901,234,567,890.00');
    expect(formatAmount(-5n)).toBe('-5.00');
  });

  it('[MNY-2] reads a finite number as its shortest decimal', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amount) => {
        const exact = formatAmount(amount, { decimals: 400 }).replaceAll(',', '');
        expect(Number(exact)).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it('[MNY-2] formats negative zero without a sign', () => {
    expect(formatAmount(-0)).toBe('0.00');
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    undefined,
    true,
    {},
    Symbol('amount'),
  ])('[MNY-2] rejects %p', (amount) => {
    expect(() => formatAmount(amount as unknown as Amount)).toThrow(TypeError);
  });

  it('[MNY-2] rejects every value that is no bigint, finite number or decimal text', () => {
    const isAmount = (value: unknown) =>
      typeof value === 'bigint' ||
      (typeof value === 'number' && Number.isFinite(value)) ||
      (typeof value === 'string' && /^-?(\d+\.?\d*|\.\d+)$/.test(value));
    const values = fc.oneof(fc.anything(), fc.string()).filter((value) => !isAmount(value));
    fc.assert(
      fc.property(values, (value) => {
        expect(() => formatAmount(value as Amount)).toThrow(TypeError);
        expect(() => truncateAmount(value as Amount)).toThrow(TypeError);
      }),
    );
  });

  it('[MNY-2] names the value and the expected form in a TypeError', () => {
    expect(() => formatAmount('12,5')).toThrow('Not decimal text such as "1234.50": "12,5".');
  });
});

describe('truncateAmount', () => {
  it.each(vectorsOf(vectors, 'truncateAmount'))('[MNY-2] $name', (vector) => {
    expectVector(vector, truncateAmount);
  });

  it('[MNY-2] truncates toward zero at any magnitude', () => {
    fc.assert(
      fc.property(parts, (amount) => {
        const text = `${amount.minus ? '-' : ''}${amount.whole}.${amount.fraction}`;
        expect(truncateAmount(text, amount)).toBe(oracle(amount).cut);
      }),
      { numRuns: 2000 },
    );
  });
});
