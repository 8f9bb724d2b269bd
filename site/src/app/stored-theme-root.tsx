import { type ThemeName, UiRoot } from '@pavilion/ui';
import type { ComponentProps } from 'react';
import { type Brand, offeredThemes } from '../brands';
import { useStoredTheme } from './effects/use-stored-preferences';

interface StoredThemeRootProps extends Omit<ComponentProps<typeof UiRoot>, 'theme' | 'brand'> {
  /** As the server rendered the page. */
  readonly initial: ThemeName;
  readonly brand: Brand;
  readonly onThemeChange: (theme: ThemeName) => void;
}

/**
 * The root of the kit with the stored theme. It holds the theme, so that one that another tab has chosen renders none of its
 * children again (THM-3).
 */
export const StoredThemeRoot = ({ initial, ...rest }: StoredThemeRootProps) => {
  const { brand, onThemeChange } = rest;
  const theme = useStoredTheme(initial, offeredThemes(brand), brand.defaultTheme, onThemeChange);
  return <UiRoot {...rest} theme={theme} />;
};
