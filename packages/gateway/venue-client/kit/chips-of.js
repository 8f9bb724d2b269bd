// @ts-check

/**
 * The chips that make an amount, largest first.
 *
 * @param {bigint} amount minor units
 * @param {bigint[]} values ascending
 * @param {number} most chips in the answer
 */
export const chipsOf = (amount, values, most) => {
  /** @type {bigint[]} */
  const chips = [];
  let left = amount;
  for (const value of [...values].reverse()) {
    for (; left >= value && chips.length < most; left -= value) chips.push(value);
  }
  return chips;
};
