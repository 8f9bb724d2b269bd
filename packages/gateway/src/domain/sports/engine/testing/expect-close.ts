/** The figures of the design are rounded to six decimals. */
const tolerance = 1e-6;

/** Expects numbers to equal figures of the design. */
export const expectClose = (actual: readonly number[], expected: readonly number[]): void => {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) {
    expect(Math.abs(actual[index]! - value)).toBeLessThanOrEqual(tolerance);
  }
};
