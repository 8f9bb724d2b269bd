import { declarations, type ThemeTokens } from './css-variables';
import type { ThemeName } from './theme';
import { themeNames } from './themes';

type PartialTokens = { readonly [G in keyof ThemeTokens]?: Partial<ThemeTokens[G]> };

/** What a brand changes in each theme; what it leaves out stays. */
export type BrandOverrides = Readonly<Partial<Record<ThemeName, PartialTokens>>>;

const selectors: Readonly<Record<ThemeName, (brand: string) => string>> = {
  default: (brand) =>
    `[data-brand="${brand}"]:not([data-theme]),[data-brand="${brand}"][data-theme="default"],[data-brand="${brand}"] [data-theme="default"]`,
  space: (brand) =>
    `[data-brand="${brand}"][data-theme="space"],[data-brand="${brand}"] [data-theme="space"]`,
};

/**
 * CSS with which a brand colours the themes, for `<html data-brand="…">`. Its selectors outweigh `themeCss`, so the
 * order of the two does not matter.
 *
 * @param brand - the value of `data-brand`: letters, digits and `-`.
 * @throws TypeError when the name or a value could leave its place in the style sheet.
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
      return `${selectors[name](brand)}{${css}}`;
    })
    .join('\n');
};
