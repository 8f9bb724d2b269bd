/**
 * Decimal text with a comma at every third digit before its point; the decimals stay as they are written.
 *
 * @example groupThousands('1234.5') // '1,234.5'
 *
 * Source: the specification, section 9 (money); MNY-2.
 */
export const groupThousands = (text: string): string =>
  text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
