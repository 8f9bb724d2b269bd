import type { GameRound, RoundKind, SlotRound } from './round';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,31}$/.test(value);
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < 1000;
const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,28}\.\d{2}$/.test(value);

const maxReels = 8;
const parseGrid = (grid: unknown): SlotRound['grid'] | undefined => {
  if (!Array.isArray(grid) || grid.length === 0 || grid.length > maxReels) return undefined;
  const rows = Array.isArray(grid[0]) ? grid[0].length : 0;
  const isReel = (reel: unknown) => Array.isArray(reel) && reel.length === rows && reel.every(isWord);
  return rows > 0 && rows <= maxReels && grid.every(isReel) ? grid : undefined;
};

const parseWin = (value: unknown): SlotRound['wins'][number] | undefined => {
  const { line, picture, count, amount } = record(value);
  if (!(line === null || isCount(line)) || !isWord(picture) || !isCount(count) || !isAmount(amount))
    return undefined;
  return { line, picture, count, amount };
};

const parseSlotRound = (detail: unknown): SlotRound | undefined => {
  const { stops, grid: givenGrid, wins: givenWins } = record(detail);
  const grid = parseGrid(givenGrid);
  if (!grid || !Array.isArray(stops) || !stops.every(Number.isInteger) || !Array.isArray(givenWins))
    return undefined;
  const wins = givenWins.map(parseWin);
  return wins.every((win) => win !== undefined) ? { kind: 'slots', stops, grid, wins } : undefined;
};

/**
 * One parser a kind of round. It answers undefined when any part of a `detail` is invalid: a gateway passes on what a
 * venue stored, and a broken round must not break the list of bets. Without the schema library, for browsers.
 *
 * @example
 * roundParsers.slots(bet.detail)?.grid // [['koi', 'coin', 'wild'], …]
 */
export const roundParsers: {
  readonly [Kind in RoundKind]: (detail: unknown) => Extract<GameRound, { kind: Kind }> | undefined;
} = {
  slots: parseSlotRound,
};
