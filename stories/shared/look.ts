import type { Theme, ThemeName } from '@pavilion/ui';
import { brandedTheme } from '@pavilion/ui/tokens';
import { brands } from '../.storybook/brands';

/** The tokens of a theme, with the overrides of a brand. */
export const lookOf = (name: ThemeName, brand: string): Theme => brandedTheme(name, brands[brand]?.look);
