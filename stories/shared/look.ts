import { type Theme, type ThemeName, themes } from '@pavilion/ui';
import { brands } from '../.storybook/brands';

/** The values that a theme has under a brand, as the toolbar has them. */
export const lookOf = (name: ThemeName, brand: string): Theme => {
  const theme = themes[name];
  const { color, gradient, shadow, radius } = brands[brand]?.look?.tokens[name] ?? {};
  return {
    ...theme,
    color: { ...theme.color, ...color },
    gradient: { ...theme.gradient, ...gradient },
    shadow: { ...theme.shadow, ...shadow },
    radius: { ...theme.radius, ...radius },
  };
};
