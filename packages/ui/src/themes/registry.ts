import type { Localized } from '@pavilion/format';
import type { Icon } from '../icons/create-icon';
import { PlanetIcon, SunIcon } from '../icons/navigation-icons';
import { defaultGame, defaultScene, defaultTheme } from './default-theme';
import { spaceGame, spaceScene, spaceTheme } from './space-theme';
import type { ColorScheme, GamePalette, ScenePalette, Theme } from './theme';

/*
 * The themes. To add one, write its file (tokens, scene palette, game palette) and a row in each table below; what a
 * table lacks does not compile. The tables are separate because bundles need different ones: the site's browser bundle
 * has only the entries, and gets the tokens as CSS from the server.
 *
 * Proved by `npm run test:unit -- themes third-theme`.
 */

/** A theme in a theme switch and in the query. */
export interface ThemeEntry {
  /** The name to show. */
  readonly title: Localized<string>;
  /** Shown on the button that switches to the theme. */
  readonly icon: Icon;
  /** The value of the query parameter `theme`; `*` stands for every value that no other theme has (THM-1). */
  readonly query: string;
  /** That of its tokens. Styles that differ by day and night ask for it (`inScheme`), not for the name of a theme. */
  readonly scheme: ColorScheme;
}

/** The themes in the order in which a switch goes through them. */
export const themeEntries = {
  default: { title: { 'zh-CN': '典雅', en: 'Classic' }, icon: SunIcon, query: '1', scheme: 'light' },
  space: { title: { 'zh-CN': '太空', en: 'Space' }, icon: PlanetIcon, query: '*', scheme: 'dark' },
} as const satisfies Readonly<Record<string, ThemeEntry>>;

/** The name of a theme: the value of `data-theme`, of the cookie and of local storage. */
export type ThemeName = keyof typeof themeEntries;

/** Every theme's name, in the order of `themeEntries`. */
export const themeNames = /* @__PURE__ */ Object.keys(themeEntries) as readonly ThemeName[];

/** The theme of visitors without a choice, and of an unknown stored name (THM-2). */
export const defaultThemeName: ThemeName = 'default';

/** The tokens of each theme. */
export const themes: Readonly<Record<ThemeName, Theme>> = { default: defaultTheme, space: spaceTheme };

/** Scene palette of each theme. */
export const scenePalettes: Readonly<Record<ThemeName, ScenePalette>> = {
  default: defaultScene,
  space: spaceScene,
};

/** Additional colours of each theme for the slot game page. */
export const gamePalettes: Readonly<Record<ThemeName, GamePalette>> = {
  default: defaultGame,
  space: spaceGame,
};

/**
 * A selector for a rule of a styled component: matches inside a region with this theme, but not inside a region with
 * another theme that is nested in it, such as a preview.
 */
export const inTheme = (theme: ThemeName): string =>
  themeNames
    .filter((other) => other !== theme)
    .reduce(
      (selector, other) => `${selector}:not([data-theme='${theme}'] [data-theme='${other}'] *)`,
      `[data-theme='${theme}'] &`,
    );

/**
 * A selector for a rule of a styled component: matches inside a region whose theme is of this scheme, so that a new theme
 * needs no rule of its own. Use it for what has no token.
 *
 * @example
 * css`${inScheme('dark')} { opacity: 0.5; }`
 */
export const inScheme = (scheme: ColorScheme): string => {
  const selectors = themeNames.filter((name) => themeEntries[name].scheme === scheme).map(inTheme);
  return selectors.length > 0 ? selectors.join(', ') : '&:not(*)';
};

/** The themes other than the default one, whose styles come on top of it. */
export const otherThemeNames = (): ThemeName[] => themeNames.filter((name) => name !== defaultThemeName);
