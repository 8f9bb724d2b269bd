import { defaultThemeName, type ThemeName, themeEntries, themeNames } from './registry';

/** Whether the text names a theme. */
export const isThemeName = (text: unknown): text is ThemeName => themeNames.includes(text as ThemeName);

/** The theme whose entry has this query value. */
export const themeOfQuery = (value: string): ThemeName | undefined =>
  themeNames.find((name) => themeEntries[name].query === value);

/**
 * The theme to show.
 *
 * @param queryValue - the address's `theme` value; `null` or `undefined` when the address has none.
 * @param stored - what the cookie (or else local storage) holds under `theme`.
 * @param fallback - the brand's theme, for a visitor without a choice.
 *
 * Source: THM-1 (1 means default, anything else means space), THM-2.
 */
export const resolveThemeName = (
  queryValue: string | null | undefined,
  stored: string | null | undefined,
  fallback: ThemeName = defaultThemeName,
): ThemeName => {
  if (queryValue != null) return themeOfQuery(queryValue) ?? themeOfQuery('*') ?? defaultThemeName;
  if (!stored) return fallback;
  return isThemeName(stored) ? stored : defaultThemeName;
};
