/** Rounds to a tenth of a unit: short markup, and the same digits on server and client. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A point `radius` from the centre; 0 degrees is up, turning clockwise. */
export const polar = (degrees: number, radius: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
};

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Closed path through points. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map((point) => point.join(' ')).join('L')}Z`;

/** `count` wedges from the centre, `share` of each turn filled. */
export const rays = (count: number, radius: number, share = 0.5): string =>
  range(count)
    .map((index) => {
      const step = 360 / count;
      return `M0 0L${polar(index * step, radius)}L${polar((index + share) * step, radius)}Z`;
    })
    .join('');

/** A star of four thin points, for sparkles. */
export const sparkle = (x: number, y: number, size: number): string => {
  const waist = round(size * 0.14);
  return `M${x} ${round(y - size)}Q${x + waist} ${y - waist} ${round(x + size)} ${y}Q${x + waist} ${y + waist} ${x} ${round(y + size)}Q${x - waist} ${y + waist} ${round(x - size)} ${y}Q${x - waist} ${y - waist} ${x} ${round(y - size)}Z`;
};

/** A feather, leaf or petal standing on the origin, tip up. */
export const petal = (length: number, width: number, belly = 0.55): string =>
  `M0 0C${-width} ${round(-length * belly * 0.6)} ${round(-width * 0.8)} ${round(-length * (belly + 0.2))} 0 ${-length}C${round(width * 0.8)} ${round(-length * (belly + 0.2))} ${width} ${round(-length * belly * 0.6)} 0 0Z`;

/** Auspicious cloud lying on y = 0: a flat foot and `lobes` round heads. */
export const cloud = (width: number, height: number): string => {
  const w = width / 2;
  return `M${-w} 0C${round(-w * 1.15)} ${round(-height * 0.5)} ${round(-w * 0.7)} ${round(-height * 0.7)} ${round(-w * 0.5)} ${round(-height * 0.5)}C${round(-w * 0.5)} ${-height * 1.1} ${round(w * 0.2)} ${-height * 1.2} ${round(w * 0.25)} ${round(-height * 0.6)}C${round(w * 0.5)} ${round(-height * 0.95)} ${round(w * 0.9)} ${round(-height * 0.7)} ${round(w * 0.75)} ${round(-height * 0.32)}C${round(w * 1.05)} ${round(-height * 0.36)} ${round(w * 1.15)} 0 ${w} 0Z`;
};
