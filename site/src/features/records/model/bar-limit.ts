/** A day is an outlier if its result is more than this multiple of every result but the highest and the lowest. */
const outlierFactor = 3;
/** How much higher than the bars of the other days a cut bar is. */
const cutHeight = 1.3;

/**
 * The amount at which bars of daily results end, so that one day with a huge gain or loss does not flatten the others. The
 * highest and the lowest result may be cut, whose amounts are written at their bars. `Infinity` if no bar needs to be cut.
 */
export const barLimit = (values: readonly number[]): number => {
  const extremes = new Set([values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))]);
  const sizes = values.map(Math.abs);
  const usual = Math.max(0, ...sizes.filter((_, index) => !extremes.has(index)));
  const isOutlier = (index: number) => usual > 0 && sizes[index]! > outlierFactor * usual;
  if (![...extremes].some(isOutlier)) return Infinity;
  const rest = sizes.filter((_, index) => !(extremes.has(index) && isOutlier(index)));
  const limit = cutHeight * Math.max(...rest);
  return sizes.some((size) => size > limit) ? limit : Infinity;
};
