import { type Decimal, parseDecimal } from './decimal';

/**
 * An amount in whole currency units: decimal text (`'1234.5'`), a bigint (`5n` is 5.00), or a finite number,
 * which stands for the shortest decimal that JavaScript prints for it.
 *
 * Integer minor units are not an `Amount`: turn them into text with {@link formatMinor} first.
 */
export type Amount = string | bigint | number;

/** @throws TypeError when the value is not an amount. */
export function readAmount(amount: Amount): Decimal {
  const text = String(amount);
  // Numbers print as `12.5`, `1e+21` or `1.5e-7`; `NaN` and the infinities print as text that is no decimal.
  const [mantissa = '', exponent = 0] = typeof amount === 'number' ? text.split('e') : [text];
  const decimal = typeof amount === 'object' ? undefined : parseDecimal(mantissa);
  if (!decimal) {
    const shown = typeof amount === 'string' ? JSON.stringify(text.slice(0, 40)) : text;
    throw new TypeError(
      `Not an amount: ${shown}. Expected decimal text such as "1234.50" or a finite number.`,
    );
  }
  const scale = decimal.scale - Number(exponent);
  if (scale >= 0) return { ...decimal, scale };
  return { coefficient: decimal.coefficient * 10n ** BigInt(-scale), scale: 0 };
}
