import { betFigures, percent } from '../fair';
import { exampleOf, groupOf, pickOf } from './selections';
import type { TableGame } from './table-game';

/** The exact figures of a bet. */
type BetFigures = ReturnType<typeof betFigures>;

const known = new WeakMap<TableGame, Map<string, BetFigures>>();

/** The exact figures of a bet, computed once; those of a pick are the same for all its numbers. */
export const figuresOf = (game: TableGame, selection: string): BetFigures => {
  const figures = known.get(game) ?? new Map<string, BetFigures>();
  known.set(game, figures);
  const pick = pickOf(game, selection);
  const id = pick ? exampleOf(pick) : selection;
  const found = figures.get(id) ?? betFigures(game, id);
  figures.set(id, found);
  return found;
};

/** A stake on a selection, minor units. */
interface Line {
  readonly selection: string;
  readonly stake: bigint;
}

/** The most that a bet returns, in hundredths of the stake. */
const mostReturned = (game: TableGame, selection: string): number =>
  figuresOf(game, selection).pays.at(-1) ?? 100;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Item[][] => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
};

const mostOf = (game: TableGame, { selection, stake }: Line): bigint =>
  (stake * BigInt(mostReturned(game, selection))) / 100n;

/** The most that lines of one group with the same classes return together. */
const mostOfOutcomes = (game: TableGame, lines: readonly [Line, ...Line[]]): bigint => {
  if (lines.length === 1) return mostOf(game, lines[0]);
  let most = 0n;
  for (const [outcome] of game.outcomes(lines[0].selection)) {
    const total = sum(
      lines.map(({ selection, stake }) => (stake * BigInt(game.returnOf(selection, outcome) ?? 0)) / 100n),
    );
    if (total > most) most = total;
  }
  return most;
};

/**
 * Whether the lines of a slip could return more than a limit, minor units. Lines of one group with the same classes of
 * outcomes, such as the numbers of roulette or the cars at a place, may exclude each other: of these the best outcome counts.
 * Lines of different groups count as if all could win, although some of them exclude each other, too.
 */
export const canReturnMoreThan = (game: TableGame, lines: readonly Line[], limit: bigint): boolean => {
  // Enough for most slips, and without outcomes.
  if (sum(lines.map((line) => mostOf(game, line))) <= limit) return false;
  const together = groupBy(lines, ({ selection }) => groupOf(game, selection)).flatMap((ofGroup) =>
    groupBy(ofGroup, ({ selection }) => game.outcomes(selection)),
  );
  return sum(together.map((each) => mostOfOutcomes(game, each as [Line, ...Line[]]))) > limit;
};

/** The highest return to the player among the bets of the first group, which has the game's main bets. */
export const mainReturn = (game: TableGame): string =>
  (game.groups[0]?.selections ?? [])
    .map(({ id }) => percent(figuresOf(game, id).returned))
    .reduce((highest, each) => (Number(each) > Number(highest) ? each : highest), '0.00');
