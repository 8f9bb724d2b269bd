import { declarations, type ThemeTokens } from './css-variables';
import { defaultThemeName, type ThemeName, themeNames } from './registry';
import type { MarkColors } from './theme';

type PartialTokens = { readonly [G in keyof ThemeTokens]?: Partial<ThemeTokens[G]> };

/** The tokens that a brand overrides in each theme. */
export type BrandOverrides = Readonly<Partial<Record<ThemeName, PartialTokens>>>;

/** A brand's mark as data: the shapes in the seal and their colours. Default: the kit's own. */
export interface BrandLogo {
  /** SVG path data of the figure, on a grid of 64. */
  readonly figure?: string;
  /** SVG path data of the shape behind the figure. */
  readonly moon?: string;
  readonly colors?: Readonly<Partial<Record<ThemeName, Partial<MarkColors>>>>;
}

/** A brand, by data alone. */
export interface BrandTheme {
  /** The value of `data-brand`: letters, digits and `-`. */
  readonly brand: string;
  /** The tokens that it overrides, by theme. */
  readonly tokens: BrandOverrides;
  readonly logo?: BrandLogo;
}

/** Where a brand's values for a theme apply. Each selector is more specific than those of `themeCss`. */
const selectorOf = (brand: string, theme: ThemeName): string =>
  [
    ...(theme === defaultThemeName ? [`[data-brand="${brand}"]:not([data-theme])`] : []),
    `[data-brand="${brand}"][data-theme="${theme}"]`,
    `[data-brand="${brand}"] [data-theme="${theme}"]`,
  ].join(',');

/**
 * CSS with which a brand colours the themes, for `<html data-brand="…">`. The order of it and `themeCss` does not matter.
 *
 * @param brand - the value of `data-brand`: letters, digits and `-`.
 * @throws TypeError when the name or a value could break out of its rule in the style sheet.
 * @example
 * brandCss('jade', { default: { color: { accent: '#0f6b4f', accentHover: '#0c5a42' } } });
 */
export const brandCss = (brand: string, overrides: BrandOverrides): string => {
  if (!/^[a-z0-9-]+$/i.test(brand)) throw new TypeError(`Not a brand name: ${brand}`);
  return themeNames
    .map((name) => ({ name, css: declarations(overrides[name] ?? {}) }))
    .filter(({ css }) => css !== '')
    .map(({ name, css }) => {
      if (/[{}<]/.test(css)) throw new TypeError(`A token of brand ${brand} is not a CSS value`);
      return `${selectorOf(brand, name)}{${css}}`;
    })
    .join('\n');
};

/** The tokens of a brand with the colours of its mark, which become CSS variables too. */
const withMark = ({ tokens, logo }: BrandTheme): BrandOverrides =>
  Object.fromEntries(
    themeNames.map((name) => [
      name,
      { ...tokens[name], ...(logo?.colors?.[name] && { mark: logo.colors[name] }) },
    ]),
  );

/**
 * The style sheet of a brand. It applies to everything inside an element with `data-brand`, in every theme.
 * `UiProvider brand` renders it for the page; render it yourself to show a brand in a part of a page.
 *
 * @throws TypeError when the name or a value could break out of its rule in the style sheet.
 * @example
 * brandStyle({ brand: 'jade', tokens: { default: { color: { accent: '#0f6b4f' } } } });
 *
 * Requirement BRD-1.
 */
export const brandStyle = (brand: BrandTheme): string => brandCss(brand.brand, withMark(brand));
