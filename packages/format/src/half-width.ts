/**
 * Full-width letters, digits and marks, as a Chinese keyboard writes them, in ASCII; 。 and ｡ are its point key.
 *
 * @example toHalfWidth('１２。５') // '12.5'
 *
 * Source: the specification, section 5 (money and numeric input); MNY-3.
 */
export const toHalfWidth = (text: string): string =>
  text.replace(/[！-～｡]/g, (char) => char.normalize('NFKC')).replace(/。/g, '.');
