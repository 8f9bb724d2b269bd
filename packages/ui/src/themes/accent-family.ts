import { contrastRatio, parseColor } from './contrast';
import { backgroundsOf, contrastRules } from './contrast-rules';
import type { Theme, ThemeColors } from './theme';

/** Lightness 0..1, chroma from 0 and hue in radians of a colour in OKLCH, where equal steps look equal. */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toOklch = (color: string): Oklch => {
  const [r, g, b] = parseColor(color)
    .slice(0, 3)
    .map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, yellow), h: Math.atan2(yellow, a) };
};

/** Linear red, green and blue; outside 0..1 for a colour that screens cannot show. */
const toLinear = ({ l, c, h }: Oklch): readonly number[] => {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

/** `#rrggbb` of the colour, with as much of its chroma as screens can show. */
const toHex = ({ l, c, h }: Oklch): string => {
  const lightness = Math.min(Math.max(l, 0), 1);
  let chroma = c;
  let linear = toLinear({ l: lightness, c: chroma, h });
  while (chroma > 0 && linear.some((v) => v < -0.0005 || v > 1.0005)) {
    chroma = Math.max(chroma - 0.004, 0);
    linear = toLinear({ l: lightness, c: chroma, h });
  }
  const channels = linear.map((value) => {
    const v = Math.min(Math.max(value, 0), 1);
    const encoded = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
};

const lightnessStep = 0.005;

/** The colour, made darker or lighter until it has the contrast; unchanged if it has it already. */
const fit = (color: string, step: number, hasContrast: (color: string) => boolean): string => {
  const { l, c, h } = toOklch(color);
  let fitted = color;
  for (let lightness = l; !hasContrast(fitted); lightness += step) {
    if (lightness < 0 || lightness > 1) return step < 0 ? '#000000' : '#ffffff';
    fitted = toHex({ l: lightness, c, h });
  }
  return fitted;
};

const shifted = (color: string, lightness: number): string => {
  const { l, c, h } = toOklch(color);
  return toHex({ l: l + lightness, c, h });
};

const withAlpha = (color: string, alpha: number): string =>
  `rgba(${parseColor(color).slice(0, 3).join(', ')}, ${alpha})`;

/** Backgrounds that are derived from the accent themselves. */
const derived: readonly string[] = [
  'color.accentSoft',
  'gradient.accent',
  'gradient.accentHover',
  'gradient.selected',
];

/** The tokens that `deriveAccent` answers. */
export interface AccentFamily {
  readonly color: Pick<
    ThemeColors,
    | 'accent'
    | 'accentHover'
    | 'accentActive'
    | 'onAccent'
    | 'accentText'
    | 'accentSoft'
    | 'selected'
    | 'onSelected'
    | 'series'
    | 'selection'
  >;
  readonly gradient: Pick<Theme['gradient'], 'accent' | 'accentHover' | 'selected'>;
  readonly shadow: Pick<Theme['shadow'], 'accent' | 'accentHover'>;
}

/**
 * Derives the tokens of the main action, of links and of what is selected from one colour: the fill in its three states with its
 * gradients, shadows and text, links, selection, the first series of charts, and the soft grounds. The colour is used as it is if it has the contrast that WCAG AA requires
 * in the theme; otherwise it is made darker on a light ground, lighter on a dark one.
 *
 * @param accent - `#rrggbb`.
 * @throws TypeError for a value that is no colour.
 */
export const deriveAccent = (theme: Theme, accent: string): AccentFamily => {
  const { c, h } = toOklch(accent);
  const { ground, ink } = theme.color;
  const isLight = toOklch(ground).l > 0.5;
  /** Away from the ground. */
  const away = isLight ? -lightnessStep : lightnessStep;
  const onAccent = isLight ? toHex({ l: 0.985, c: 0.008, h }) : toHex({ l: 0.16, c: 0.03, h });
  const grounds = (role: keyof ThemeColors, required: number) =>
    contrastRules
      .filter((rule) => rule.foreground === role && rule.required === required)
      .filter(({ background }) => !derived.includes(background))
      .flatMap((rule) => backgroundsOf(theme, rule));
  const edges = grounds('accent', 3);
  const isFill = (color: string) =>
    contrastRatio(onAccent, color) >= 4.5 && edges.every((edge) => contrastRatio(color, edge) >= 3);
  const fill = (color: string) => fit(color, away, isFill);

  const base = fill(accent);
  const hover = fill(shifted(base, isLight ? -0.04 : 0.05));
  const active = fill(shifted(base, isLight ? -0.08 : -0.05));
  const soft = (lightness: number, chroma: number) =>
    fit(
      toHex({ l: lightness, c: Math.min(c, chroma), h }),
      -away,
      (color) => contrastRatio(ink, color) >= 4.5,
    );
  const accentSoft = isLight ? soft(0.945, 0.03) : soft(0.27, 0.045);
  const accentText = fit(base, away, (color) =>
    [...grounds('accentText', 4.5), accentSoft].every((each) => contrastRatio(color, each, ground) >= 4.5),
  );
  const gradient = (color: string) =>
    `linear-gradient(180deg, ${fill(shifted(color, 0.035))} 0%, ${fill(shifted(color, -0.035))} 100%)`;
  const shadow = (color: string, size: string, alpha: number) =>
    isLight
      ? `0 1px 0 rgba(255, 255, 255, 0.22) inset, ${size} ${withAlpha(color, alpha)}`
      : `0 0 0 1px ${withAlpha(hover, alpha)}, ${size} ${withAlpha(color, alpha)}`;
  return {
    color: {
      accent: base,
      accentHover: hover,
      accentActive: active,
      onAccent,
      accentText,
      accentSoft,
      selected: base,
      onSelected: onAccent,
      series: base,
      selection: isLight ? soft(0.87, 0.055) : soft(0.42, 0.09),
    },
    gradient: { accent: gradient(base), accentHover: gradient(hover), selected: gradient(base) },
    shadow: {
      accent: shadow(base, isLight ? '0 4px 12px' : '0 4px 24px', isLight ? 0.24 : 0.34),
      accentHover: shadow(base, isLight ? '0 6px 18px' : '0 6px 34px', isLight ? 0.32 : 0.52),
    },
  };
};
