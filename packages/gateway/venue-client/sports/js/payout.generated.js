// Generated from packages/contract/src/sports by `npm run generate`.
// @ts-nocheck

// packages/contract/src/sports/line-result.ts
var returns = {
  won: (price) => 2n * price,
  "half-won": (price, one) => one + price,
  push: (_, one) => 2n * one,
  void: (_, one) => 2n * one,
  "half-lost": (_, one) => one,
  lost: () => 0n
};
var multiplierUnit = 2000n;
var multiplierOf = (result, price) => returns[result](BigInt(price), 1000n);

// packages/contract/src/sports/payout.ts
var returnOfUnit = (legs, sizes) => {
  const sums = [1n];
  for (const { result, price } of legs) {
    const multiplier = multiplierOf(result, price);
    for (let size = sums.length; size >= 1; size -= 1) {
      sums[size] = (sums[size] ?? 0n) + sums[size - 1] * multiplier;
    }
  }
  const power = (exponent) => multiplierUnit ** BigInt(exponent);
  const numerator = sizes.reduce((sum, size) => sum + (sums[size] ?? 0n) * power(legs.length - size), 0n);
  return { numerator, denominator: power(legs.length) };
};
var payoutOf = (unit, legs, sizes) => {
  const { numerator, denominator } = returnOfUnit(legs, sizes);
  return unit * numerator / denominator;
};
var potentialPayout = (unit, prices, sizes) => payoutOf(
  unit,
  prices.map((price) => ({ result: "won", price })),
  sizes
);
var parlayPrice = (prices) => potentialPayout(1000n, prices, [prices.length]);

// packages/contract/src/sports/combinations.ts
var choose = (count, size) => {
  let ways = 1;
  for (let taken = 1; taken <= size; taken += 1) ways = ways * (count - size + taken) / taken;
  return ways;
};
export {
  choose,
  parlayPrice,
  potentialPayout
};
