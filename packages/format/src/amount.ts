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
  const decimal = tryRead(amount);
  if (decimal) return decimal;
  const shown = typeof amount === 'string' ? JSON.stringify(amount.slice(0, 40)) : String(amount);
  throw new TypeError(
    `Not an amount: ${shown}. Expected decimal text such as "1234.50" (no separators, no exponent), a bigint or a finite number.`,
  );
}

function tryRead(amount: Amount): Decimal | undefined {
  if (typeof amount === 'string') return parseDecimal(amount);
  if (typeof amount === 'bigint') return { coefficient: amount, scale: 0 };
  if (typeof amount === 'number') return readNumber(amount);
  return undefined;
}

/** Numbers print as `12.5`, `1e+21` or `1.5e-7`; `NaN` and the infinities print as text that is no decimal. */
function readNumber(amount: number): Decimal | undefined {
  const [mantissa = '', exponent = '0'] = String(amount).split('e');
  const decimal = parseDecimal(mantissa);
  if (!decimal) return undefined;
  const scale = decimal.scale - Number(exponent);
  if (scale >= 0) return { coefficient: decimal.coefficient, scale };
  return { coefficient: decimal.coefficient * 10n ** BigInt(-scale), scale: 0 };
}
