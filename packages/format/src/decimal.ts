/** An exact decimal number: `coefficient / 10 ** scale`. */
export type Decimal = { readonly coefficient: bigint; readonly scale: number };

export type Rounding = 'half-away' | 'truncate';

const decimalText = /^-?(\d+\.?\d*|\.\d+)$/;

/** Parses decimal text; `undefined` for anything else (exponents, separators, signs other than `-`, other types). */
export const parseDecimal = (text: string): Decimal | undefined => {
  if (typeof text !== 'string' || !decimalText.test(text)) return undefined;
  return { coefficient: BigInt(text.replace('.', '')), scale: text.split('.')[1]?.length ?? 0 };
};

/** Integer division; the denominator must be positive. BigInt division truncates toward zero. */
export const divide = (numerator: bigint, denominator: bigint, rounding: Rounding): bigint => {
  if (rounding === 'truncate') return numerator / denominator;
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
};

/** The coefficient of the number at `scale` decimals. */
export const coefficientAt = (
  { coefficient, scale: from }: Decimal,
  scale: number,
  rounding: Rounding,
): bigint => divide(coefficient * 10n ** BigInt(scale), 10n ** BigInt(from), rounding);

/** Decimal text with exactly `scale` decimals. Zero has no sign. */
export const decimalToText = ({ coefficient, scale }: Decimal): string => {
  const digits = String(coefficient)
    .replace('-', '')
    .padStart(scale + 1, '0');
  const point = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return coefficient < 0n ? `-${text}` : text;
};

/** @throws RangeError when `decimals` is not an integer of at least 0. */
export const checkDecimals = (decimals: number): void => {
  if (Number.isInteger(decimals) && decimals >= 0) return;
  throw new RangeError(`decimals must be a whole number from 0 up, but is ${decimals}.`);
};
