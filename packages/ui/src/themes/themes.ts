import { defaultTheme } from './default-theme';
import { spaceTheme } from './space-theme';
import type { Theme, ThemeName } from './theme';

/**
 * The two themes.
 *
 * Source: "the specification", section 1.
 */
export const themes: Readonly<Record<ThemeName, Theme>> = { default: defaultTheme, space: spaceTheme };

export const themeNames: readonly ThemeName[] = ['default', 'space'];
