import { type Decimal, divide } from './decimal';

/** An exact fraction; the denominator is positive. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

export const ratioOf = ({ coefficient, scale }: Decimal): Ratio => ({
  numerator: coefficient,
  denominator: 10n ** BigInt(scale),
});

export const sameRatio = (a: Ratio, b: Ratio): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator;

export const roundRatio = ({ numerator, denominator }: Ratio, scale: number): Decimal => ({
  coefficient: divide(numerator * 10n ** BigInt(scale), denominator, 'half-away'),
  scale,
});

/** The fraction as a decimal with the fewest digits, or `undefined` for a repeating decimal. */
export const finiteDecimal = (ratio: Ratio): Decimal | undefined => {
  const divisor = greatestCommonDivisor(ratio.numerator, ratio.denominator);
  const [twos, withoutTwos] = factorOut(ratio.denominator / divisor, 2n);
  const [fives, rest] = factorOut(withoutTwos, 5n);
  return rest === 1n ? roundRatio(ratio, Math.max(twos, fives)) : undefined;
};

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

const factorOut = (value: bigint, prime: bigint): [times: number, rest: bigint] => {
  let times = 0;
  let rest = value;
  while (rest % prime === 0n) {
    rest /= prime;
    times += 1;
  }
  return [times, rest];
};
