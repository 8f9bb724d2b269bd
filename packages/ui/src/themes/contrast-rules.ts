import { contrastRatio } from './contrast';
import type { Theme, ThemeColors } from './theme';

/** A colour of a theme, by what it is for. */
export type ColorRole = keyof ThemeColors;

/** A pair of tokens, and the contrast that WCAG 2.2 AA requires: 4.5 for text, 3 for the edge of a control. */
export interface ContrastRule {
  readonly foreground: ColorRole;
  /** A gradient is checked at each of its stops; a transparent one lies on `color.ground`. */
  readonly background: `color.${ColorRole}` | `gradient.${keyof Theme['gradient']}`;
  readonly required: 3 | 4.5;
}

const grounds: readonly ColorRole[] = ['ground', 'groundDeep', 'surface', 'raised', 'sunken'];

const textOnEveryGround: readonly ColorRole[] = [
  'ink',
  'inkMuted',
  'inkFaint',
  'accentText',
  'live',
  'value',
  'gain',
  'loss',
  'success',
  'danger',
  'warning',
  'info',
];

const textOnItsOwnGround: readonly (readonly [ColorRole, ColorRole])[] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentActive'],
  ['onSelected', 'selected'],
  ['onValue', 'valueSolid'],
  ['onDanger', 'dangerSolid'],
  ['accentText', 'accentSoft'],
  ['ink', 'accentSoft'],
  ['value', 'valueSoft'],
  ['success', 'successSoft'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['info', 'infoSoft'],
  ['ink', 'successSoft'],
  ['ink', 'dangerSoft'],
  ['ink', 'warningSoft'],
  ['ink', 'infoSoft'],
  ['ink', 'valueSoft'],
  ['ink', 'selection'],
];

const textOnGradients: readonly (readonly [ColorRole, keyof Theme['gradient']])[] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onSelected', 'selected'],
  ['onValue', 'value'],
  ['ink', 'hero'],
  ['inkMuted', 'hero'],
  ['ink', 'heroCool'],
  ['inkMuted', 'heroCool'],
  ...textOnEveryGround.map((foreground) => [foreground, 'panel'] as const),
  ['inkMuted', 'tableHead'],
];

const edges: readonly ColorRole[] = [
  'lineStrong',
  'focus',
  'accent',
  'selected',
  'series',
  'homeSide',
  'dangerSolid',
];

/** Every pair of tokens whose contrast is required, in every theme. Requirement THM-4. */
export const contrastRules: readonly ContrastRule[] = [
  ...textOnEveryGround.flatMap((foreground) =>
    [...grounds, 'glass' as const].map(
      (ground): ContrastRule => ({ foreground, background: `color.${ground}`, required: 4.5 }),
    ),
  ),
  ...textOnItsOwnGround.map(
    ([foreground, ground]): ContrastRule => ({ foreground, background: `color.${ground}`, required: 4.5 }),
  ),
  ...textOnGradients.map(
    ([foreground, gradient]): ContrastRule => ({
      foreground,
      background: `gradient.${gradient}`,
      required: 4.5,
    }),
  ),
  ...edges.flatMap((foreground) =>
    grounds.map((ground): ContrastRule => ({ foreground, background: `color.${ground}`, required: 3 })),
  ),
];

/** The colours of a gradient, in its order. */
export const gradientStops = (gradient: string): string[] =>
  gradient.match(/#[0-9a-f]{6}\b|rgba?\([^)]*\)/gi) ?? [];

/**
 * The backgrounds of a pair in a theme: one colour, or each of a gradient.
 *
 * @throws TypeError for a gradient without colours.
 */
export const backgroundsOf = (theme: Theme, { background }: ContrastRule): string[] => {
  const [group, key] = background.split('.') as ['color' | 'gradient', never];
  const value: string = theme[group][key];
  const backgrounds = group === 'color' ? [value] : gradientStops(value);
  if (backgrounds.length === 0) throw new TypeError(`No colour in ${background}: ${value}`);
  return backgrounds;
};

/**
 * The lowest contrast of a pair in a theme.
 *
 * @throws TypeError for a value that is no colour, and for a gradient without colours.
 */
export const contrastOf = (theme: Theme, rule: ContrastRule): number =>
  Math.min(
    ...backgroundsOf(theme, rule).map((color) =>
      contrastRatio(theme.color[rule.foreground], color, theme.color.ground),
    ),
  );
