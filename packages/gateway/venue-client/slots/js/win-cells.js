// @ts-check

/** @typedef {import('./api.js').Win} Win */
/** @typedef {{ reel: number, row: number }} Cell */

/**
 * The cells that make a win.
 *
 * @param {Win} win @param {string[][]} grid @param {number[][]} lines
 * @returns {Cell[]}
 */
export const cellsOf = (win, grid, lines) =>
  win.line === null
    ? grid.flatMap((reel, index) =>
        reel.flatMap((picture, row) => (picture === win.picture ? [{ reel: index, row }] : [])),
      )
    : (lines[win.line - 1] ?? []).slice(0, win.count).map((row, reel) => ({ reel, row }));
