import { brandTokens, type Theme, type ThemeName, themes } from '@pavilion/ui';
import { brands } from '../.storybook/brands';

/** The tokens of a theme, with the overrides of a brand. */
export const lookOf = (name: ThemeName, brand: string): Theme => {
  const theme = themes[name];
  const look = brands[brand]?.look;
  const { color, gradient, shadow, radius } = (look && brandTokens(look)[name]) ?? {};
  return {
    ...theme,
    color: { ...theme.color, ...color },
    gradient: { ...theme.gradient, ...gradient },
    shadow: { ...theme.shadow, ...shadow },
    radius: { ...theme.radius, ...radius },
  };
};
