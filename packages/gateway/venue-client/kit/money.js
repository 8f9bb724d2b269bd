// @ts-check
import { formatMinor, groupThousands, parseMinor } from './format.generated.js';

/** Amounts are decimal text on the wire and whole minor units (bigint) here; nothing is ever a float. */

/** @param {string} text decimal text, e.g. `-12.50` @returns {bigint} */
export const toMinor = (text) => /** @type {bigint} */ (parseMinor(text));

/** @param {bigint} minor @returns {string} decimal text as it travels, e.g. `1234.50` */
export const toWire = (minor) => formatMinor(minor);

/** @param {bigint} minor @returns {string} as it is shown, e.g. `1,234.50`; a minus is a real minus sign */
export const toShown = (minor) => groupThousands(formatMinor(minor)).replace('-', '\u2212');

/** @param {bigint} minor @returns {string} with its sign, e.g. `+12.00` */
export const toSigned = (minor) => `${minor > 0n ? '+' : ''}${toShown(minor)}`;
