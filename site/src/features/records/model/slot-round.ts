/** A win of a round; `line` counts from 1, and a win that lies on no line has none. */
export interface SlotWin {
  readonly line: number | undefined;
  readonly symbol: string;
  readonly count: number;
  /** Decimal text. */
  readonly amount: string;
}

export interface SlotRound {
  /** Reels from the left, each from the top. */
  readonly reels: readonly (readonly string[])[];
  readonly wins: readonly SlotWin[];
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,31}$/.test(value);
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < 1000;
const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,28}\.\d{2}$/.test(value);

const most = 8;
const reelsOf = (grid: unknown): readonly (readonly string[])[] | undefined => {
  if (!Array.isArray(grid) || grid.length === 0 || grid.length > most) return undefined;
  const rows = Array.isArray(grid[0]) ? grid[0].length : 0;
  const sound = (reel: unknown) => Array.isArray(reel) && reel.length === rows && reel.every(isWord);
  return rows > 0 && rows <= most && grid.every(sound) ? grid : undefined;
};

const winOf = (value: unknown): SlotWin | undefined => {
  const { line, picture, count, amount } = record(value);
  const hasLine = isCount(line);
  if (!(hasLine || line === null) || !isWord(picture) || !isCount(count) || !isAmount(amount))
    return undefined;
  return { line: hasLine ? line : undefined, symbol: picture, count, amount };
};

/**
 * Parses a round of kind `slots`, or answers undefined when any part is invalid: the gateway passes on what the venue
 * stored, and a broken round must not break the list of bets.
 */
export const parseSlotRound = (detail: unknown): SlotRound | undefined => {
  const { grid, wins } = record(detail);
  const reels = reelsOf(grid);
  if (!reels || !Array.isArray(wins)) return undefined;
  const read = wins.map(winOf);
  return read.every((win) => win !== undefined) ? { reels, wins: read } : undefined;
};
