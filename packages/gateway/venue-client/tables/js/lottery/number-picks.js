// @ts-check

/**
 * Combination bets: the person picks numbers, and every combination of `count` of them is a line with the same stake.
 *
 * @typedef {{ prefix: string, name: Record<string, string>, count: number, of: number, pays: string[], returnToPlayer: string }} NumberPick
 */

/** The selection id of a combination, e.g. `three:03-17-44`. @param {string} prefix @param {readonly number[]} numbers */
export const pickId = (prefix, numbers) =>
  `${prefix}:${[...numbers]
    .sort((a, b) => a - b)
    .map((number) => String(number).padStart(2, '0'))
    .join('-')}`;

/** The numbers of a combination's selection id, ascending. @param {string} id @returns {number[]} */
export const pickNumbers = (id) =>
  id
    .slice(id.lastIndexOf(':') + 1)
    .split('-')
    .map(Number);

/** How many combinations of `count` numbers there are among `size`. @param {number} size @param {number} count @returns {bigint} */
export const combinationCount = (size, count) => {
  if (count < 0 || count > size) return 0n;
  let result = 1n;
  for (let taken = 1; taken <= count; taken += 1) {
    result = (result * BigInt(size - count + taken)) / BigInt(taken);
  }
  return result;
};

/**
 * Every combination of `count` of the numbers, each ascending, in lexicographic order.
 *
 * @param {readonly number[]} numbers @param {number} count @returns {number[][]}
 */
export const combinations = (numbers, count) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  /** @param {number} from @param {number} left @returns {number[][]} */
  const choose = (from, left) => {
    if (left === 0) return [[]];
    return sorted
      .slice(from, sorted.length - left + 1)
      .flatMap((number, index) => choose(from + index + 1, left - 1).map((rest) => [number, ...rest]));
  };
  return count < 0 || count > sorted.length ? [] : choose(0, count);
};

/** The most numbers that can be picked without exceeding the lines that are left. @param {number} count @param {number} lines */
export const maxNumbers = (count, lines) => {
  let size = count;
  while (combinationCount(size + 1, count) <= BigInt(lines)) size += 1;
  return lines < 1 ? 0 : size;
};

/**
 * The selection ids of a combination bet and their total stake.
 *
 * @param {NumberPick} pick @param {readonly number[]} numbers @param {bigint} unit stake of one combination, minor units
 */
export const combinationBet = ({ prefix, count }, numbers, unit) => {
  const ids = combinations(numbers, count).map((combination) => pickId(prefix, combination));
  return { ids, total: BigInt(ids.length) * unit };
};
