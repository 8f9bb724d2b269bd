/** An exact decimal number: `coefficient / 10 ** scale`. */
export type Decimal = { readonly coefficient: bigint; readonly scale: number };

export type Rounding = 'half-away' | 'truncate';

// The look-ahead asks for a digit on one side of the point at least.
const decimalText = /^(-?)(?=\.?\d)(\d*)(?:\.(\d*))?$/;

/** Reads plain decimal text; `undefined` for anything else (exponents, separators, signs other than `-`). */
export function parseDecimal(text: string): Decimal | undefined {
  const match = decimalText.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  return { coefficient: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length };
}

/** Integer division of a ratio whose denominator is positive. BigInts divide toward zero. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (rounding === 'truncate') return numerator / denominator;
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
}

/** The coefficient that the number has with `scale` decimals. */
export function coefficientAt(
  { coefficient, scale: from }: Decimal,
  scale: number,
  rounding: Rounding,
): bigint {
  return divide(coefficient * 10n ** BigInt(scale), 10n ** BigInt(from), rounding);
}

/** Plain text with exactly `scale` decimals. Zero has no sign. */
export function decimalToText({ coefficient, scale }: Decimal): string {
  const sign = coefficient < 0n ? '-' : '';
  const digits = String(coefficient < 0n ? -coefficient : coefficient).padStart(scale + 1, '0');
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** @throws RangeError when `decimals` is not a whole number from 0 up. */
export function checkDecimals(decimals: number): void {
  if (Number.isInteger(decimals) && decimals >= 0) return;
  throw new RangeError(`decimals must be a whole number from 0 up, but is ${decimals}.`);
}
