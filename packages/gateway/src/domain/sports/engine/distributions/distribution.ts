/** Distribution of an integer: `chances[i]` is the probability of `from + i`. */
export interface Distribution {
  readonly from: number;
  readonly chances: readonly number[];
}

/** The distribution of an integer that is already decided. */
export const certain = (value: number): Distribution => ({ from: value, chances: [1] });

/** The distribution of `value` with the probability `chance`, and of `otherwise` else. */
export const either = (value: number, chance: number, otherwise: number): Distribution => {
  const from = Math.min(value, otherwise);
  const chances = Array.from({ length: Math.abs(value - otherwise) + 1 }, () => 0);
  chances[value - from]! += chance;
  chances[otherwise - from]! += 1 - chance;
  return { from, chances };
};

/** The only value with a positive probability; undefined when there are several. */
export const decidedValue = ({ from, chances }: Distribution): number | undefined => {
  let found: number | undefined;
  for (let index = 0; index < chances.length; index += 1) {
    if (chances[index]! > 0) {
      if (found !== undefined) return undefined;
      found = from + index;
    }
  }
  return found;
};

/** The probability of a value. */
export const chanceOf = ({ from, chances }: Distribution, value: number): number =>
  chances[value - from] ?? 0;

/** The probability of the values that satisfy a condition. */
export const chanceThat = ({ from, chances }: Distribution, holds: (value: number) => boolean): number => {
  let sum = 0;
  for (let index = 0; index < chances.length; index += 1) if (holds(from + index)) sum += chances[index]!;
  return sum;
};

export const meanOf = ({ from, chances }: Distribution): number => {
  let sum = 0;
  for (let index = 0; index < chances.length; index += 1) sum += (from + index) * chances[index]!;
  return sum;
};

export const shifted = ({ from, chances }: Distribution, by: number): Distribution => ({
  from: from + by,
  chances,
});

/** The distribution of the opposite number. */
export const negated = ({ from, chances }: Distribution): Distribution => ({
  from: -(from + chances.length - 1),
  chances: [...chances].reverse(),
});

/** The distribution of the sum of two independent integers. */
export const sumOf = (one: Distribution, other: Distribution): Distribution => {
  const chances = new Array<number>(one.chances.length + other.chances.length - 1).fill(0);
  for (let left = 0; left < one.chances.length; left += 1) {
    const chance = one.chances[left]!;
    if (chance === 0) continue;
    for (let right = 0; right < other.chances.length; right += 1) {
      chances[left + right]! += chance * other.chances[right]!;
    }
  }
  return { from: one.from + other.from, chances };
};

/** The distribution of the difference of two independent integers. */
export const differenceOf = (one: Distribution, other: Distribution): Distribution =>
  sumOf(one, negated(other));

/** The distribution of an integer that follows one of several distributions, with the given weights. */
export const mixtureOf = (
  parts: readonly (readonly [weight: number, distribution: Distribution])[],
): Distribution => {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const [, distribution] of parts) {
    from = Math.min(from, distribution.from);
    to = Math.max(to, distribution.from + distribution.chances.length);
  }
  const chances = new Array<number>(to - from).fill(0);
  for (const [weight, distribution] of parts) {
    for (let index = 0; index < distribution.chances.length; index += 1) {
      chances[distribution.from - from + index]! += weight * distribution.chances[index]!;
    }
  }
  return { from, chances };
};

/** Chances below this are dropped from the ends of long distributions. */
export const negligible = 1e-12;

/** A distribution without negligible values at both ends. */
export const trimmed = ({ from, chances }: Distribution): Distribution => {
  let first = 0;
  let last = chances.length;
  while (first < last - 1 && chances[first]! < negligible) first += 1;
  while (last > first + 1 && chances[last - 1]! < negligible) last -= 1;
  return { from: from + first, chances: chances.slice(first, last) };
};

/** The distribution of the sum of `count` independent integers of one distribution, by repeated doubling. */
export const powerOf = (distribution: Distribution, count: number): Distribution => {
  let result = certain(0);
  let doubled = distribution;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = trimmed(sumOf(result, doubled));
    if (left > 1) doubled = trimmed(sumOf(doubled, doubled));
  }
  return result;
};

/** Weights that are proportional to the Poisson distribution, without its factor e^-mean. */
export const poissonWeights = (mean: number, most: number): number[] => {
  const weights = [1];
  for (let count = 1; count <= most; count += 1) weights.push((weights[count - 1]! * mean) / count);
  return weights;
};

export const totalOf = (weights: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) sum += weights[index]!;
  return sum;
};

/** Weights divided by their sum. */
export const normalized = (weights: readonly number[]): number[] => {
  const sum = totalOf(weights);
  return weights.map((weight) => weight / sum);
};

/** The Poisson distribution up to `most`, normalized. */
export const poissonDistribution = (mean: number, most: number): Distribution => ({
  from: 0,
  chances: mean > 0 ? normalized(poissonWeights(mean, most)) : [1],
});

/** The value at a uniform draw from 0 to below 1. */
export const drawFrom = ({ from, chances }: Distribution, uniform: number): number => {
  let left = uniform;
  let value = from;
  for (let index = 0; index < chances.length; index += 1) {
    if (chances[index]! <= 0) continue;
    value = from + index;
    left -= chances[index]!;
    if (left < 0) break;
  }
  return value;
};
