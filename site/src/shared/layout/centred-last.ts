/**
 * A card that is alone in the last row of a grid is in the middle, as wide as the others.
 *
 * @param columns of the grid
 * @param gap between the columns
 */
export const centredLast = (columns: number, gap: string): string => {
  if (columns === 3) return '> :last-child:nth-child(3n + 1) { grid-column: 2; }';
  if (columns !== 2) return '';
  return `
    > :last-child:nth-child(odd):not(:first-child) {
      grid-column: 1 / -1;
      justify-self: center;
      width: calc(50% - ${gap} / 2);
    }
  `;
};
