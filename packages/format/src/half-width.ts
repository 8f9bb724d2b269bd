/**
 * Converts full-width letters, digits and punctuation, as Chinese keyboards type them, to ASCII; 。 and ｡ become a point.
 *
 * @example toHalfWidth('１２。５') // '12.5'
 *
 * Requirement MNY-3.
 */
export const toHalfWidth = (text: string): string =>
  text.replace(/[！-～｡]/g, (char) => char.normalize('NFKC')).replace(/。/g, '.');
