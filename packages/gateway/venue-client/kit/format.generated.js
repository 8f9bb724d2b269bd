// Generated from packages/format by `npm run generate`.
// @ts-nocheck

// packages/format/src/decimal.ts
var decimalText = /^-?(\d+\.?\d*|\.\d+)$/;
var parseDecimal = (text) => {
  if (typeof text !== "string" || !decimalText.test(text)) return void 0;
  return { coefficient: BigInt(text.replace(".", "")), scale: text.split(".")[1]?.length ?? 0 };
};
var divide = (numerator, denominator, rounding) => {
  if (rounding === "truncate") return numerator / denominator;
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
};
var coefficientAt = ({ coefficient, scale: from }, scale, rounding) => divide(coefficient * 10n ** BigInt(scale), 10n ** BigInt(from), rounding);
var decimalToText = ({ coefficient, scale }) => {
  const digits = String(coefficient).replace("-", "").padStart(scale + 1, "0");
  const point = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return coefficient < 0n ? `-${text}` : text;
};
var checkDecimals = (decimals) => {
  if (Number.isInteger(decimals) && decimals >= 0) return;
  throw new RangeError(`decimals must be a whole number from 0 up, but is ${decimals}.`);
};

// packages/format/src/amount.ts
var parseDecimalText = (text) => {
  const decimal = parseDecimal(text);
  if (decimal) return decimal;
  throw new TypeError(`Not decimal text such as "1234.50": "${String(text).slice(0, 40)}".`);
};

// packages/format/src/group-thousands.ts
var groupThousands = (text) => text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","));

// packages/format/src/minor-units.ts
var parseMinor = (amount, decimals = 2) => {
  checkDecimals(decimals);
  const decimal = parseDecimalText(amount);
  if (decimal.scale > decimals) {
    throw new TypeError(
      `Too many decimals: "${amount}" has ${decimal.scale}, at most ${decimals} are allowed.`
    );
  }
  return coefficientAt(decimal, decimals, "truncate");
};
var formatMinor = (minor, decimals = 2) => {
  checkDecimals(decimals);
  if (typeof minor !== "bigint") throw new TypeError(`Minor units are a bigint, but got ${typeof minor}.`);
  return decimalToText({ coefficient: minor, scale: decimals });
};
export {
  formatMinor,
  groupThousands,
  parseMinor
};
