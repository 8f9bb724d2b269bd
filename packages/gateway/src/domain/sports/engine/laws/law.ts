/** Distribution of an integer: `chances[i]` is the probability of `from + i`. */
export interface Law {
  readonly from: number;
  readonly chances: readonly number[];
}

/** The law of an integer that is already decided. */
export const certain = (value: number): Law => ({ from: value, chances: [1] });

/** The law of `value` with the probability `chance`, and of `otherwise` else. */
export const either = (value: number, chance: number, otherwise: number): Law => {
  const from = Math.min(value, otherwise);
  const chances = Array.from({ length: Math.abs(value - otherwise) + 1 }, () => 0);
  chances[value - from]! += chance;
  chances[otherwise - from]! += 1 - chance;
  return { from, chances };
};

/** The only value with a positive probability; undefined when there are several. */
export const decidedValue = ({ from, chances }: Law): number | undefined => {
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
export const chanceOf = ({ from, chances }: Law, value: number): number => chances[value - from] ?? 0;

/** The probability of the values that satisfy a condition. */
export const chanceThat = ({ from, chances }: Law, holds: (value: number) => boolean): number => {
  let sum = 0;
  for (let index = 0; index < chances.length; index += 1) if (holds(from + index)) sum += chances[index]!;
  return sum;
};

export const meanOf = ({ from, chances }: Law): number => {
  let sum = 0;
  for (let index = 0; index < chances.length; index += 1) sum += (from + index) * chances[index]!;
  return sum;
};

export const shifted = ({ from, chances }: Law, by: number): Law => ({ from: from + by, chances });

/** The law of the opposite number. */
export const negated = ({ from, chances }: Law): Law => ({
  from: -(from + chances.length - 1),
  chances: [...chances].reverse(),
});

/** The law of the sum of two independent integers. */
export const sumOf = (one: Law, other: Law): Law => {
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

/** The law of the difference of two independent integers. */
export const differenceOf = (one: Law, other: Law): Law => sumOf(one, negated(other));

/** The law of an integer that follows one of several laws, with the given weights. */
export const mixtureOf = (parts: readonly (readonly [weight: number, law: Law])[]): Law => {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const [, law] of parts) {
    from = Math.min(from, law.from);
    to = Math.max(to, law.from + law.chances.length);
  }
  const chances = new Array<number>(to - from).fill(0);
  for (const [weight, law] of parts) {
    for (let index = 0; index < law.chances.length; index += 1) {
      chances[law.from - from + index]! += weight * law.chances[index]!;
    }
  }
  return { from, chances };
};

/** Chances below this are dropped from the ends of long laws. */
export const negligible = 1e-12;

/** A law without negligible values at both ends. */
export const trimmed = ({ from, chances }: Law): Law => {
  let first = 0;
  let last = chances.length;
  while (first < last - 1 && chances[first]! < negligible) first += 1;
  while (last > first + 1 && chances[last - 1]! < negligible) last -= 1;
  return { from: from + first, chances: chances.slice(first, last) };
};

/** The law of the sum of `count` independent integers of one law, by repeated doubling. */
export const powerOf = (law: Law, count: number): Law => {
  let result = certain(0);
  let doubled = law;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = trimmed(sumOf(result, doubled));
    if (left > 1) doubled = trimmed(sumOf(doubled, doubled));
  }
  return result;
};

/** Weights that are proportional to the Poisson law, without its factor e^-mean. */
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

/** The Poisson law up to `most`, normalized. */
export const poissonLaw = (mean: number, most: number): Law => ({
  from: 0,
  chances: mean > 0 ? normalized(poissonWeights(mean, most)) : [1],
});

/** The value at a uniform draw from 0 to below 1. */
export const drawFrom = ({ from, chances }: Law, uniform: number): number => {
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
