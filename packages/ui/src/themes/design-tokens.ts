import { type BrandTheme, brandTokens } from './brand-theme';
import { colorUses } from './color-uses';
import { parseColor } from './contrast';
import { tokensOf, variableName } from './css-variables';
import { type ThemeName, themes } from './registry';
import { scales } from './scales';
import type { Theme } from './theme';

/** A token in the Design Tokens format. */
export interface DesignToken {
  readonly $type:
    | 'color'
    | 'dimension'
    | 'fontFamily'
    | 'fontWeight'
    | 'duration'
    | 'cubicBezier'
    | 'number'
    | 'shadow'
    | 'gradient';
  readonly $value: unknown;
  readonly $description?: string;
  /** The CSS variable of the token, and its CSS value where the format holds less: the direction of a gradient. */
  readonly $extensions: { readonly 'pavilion.variable': string; readonly 'pavilion.css'?: string };
}

/** Tokens by group and name, as in `token`: `document.color.accent`. */
export type DesignTokens = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>;

type Typed = Pick<DesignToken, '$type' | '$value'>;

/** Splits at commas outside brackets. */
const splitList = (css: string): string[] => css.split(/,\s*(?![^(]*\))/);

const colorValue = (css: string) => {
  const [red, green, blue, alpha] = parseColor(css);
  const channels = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    ...(alpha < 1 && { alpha }),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
};

const length = /^(-?[\d.]+)(px|rem)?$/;
const dimensionValue = (css: string) => {
  const [, value, unit = 'px'] = length.exec(css) ?? [];
  return { value: Number(value), unit };
};

const anyColor = /rgba?\([^)]*\)|#[0-9a-f]{6}/i;

const shadowValue = (css: string) => {
  const color = anyColor.exec(css)?.[0] ?? 'rgba(0, 0, 0, 0)';
  const words = css.replace(color, '').split(/\s+/);
  const [offsetX, offsetY, blur, spread] = [
    ...words.filter((word) => length.test(word)),
    '0',
    '0',
    '0',
    '0',
  ].map(dimensionValue);
  return { color: colorValue(color), offsetX, offsetY, blur, spread, inset: words.includes('inset') };
};

const gradientStop = (css: string) => ({
  color: colorValue(anyColor.exec(css)![0]),
  position: Number(/([\d.]+)%$/.exec(css)![1]) / 100,
});

const typedDimension = (css: string): Typed | undefined =>
  length.test(css) ? { $type: 'dimension', $value: dimensionValue(css) } : undefined;
const typedNumber = (css: string): Typed => ({ $type: 'number', $value: Number(css) });

/** The value of each group. Undefined for what the format cannot express: formulas, filters and radial gradients. */
const typed: Readonly<Record<string, (css: string) => Typed | undefined>> = {
  color: (css) => ({ $type: 'color', $value: colorValue(css) }),
  gradient: (css) => {
    const stops = /^linear-gradient\([\d.]+deg, (.*)\)$/.exec(css)?.[1];
    return stops === undefined
      ? undefined
      : { $type: 'gradient', $value: splitList(stops).map(gradientStop) };
  },
  shadow: (css) => ({ $type: 'shadow', $value: splitList(css).map(shadowValue) }),
  radius: typedDimension,
  font: (css) => ({
    $type: 'fontFamily',
    $value: splitList(css).map((family) => family.replaceAll('"', '')),
  }),
  motion: (css) => {
    if (css.endsWith('ms'))
      return { $type: 'duration', $value: { value: Number.parseFloat(css), unit: 'ms' } };
    const [, numbers] = /^cubic-bezier\((.*)\)$/.exec(css) ?? [];
    return numbers === undefined
      ? undefined
      : { $type: 'cubicBezier', $value: splitList(numbers).map(Number) };
  },
  space: typedDimension,
  text: typedDimension,
  control: typedDimension,
  layout: typedDimension,
  leading: typedNumber,
  z: typedNumber,
  weight: (css) => ({ $type: 'fontWeight', $value: Number(css) }),
};

const describe = (group: string, name: string) =>
  group === 'color' ? { $description: colorUses[name as keyof typeof colorUses] } : {};

/** A theme with the tokens that a brand overrides. */
export const brandedTheme = (name: ThemeName, brand?: BrandTheme): Theme => {
  const theme = themes[name];
  const overrides: Readonly<Record<string, object | undefined>> = (brand && brandTokens(brand)[name]) ?? {};
  const tokens = Object.entries(tokensOf(theme)).map(([group, values]) => [
    group,
    { ...values, ...overrides[group] },
  ]);
  return { ...theme, ...Object.fromEntries(tokens) };
};

/**
 * The tokens of a theme in the Design Tokens format (DTCG, 2025.10), for design tools. Tokens that the format cannot express
 * are left out: radial gradients, filters and `layout.gutter`.
 *
 * @param brand the tokens of the theme as this brand has them
 * @example
 * writeFileSync('jade.tokens.json', JSON.stringify(designTokens('default', jade), null, 2));
 */
export const designTokens = (name: ThemeName, brand?: BrandTheme): DesignTokens => {
  const groups: Record<string, Record<string, DesignToken>> = {};
  const all = { ...tokensOf(brandedTheme(name, brand)), ...scales } as Readonly<Record<string, object>>;
  for (const [group, values] of Object.entries(all)) {
    for (const [key, css] of Object.entries(values) as [string, string][]) {
      const value = typed[group]?.(css);
      if (!value) continue;
      groups[group] ??= {};
      groups[group][key] = {
        ...value,
        ...describe(group, key),
        $extensions: {
          'pavilion.variable': variableName(group, key),
          ...(value.$type === 'gradient' && { 'pavilion.css': css }),
        },
      };
    }
  }
  return groups;
};
