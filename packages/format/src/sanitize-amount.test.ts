import fc from 'fast-check';
import vectors from '../../contract/vectors/amounts.json';
import { formatAmount } from './format-amount';
import { sanitizeAmount } from './sanitize-amount';
import { expectVector, vectorsOf } from './testing/vectors';

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789..,，-+eE ０５９．。｡¥元٣') }),
);
const options = fc.record({ decimals: fc.nat({ max: 8 }) });

/** Reference model, one character at a time. */
function oracle(raw: string, decimals: number): string {
  let whole = '';
  let fraction = '';
  let pointed = false;
  for (const char of raw) {
    const digit = '0123456789'.includes(char) ? char : String('０１２３４５６７８９'.indexOf(char));
    if ('.．。｡'.includes(char)) pointed = true;
    else if (digit === '-1') continue;
    else if (!pointed) whole = whole === '0' ? digit : whole + digit;
    else if (fraction.length < decimals) fraction += digit;
  }
  if (!pointed || decimals === 0) return whole;
  return whole || fraction ? `${whole}.${fraction}` : '';
}

describe('sanitizeAmount', () => {
  it.each(vectorsOf(vectors, 'sanitizeAmount'))('[MNY-1] $name', (vector) => {
    expectVector(vector, sanitizeAmount);
  });

  it('[MNY-1] agrees with the reference model, which reads one character at a time', () => {
    fc.assert(
      fc.property(typed, options, (raw, { decimals }) => {
        expect(sanitizeAmount(raw, { decimals })).toBe(oracle(raw, decimals));
      }),
      { numRuns: 2000 },
    );
  });

  it('[MNY-1] is idempotent', () => {
    fc.assert(
      fc.property(typed, options, (raw, option) => {
        const once = sanitizeAmount(raw, option);
        expect(sanitizeAmount(once, option)).toBe(once);
      }),
    );
  });

  it('[MNY-1] returns only empty text or an amount', () => {
    fc.assert(
      fc.property(typed, options, (raw, option) => {
        const kept = sanitizeAmount(raw, option);
        if (kept !== '') expect(() => formatAmount(kept)).not.toThrow();
      }),
    );
  });

  it.each([undefined, null, 12, Number.NaN, {}, Symbol('amount')])('[MNY-1] never throws: %p', (raw) => {
    expect(sanitizeAmount(raw as unknown as string)).toBe('');
  });

  it.each([-1, Number.NaN])('[MNY-1] never throws: keeps no decimals for %p', (decimals) => {
    expect(sanitizeAmount('1.5', { decimals })).toBe('1');
  });
});
