/** Alpha at each sixth between the two ends: a smooth step, since the eye sees the ends of a straight ramp as edges. */
const steps = [0, 0.07, 0.26, 0.5, 0.74, 0.93, 1];

/** A mask that hides a picture up to `from` and shows it from `to`, both CSS lengths with a unit, along `direction`. */
export const fade = (from: string, to: string, direction = '90deg') =>
  `linear-gradient(${direction}, ${steps
    .map((alpha, index) => `rgb(0 0 0 / ${alpha}) calc(${from} + (${to} - ${from}) * ${index} / 6)`)
    .join(', ')})`;
