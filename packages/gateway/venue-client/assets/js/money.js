// @ts-check
/** Amounts are decimal text on the wire and whole minor units (bigint) here; nothing is ever a float. */

/** @param {string} text decimal text with two decimals, e.g. `-12.50` @returns {bigint} */
export const toMinor = (text) => BigInt(text.replace('.', ''));

/** @param {bigint} minor @returns {string} decimal text as it travels, e.g. `1234.50` */
export const toWire = (minor) => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** @param {bigint} minor @returns {string} as it is shown, e.g. `1,234.50`; a minus is a real minus sign */
export const toShown = (minor) =>
  toWire(minor)
    .replace(/\B(?=(\d{3})+\.)/g, ',')
    .replace('-', '\u2212');

/** @param {bigint} minor @returns {string} with its sign, e.g. `+12.00` */
export const toSigned = (minor) => `${minor > 0n ? '+' : ''}${toShown(minor)}`;
