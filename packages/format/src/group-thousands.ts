/**
 * Adds a comma between thousands of the integer part of decimal text; the decimals stay unchanged.
 *
 * @example groupThousands('1234.5') // '1,234.5'
 *
 * Requirement MNY-2.
 */
export const groupThousands = (text: string): string =>
  text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
