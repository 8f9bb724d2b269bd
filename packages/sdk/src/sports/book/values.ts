import { priceText } from '@pavilion/contract/sports';
import { parseVersion, type Shape } from '@pavilion/contract/sports-wire';
import { SdkError } from '../../errors/sdk-error';

// Numbers are converted as text, since arithmetic on decimals would round.

export const decodeError = (response: unknown, cause?: unknown): SdkError =>
  new SdkError({ kind: 'decode', response, cause });

/** @throws SdkError of kind `decode` for data of another shape */
export const decode = <Value>(shape: Shape<Value>, data: unknown): Value => {
  if (shape(data)) return data;
  throw decodeError(data);
};

/** A price such as 1.95 in thousandths. */
export const readOdds = (odds: number): number => {
  const [whole, decimals = ''] = String(odds).split('.');
  return Number(`${whole}${decimals.padEnd(3, '0')}`);
};
/** A price in thousandths as a number such as 1.95. */
export const writeOdds = (thousandths: number): number => Number(priceText(thousandths));

/** An amount such as 1.5 as text with two decimals. */
export const readAmount = (amount: number): string => {
  const [whole, decimals = ''] = String(amount).split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
};

/** A line in quarters. Lines are multiples of a quarter, whose product with four is exact. */
export const readLine = (line: number | string): number => {
  const quarters = Number(line) * 4;
  return quarters === 0 ? 0 : quarters;
};

/** @throws SdkError of kind `decode` for text that is not a version */
export const readVersion = (text: string): [number, number] => {
  const version = parseVersion(text);
  if (version) return version;
  throw decodeError(text);
};

/**
 * A moment as ISO text.
 *
 * @param moment in ms since the Unix epoch
 * @throws SdkError of kind `decode` for a number beyond the calendar
 */
export const readMoment = (moment: number | string): string => {
  const date = new Date(Number(moment));
  if (Number.isNaN(date.getTime())) throw decodeError(moment);
  return date.toISOString();
};

/**
 * A moment in ms since the Unix epoch.
 *
 * @throws SdkError of kind `decode` for text that is not a moment
 */
export const readTime = (text: string): number => {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw decodeError(text);
  return time;
};

/** A moment that may be missing. */
export const orNull = <Value, Read>(value: Value | null, read: (value: Value) => Read): Read | null =>
  value === null ? null : read(value);
