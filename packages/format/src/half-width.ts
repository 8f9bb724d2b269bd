/** From ！ down to !, and so for all that follow. */
const offset = 0xfee0;

/**
 * Full-width letters, digits and marks, as a Chinese keyboard writes them, in ASCII; 。 and ｡ are its point key.
 *
 * @example toHalfWidth('１２。５') // '12.5'
 *
 * Source: the specification, section 5 (money and numeric input); MNY-3.
 */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - offset))
    .replace(/[。｡]/g, '.');
}
