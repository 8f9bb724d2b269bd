import type { TableGame } from '../tables';

/** The ids of all bets on a game; of each pick of numbers one with the lowest, one with the highest and one with other numbers. */
export const betsOf = (game: TableGame): string[] =>
  game.groups.flatMap(({ selections, picks = [] }) => [
    ...selections.map(({ id }) => id),
    ...picks.flatMap(({ prefix, count, of }) =>
      [0, 7, of - count].map((before) => {
        const numbers = Array.from({ length: count }, (_, index) =>
          String(before + index + 1).padStart(2, '0'),
        );
        return `${prefix}:${numbers.join('-')}`;
      }),
    ),
  ]);
