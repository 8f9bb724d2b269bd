import { deriveAccent } from './accent-family';
import { declarations, greenGainsRule, type ThemeTokens, tokensOf } from './css-variables';
import { nearestName } from './nearest-name';
import { defaultThemeName, type ThemeName, themeNames, themes } from './registry';
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
  /**
   * The colour of the brand, `#rrggbb`. Main actions with their states, links, and soft grounds derive from it in every
   * theme, with the contrast that WCAG AA requires; see `brandTokens`.
   */
  readonly accent?: string;
  /** The tokens that it overrides, by theme. They win over those derived from `accent`. */
  readonly tokens?: BrandOverrides;
  /** The drawing of its mark; the kit's pavilion by default. */
  readonly logo?: BrandLogo;
}

/** Where a brand's values for a theme apply. Each selector is more specific than those of `themeCss`. */
const selectorsOf = (brand: string, theme: ThemeName): string[] => [
  ...(theme === defaultThemeName ? [`[data-brand="${brand}"]:not([data-theme])`] : []),
  `[data-brand="${brand}"][data-theme="${theme}"]`,
  `[data-brand="${brand}"] [data-theme="${theme}"]`,
];

/** A brand with one of the two colours of results has the other from the theme. */
const resultColors = (theme: ThemeName, color: PartialTokens['color'] = {}) => {
  const { gain, loss } = themes[theme].color;
  return color.gain === undefined && color.loss === undefined ? undefined : { gain, loss, ...color };
};

/** @throws TypeError for a name that is not known, with the known one that it resembles. */
const checkName = (brand: string, kind: string, name: string, known: readonly string[]): void => {
  if (known.includes(name)) return;
  const nearest = nearestName(name, known);
  const advice = nearest === undefined ? `Known: ${known.join(', ')}` : `Did you mean ${nearest}?`;
  throw new TypeError(`Brand ${brand}: there is no ${kind} ${name}. ${advice}`);
};

const checkTokens = (brand: string, overrides: BrandOverrides): void => {
  for (const [theme, groups] of Object.entries(overrides)) {
    checkName(brand, 'theme', theme, themeNames);
    const known: Readonly<Record<string, object>> = tokensOf(themes[theme as ThemeName]);
    const names = Object.entries(known).flatMap(([group, values]) =>
      Object.keys(values).map((key) => `${group}.${key}`),
    );
    for (const [group, values] of Object.entries(groups ?? {}).filter(([group]) => group !== 'mark')) {
      checkName(brand, 'group of tokens', group, Object.keys(known));
      for (const key of Object.keys(values)) checkName(brand, 'token', `${group}.${key}`, names);
    }
  }
};

/**
 * CSS with which a brand colours the themes, for `<html data-brand="…">`. The order of it and `themeCss` does not matter.
 *
 * @param brand - the value of `data-brand`: letters, digits and `-`.
 * @throws TypeError when the name or a value could break out of its rule in the style sheet, and for an unknown theme or
 * token.
 * @example
 * brandCss('jade', { default: { color: { accent: '#0f6b4f', accentHover: '#0c5a42' } } });
 */
export const brandCss = (brand: string, overrides: BrandOverrides): string => {
  if (!/^[a-z0-9-]+$/i.test(brand)) throw new TypeError(`Not a brand name: ${brand}`);
  checkTokens(brand, overrides);
  return themeNames
    .map((name) => ({ name, css: declarations(overrides[name] ?? {}) }))
    .filter(({ css }) => css !== '')
    .map(({ name, css }) => {
      if (/[{}<]/.test(css)) throw new TypeError(`A token of brand ${brand} is not a CSS value`);
      const selectors = selectorsOf(brand, name);
      const results = resultColors(name, overrides[name]?.color);
      return `${selectors}{${css}}${results ? greenGainsRule(selectors, results) : ''}`;
    })
    .join('\n');
};

const merged = (derived: PartialTokens, own: PartialTokens): PartialTokens => {
  const groups = [...new Set([...Object.keys(derived), ...Object.keys(own)])] as (keyof ThemeTokens)[];
  return Object.fromEntries(groups.map((group) => [group, { ...derived[group], ...own[group] }]));
};

/**
 * The tokens of a brand by theme: those derived from its accent, and over them its own.
 *
 * @throws TypeError when the accent is not a colour.
 * @example
 * brandTokens({ brand: 'jade', accent: '#0f6b4f' }).default?.color?.accentHover;
 */
export const brandTokens = ({ accent, tokens = {} }: BrandTheme): BrandOverrides => {
  if (accent === undefined) return tokens;
  const complete = themeNames.map((name) => [
    name,
    merged(deriveAccent(themes[name], accent), tokens[name] ?? {}),
  ]);
  return { ...tokens, ...Object.fromEntries(complete) };
};

/** The tokens of a brand with the colours of its mark, which become CSS variables too. */
const withMark = (brand: BrandTheme): BrandOverrides => {
  const tokens = brandTokens(brand);
  const colors = themeNames.flatMap((name) => {
    const mark = brand.logo?.colors?.[name];
    return mark ? [[name, { ...tokens[name], mark }]] : [];
  });
  return { ...tokens, ...Object.fromEntries(colors) };
};

/**
 * The style sheet of a brand. It applies to everything inside an element with `data-brand`, in every theme.
 * `UiProvider brand` renders it for the page; render it yourself to show a brand in a part of a page.
 *
 * @throws TypeError as `brandCss` does, and when the accent is not a colour.
 * @example
 * brandStyle({ brand: 'jade', accent: '#0f6b4f' });
 *
 * Requirement BRD-1.
 */
export const brandStyle = (brand: BrandTheme): string => brandCss(brand.brand, withMark(brand));
