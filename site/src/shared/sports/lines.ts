/** Numbers without a needless fraction: 0.5, 1, 2.5. */
const half = (value: number) => String(value);

/**
 * A line as boards in Chinese write it: whole and half lines as they are, quarter lines as the two lines that they consist
 * of.
 *
 * @param q the line in quarters, its sign ignored.
 */
export const lineText = (q: number): string => {
  const quarters = Math.abs(q);
  if (quarters % 2 === 0) return half(quarters / 4);
  return `${half((quarters - 1) / 4)}/${half((quarters + 1) / 4)}`;
};

/** Whether the home side gives goals (1), receives them (-1), or neither (0), by its handicap. */
export const givingSide = (q: number): 'h' | 'a' | undefined => (q < 0 ? 'h' : q > 0 ? 'a' : undefined);

/** A handicap as it counts for a side: with a minus sign for the side that gives it, with a plus sign for the other; 0 has none. */
export const handicapText = (q: number, side: string): string => {
  const giving = givingSide(q);
  const sign = giving === undefined ? '' : giving === side ? '−' : '+';
  return `${sign}${lineText(q)}`;
};
