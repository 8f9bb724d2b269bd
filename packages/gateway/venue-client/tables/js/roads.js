// @ts-check
/**
 * The roads of two-sided games, as pure functions of all results. What does not fit on the screen is cut off after the
 * computation: a road computed from the visible part only would be wrong.
 *
 * @typedef {'red' | 'blue'} Side
 * @typedef {{ side: Side | 'tie', redDot?: boolean, blueDot?: boolean }} RoadResult
 * @typedef {{ column: number, row: number, side: Side }} Cell
 * @typedef {Cell & { ties: number, redDot: boolean, blueDot: boolean }} BigCell
 */

const rows = 6;

/** The lengths of the runs without ties. @param {RoadResult[]} results */
const runsOf = (results) => {
  /** @type {{ side: Side, length: number }[]} */
  const runs = [];
  for (const { side } of results) {
    if (side === 'tie') continue;
    const last = runs.at(-1);
    if (last?.side === side) last.length += 1;
    else runs.push({ side, length: 1 });
  }
  return runs;
};

/** @param {boolean} isRegular @returns {Side} */
const sideOf = (isRegular) => (isRegular ? 'red' : 'blue');

/**
 * A derived road: 1 big eye road, 2 small road, 3 cockroach road. Its colours tell regular from irregular runs and have
 * nothing to do with the sides.
 *
 * @param {RoadResult[]} results @param {1 | 2 | 3} distance
 * @returns {Side[]}
 */
export const derivedRoad = (results, distance) => {
  const depths = runsOf(results).map(({ length }) => length);
  /** @param {number} column */
  const depth = (column) => depths[column] ?? 0;
  return depths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => {
      if (row > 0) return column < distance ? [] : [sideOf(row !== depth(column - distance))];
      if (column - 1 - distance < 0) return [];
      return [sideOf(depth(column - 1) === depth(column - 1 - distance))];
    }).flat(),
  );
};

/**
 * Puts marks on a grid six rows high: a run goes down, and at the bottom or above a taken cell it turns right for the rest
 * of its length.
 *
 * @template {{ side: Side }} Mark
 * @param {Mark[]} marks
 * @returns {(Mark & { column: number, row: number })[]}
 */
export const placeMarks = (marks) => {
  const taken = new Set();
  const key = (/** @type {number} */ column, /** @type {number} */ row) => column * rows + row;
  let [head, column, row, hasTurned] = [-1, -1, 0, false];
  /** @type {Side | undefined} */
  let side;
  return marks.map((mark) => {
    if (mark.side !== side) {
      side = mark.side;
      do head += 1;
      while (taken.has(key(head, 0)));
      [column, row, hasTurned] = [head, 0, false];
    } else if (!hasTurned && row + 1 < rows && !taken.has(key(column, row + 1))) {
      row += 1;
    } else {
      hasTurned = true;
      do column += 1;
      while (taken.has(key(column, row)));
    }
    taken.add(key(column, row));
    return { ...mark, column, row };
  });
};

/**
 * The big road. Ties are counted on the result before them; those before the first result on its cell.
 *
 * @param {RoadResult[]} results
 * @returns {BigCell[]}
 */
export const bigRoad = (results) => {
  /** @type {{ side: Side, ties: number, redDot: boolean, blueDot: boolean }[]} */
  const marks = [];
  let early = 0;
  for (const { side, redDot = false, blueDot = false } of results) {
    const last = marks.at(-1);
    if (side !== 'tie') {
      marks.push({ side, ties: early, redDot, blueDot });
      early = 0;
    } else if (last) last.ties += 1;
    else early += 1;
  }
  return placeMarks(marks);
};

/** The bead plate: every result, six down. @param {RoadResult[]} results */
export const beadPlate = (results) =>
  results.map((result, index) => ({ ...result, column: Math.floor(index / rows), row: index % rows }));

/** The cells of the last columns, moved to the left. @template {{ column: number }} Placed @param {Placed[]} cells @param {number} columns */
export const lastColumns = (cells, columns) => {
  const width = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const from = Math.max(0, width - columns);
  return cells
    .filter(({ column }) => column >= from)
    .map((cell) => ({ ...cell, column: cell.column - from }));
};

/**
 * The marks that a further result would add to the three derived roads.
 *
 * @param {RoadResult[]} results @param {Side} side
 * @returns {(Side | undefined)[]}
 */
export const nextMarks = (results, side) =>
  /** @type {const} */ ([1, 2, 3]).map((distance) => {
    const before = derivedRoad(results, distance);
    const after = derivedRoad([...results, { side }], distance);
    return after.length > before.length ? after.at(-1) : undefined;
  });
