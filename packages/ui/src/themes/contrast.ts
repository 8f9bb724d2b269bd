/** `[red, green, blue, alpha]`, 0..255 and alpha 0..1. */
type Rgba = readonly [number, number, number, number];

/** Reads `#rrggbb` and `rgb(a)(…)`. */
export const parseColor = (text: string): Rgba => {
  const hex = /^#([0-9a-f]{6})$/i.exec(text);
  if (hex) {
    const n = Number.parseInt(hex[1]!, 16);
    return [n >> 16, (n >> 8) & 255, n & 255, 1];
  }
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!parts || parts.length < 3 || parts.some(Number.isNaN)) throw new TypeError(`Not a colour: ${text}`);
  return [parts[0]!, parts[1]!, parts[2]!, parts[3] ?? 1];
};

const over = (top: Rgba, under: Rgba): Rgba => {
  const mix = (i: 0 | 1 | 2) => top[i] * top[3] + under[i] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

const luminance = ([r, g, b]: Rgba): number => {
  const linear = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
};

/**
 * WCAG contrast ratio, 1 to 21. Colours that let light through are laid over what is under them: the text over the
 * background, the background over `page`.
 */
export const contrastRatio = (text: string, background: string, page = background): number => {
  const ground = over(parseColor(background), parseColor(page));
  const [light, dark] = [luminance(over(parseColor(text), ground)), luminance(ground)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
};

/** A level of WCAG 2.2. `AA large`: enough for text from 24 px, or from 18.66 px in bold, and for no smaller text. */
export type ContrastLevel = 'AAA' | 'AA' | 'AA large' | 'fails';

/**
 * The level that a contrast ratio reaches.
 *
 * @param use an `edge` is the border of a control or a focus ring, for which AA requires 3
 */
export const contrastLevel = (ratio: number, use: 'text' | 'edge' = 'text'): ContrastLevel => {
  if (use === 'edge') return ratio >= 3 ? 'AA' : 'fails';
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'fails';
};
