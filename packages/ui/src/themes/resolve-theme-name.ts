import type { ThemeName } from './theme';
import { themeNames } from './themes';

/** Whether the text names a theme. */
export const isThemeName = (text: unknown): text is ThemeName => themeNames.includes(text as ThemeName);

/**
 * The theme to show.
 *
 * @param queryValue - the address's `theme` value; `null` or `undefined` when the address has none.
 * @param stored - what the cookie (or else local storage) holds under `theme`.
 * @param fallback - the brand's theme, for a visitor who has chosen none.
 *
 * Source: "the specification", section 1: 1 means default, anything else means space; the default is `default`.
 */
export const resolveThemeName = (
  queryValue: string | null | undefined,
  stored: string | null | undefined,
  fallback: ThemeName = 'default',
): ThemeName => {
  if (queryValue != null) return queryValue === '1' ? 'default' : 'space';
  if (!stored) return fallback;
  return isThemeName(stored) ? stored : 'default';
};
