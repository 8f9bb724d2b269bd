import { type DrawnKind, type DrawnOutcome, type LocalText, tableDrawOf } from '@pavilion/contract';
import { drawItems, type RandomSource } from '../../fair';
import type { NumberPick, RoundTiming, Selection, SelectionGroup, TableGame } from '../table-game';
import { range, sumOf } from './numbers';

/** Classes of outcomes with exact weights. */
export type Classes<Outcome> = readonly (readonly [outcome: Outcome, weight: bigint])[];

/** A selection with its pay table. */
export interface Bet<Outcome> extends Selection {
  /** What it returns, in hundredths of its stake. */
  readonly returns: (outcome: Outcome) => number;
  /** Classes that determine its return; otherwise those of the game. */
  readonly classes?: () => Classes<Outcome>;
}

export interface PickBet<Outcome> extends NumberPick {
  readonly returns: (numbers: readonly number[], outcome: Outcome) => number;
  readonly classes: (numbers: readonly number[]) => Classes<Outcome>;
}

export interface BetGroup<Outcome> {
  readonly id: string;
  readonly name: LocalText;
  readonly bets: readonly Bet<Outcome>[];
  readonly picks?: readonly PickBet<Outcome>[];
}

interface TableDefinition<Outcome> extends Omit<TableGame<Outcome>, 'groups' | 'returnOf' | 'outcomes'> {
  readonly groups: readonly BetGroup<Outcome>[];
  /** The classes of all bets that name none. */
  readonly classes: () => Classes<Outcome>;
}

/** Stakes and chips from 1.00 to 5,000.00, in minor units. */
export const stakes = {
  minStake: 100n,
  maxStake: 500_000n,
  chips: [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n, 100_000n, 500_000n],
} as const;

/** Draws the numbers of an outcome as the row of its kind in `tableKinds` says. */
export const createDraw = <Kind extends DrawnKind>(kind: Kind) => {
  const { from, to, copies, fields } = tableDrawOf(kind);
  const numbers = range(from, to);
  const total = sumOf(Object.values(fields).map(({ count = 1 }) => count));
  const pool = range(0, numbers.length * (copies ?? 0) - 1);
  const draw = (random: RandomSource): number[] => {
    const indices = copies
      ? drawItems(pool, total, random)
      : range(1, total).map(() => random(numbers.length));
    return indices.map((index) => numbers[index % numbers.length]!);
  };
  return (random: RandomSource): DrawnOutcome<Kind> => {
    const drawn = draw(random);
    const outcome = Object.entries(fields).map(([field, { count }]) => [
      field,
      count === undefined ? drawn.shift() : drawn.splice(0, count),
    ]);
    return Object.fromEntries(outcome);
  };
};

/**
 * The clock of a game from whole seconds: the length of a round, and of its end in which the result is shown. The time for bets is the
 * rest; nothing is accepted in the last second before the draw. Changing it renumbers the rounds of today: `games.test.ts` says what to do.
 */
export const clockOf = (seconds: { readonly period: number; readonly reveal: number }): RoundTiming => {
  const guard = 1_000;
  const period = seconds.period * 1_000;
  return { period, bet: period - guard - seconds.reveal * 1_000, guard };
};

/** The numbers of `<prefix>:03-17-44`, or undefined when they are not different, ascending or in range. */
const pickedNumbers = ({ prefix, count, of }: NumberPick, selection: string): number[] | undefined => {
  if (!selection.startsWith(`${prefix}:`)) return undefined;
  const parts = selection.slice(prefix.length + 1).split('-');
  const numbers = parts.map(Number);
  const isValid =
    numbers.length === count &&
    parts.every((part) => /^\d\d$/.test(part)) &&
    numbers.every((number, index) => number > (numbers[index - 1] ?? 0) && number <= of);
  return isValid ? numbers : undefined;
};

/** Makes a table game of bets that know their pay table. */
export const defineTable = <Outcome>({
  groups,
  classes,
  ...game
}: TableDefinition<Outcome>): TableGame<Outcome> => {
  const bets = new Map(groups.flatMap((group) => group.bets.map((bet) => [bet.id, bet])));
  const picks = groups.flatMap((group) => group.picks ?? []);
  const findPick = (selection: string) => {
    for (const pick of picks) {
      const numbers = pickedNumbers(pick, selection);
      if (numbers) return { pick, numbers };
    }
    return undefined;
  };
  return {
    ...game,
    groups: groups.map(
      (group): SelectionGroup => ({
        id: group.id,
        name: group.name,
        selections: group.bets.map(({ id, name }) => ({ id, name })),
        ...(group.picks && {
          picks: group.picks.map(({ prefix, name, count, of }) => ({ prefix, name, count, of })),
        }),
      }),
    ),
    returnOf: (selection, outcome) => {
      const bet = bets.get(selection);
      if (bet) return bet.returns(outcome);
      const found = findPick(selection);
      return found?.pick.returns(found.numbers, outcome);
    },
    outcomes: (selection) => {
      const found = findPick(selection);
      return found ? found.pick.classes(found.numbers) : (bets.get(selection)?.classes ?? classes)();
    },
  };
};
