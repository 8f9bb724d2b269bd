import { payLines } from '@pavilion/contract';

/** Nine paying ranks from the rarest to the commonest; a title gives each a picture. */
export const ranks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;
export type Rank = (typeof ranks)[number];

/** A symbol of a reel strip: a rank, the wild `w` or the scatter `s`. */
export type ReelSymbol = Rank | 'w' | 's';

/** Pay for three, four and five, as whole multiples. */
export type Pays = readonly [three: number, four: number, five: number];

export const rows = 3;

/**
 * The mathematics of a slot as data: the reel strips, the number of lines and the pay table.
 *
 * - A line pays from the left: the rank on its first reel, as long as each next reel shows it or a wild. So the first
 *   reel holds no wild.
 * - Line pays are multiples of the stake per line, scatter pays of the whole stake. A stake is a whole number of minor
 *   units per line; nothing is ever rounded.
 * - Each reel stops at each of its positions with the same probability, on its own.
 */
export interface Machine {
  readonly name: string;
  /** Five reels, one letter per symbol, read downwards, wrapping around. */
  readonly reels: readonly [string, string, string, string, string];
  /** Its lines are the first of `payLines`, by whose numbers the bet record finds the line of a win. */
  readonly lineCount: number;
  readonly pays: Readonly<Record<Rank, Pays>>;
  readonly scatterPays: Pays;
}

/** For each line of a machine the row of each reel, 0 on top. */
export const linesOf = ({ lineCount }: Pick<Machine, 'lineCount'>): readonly (readonly number[])[] =>
  payLines.slice(0, lineCount);

/** The symbol at a position of a reel, wrapping around. */
export const symbolAt = (reel: string, position: number): ReelSymbol =>
  reel[position % reel.length] as ReelSymbol;
