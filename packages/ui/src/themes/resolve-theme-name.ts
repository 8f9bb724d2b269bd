import { defaultThemeName, type ThemeName, themeEntries, themeNames } from './registry';

/** Whether the text names a theme. */
export const isThemeName = (text: unknown): text is ThemeName => themeNames.includes(text as ThemeName);

/** The theme among those offered whose entry has this query value. */
export const themeOfQuery = (
  value: string,
  offered: readonly ThemeName[] = themeNames,
): ThemeName | undefined => offered.find((name) => themeEntries[name].query === value);

/** The theme for an unknown stored name: the default one, or the brand's where it does not offer that (THM-2). */
export const themeOfUnknownName = (fallback: ThemeName, offered: readonly ThemeName[]): ThemeName =>
  offered.includes(defaultThemeName) ? defaultThemeName : fallback;

/**
 * The theme to show.
 *
 * @param queryValue - the address's `theme` value; `null` or `undefined` when the address has none.
 * @param stored - what the cookie (or else local storage) holds under `theme`.
 * @param fallback - the brand's theme, for a visitor without a choice.
 * @param offered - the themes that the brand offers; all themes when left out. No other theme is returned.
 *
 * Requirements THM-1 (1 means default, anything else means space), THM-2.
 */
export const resolveThemeName = (
  queryValue: string | null | undefined,
  stored: string | null | undefined,
  fallback: ThemeName = defaultThemeName,
  offered: readonly ThemeName[] = themeNames,
): ThemeName => {
  if (queryValue != null) {
    return (
      themeOfQuery(queryValue, offered) ?? themeOfQuery('*', offered) ?? themeOfUnknownName(fallback, offered)
    );
  }
  if (!stored) return fallback;
  return offered.find((name) => name === stored) ?? themeOfUnknownName(fallback, offered);
};
