// @ts-check

/**
 * The stakes of the game, and the one chosen: at first the third, or the largest that the balance covers if that is less.
 *
 * @param {bigint[]} stakes ascending
 * @param {bigint} balance
 */
export const createStakes = (stakes, balance) => {
  const affordable = stakes.filter((stake) => stake <= balance).length - 1;
  let index = Math.max(0, Math.min(2, affordable));
  return {
    current: () => /** @type {bigint} */ (stakes[index]),
    /** @param {1 | -1} by */
    move: (by) => {
      index = Math.max(0, Math.min(stakes.length - 1, index + by));
    },
    isLowest: () => index === 0,
    isHighest: () => index === stakes.length - 1,
  };
};
