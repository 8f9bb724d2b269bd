import { type Theme, type ThemeName, themes } from '@pavilion/ui';
import { brands } from '../.storybook/brands';

/** A theme with the tokens that a brand of the toolbar changes. */
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
