import { payLines, type SlotRound } from '@pavilion/contract';

const substitute = 'wild';

/** The key of a cell: reel and row, both counted from 0. */
export const cellKey = (reel: number, row: number): string => `${reel}-${row}`;

type Cell = readonly [reel: number, row: number];

const cellsOf = (grid: SlotRound['grid'], win: SlotRound['wins'][number]): Cell[] => {
  if (win.line === null) {
    return grid.flatMap((cells, reel) =>
      cells.flatMap((symbol, row): Cell[] => (symbol === win.picture ? [[reel, row]] : [])),
    );
  }
  const line = payLines[win.line - 1]?.slice(0, win.count) ?? [];
  return line.map((row, reel): Cell => [reel, row]);
};

/**
 * The cells that paid: the first ones of each winning line, wilds included, and every symbol of a win that counts anywhere.
 * If the cells of a line do not show the winning symbol, nothing of the win is highlighted: the venue used lines that are not in
 * `payLines`.
 */
export const winningCells = ({ grid, wins }: Pick<SlotRound, 'grid' | 'wins'>): ReadonlySet<string> => {
  const paid = wins.flatMap((win) => {
    const cells = cellsOf(grid, win);
    const isShown = ([reel, row]: Cell) =>
      grid[reel]?.[row] === win.picture || (win.line !== null && grid[reel]?.[row] === substitute);
    return cells.length >= win.count && cells.every(isShown) ? cells : [];
  });
  return new Set(paid.map(([reel, row]) => cellKey(reel, row)));
};
