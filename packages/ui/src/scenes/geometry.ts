/** Repeatable numbers from 0 to 1, so that a scene looks the same on server and client. */
const createStream = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

const places = (count: number, width: number, height: number, seed: number): [number, number][] => {
  const next = createStream(seed);
  return Array.from({ length: count }, () => [Math.round(next() * width), Math.round(next() * height)]);
};

/** Dots as one path: round line caps on strokes of no length. */
export const dots = (count: number, width: number, height: number, seed: number): string =>
  places(count, width, height, seed)
    .map(([x, y]) => `M${x} ${y}h.01`)
    .join('');

/** Short level strokes, closer together towards the top: light on water. */
export const ripples = (count: number, width: number, height: number, seed: number): string =>
  places(count, width, 1000, seed)
    .map(([x, y]) => {
      const depth = (y / 1000) ** 1.6;
      return `M${x} ${Math.round(depth * height)}h${Math.round(10 + depth * 60)}`;
    })
    .join('');

type Point = readonly [number, number];

/** Hills through points `[x, y]` that rise and fall in turn: sharp summits, soft feet, closed along `floor`. */
export const ridge = (points: readonly Point[], floor: number): string => {
  const side = ([x, y]: Point, [toX, toY]: Point): string =>
    y < toY
      ? `${Math.round(x + (toX - x) * 0.16)} ${Math.round(y + (toY - y) * 0.22)}`
      : `${Math.round(x + (toX - x) * 0.55)} ${y}`;
  const slopes = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return `C${side(before, point)} ${side(point, before)} ${point.join(' ')}`;
  });
  const [firstX, firstY] = points[0] ?? [0, floor];
  return `M${firstX} ${floor}V${firstY}${slopes.join('')}V${floor}Z`;
};

/** The lit part of a moon on the origin. `lit` runs from 0 to 1, negative on the left. */
export const moonPhase = (radius: number, lit: number): string => {
  const isRight = lit > 0;
  const share = Math.abs(lit);
  const inner = Math.round(Math.abs(1 - 2 * share) * radius * 10) / 10;
  const back = share > 0.5 === isRight ? 1 : 0;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${isRight ? 1 : 0} 0 ${radius}A${inner} ${radius} 0 0 ${back} 0 ${-radius}Z`;
};

/** The lit parts of seven moons around the full one. */
export const moonWeek = [0.15, 0.4, 0.72, 1, -0.72, -0.4, -0.15] as const;
