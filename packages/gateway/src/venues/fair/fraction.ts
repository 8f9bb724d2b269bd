/** An exact fraction, not reduced, with a positive denominator. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const fraction = (over: bigint, under: bigint): Fraction => ({ over, under });

export const plus = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.over * right.under + right.over * left.under, left.under * right.under);

/** As per cent with two decimals, rounded down. */
export const percent = ({ over, under }: Fraction): string => {
  const hundredths = (over * 10_000n) / under;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
};
