/** Why pasted text was not taken as it stood. */
export type AmountNotice = 'ambiguous' | 'decimals';

const FULL_WIDTH_ZERO = '０'.charCodeAt(0);

/** Full-width digits and marks as a Chinese keyboard writes them, in ASCII; 。 is the point key. */
const toHalfWidth = (text: string) =>
  text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(/[．。]/g, '.')
    .replace(/，/g, ',')
    .replace(/[－−]/g, '-');

const UNAMBIGUOUS = [
  /^\d*\.?\d*$/,
  // Thousands, as 1,234,567.89 or 1 234 567.
  /^\d{1,3}([, \u00a0]\d{3})+(\.\d*)?$/,
  // 万, as 1,0000.
  /^\d{1,4}(,\d{4})+(\.\d*)?$/,
];

/**
 * Text that arrives all at once (pasted, dropped) has one reading or none. What surrounds the number, a currency
 * sign or a unit, is dropped; `1.234,56`, `100-200`, `1e5` and `-5` are refused because dropping characters from
 * them would make another amount.
 */
export const readPasted = (text: string): string | undefined => {
  const core = toHalfWidth(text).match(/-?[\d.,](?:.*[\d.,])?/s)?.[0] ?? '';
  return UNAMBIGUOUS.some((shape) => shape.test(core)) ? core.replace(/[, \u00a0]/g, '') : undefined;
};

/** Text that arrives from a keyboard or an input method: marks become ASCII, separators go. */
export const readTyped = (text: string): string => toHalfWidth(text).replace(/[^\d.]/g, '');
