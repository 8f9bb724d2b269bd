// @ts-check
/** Generated from the limits on sums by `npm run generate`. @type {Readonly<Record<number, string>>} */
export const limitCodes = {
  "20306": "stake",
  "20307": "loss"
};
