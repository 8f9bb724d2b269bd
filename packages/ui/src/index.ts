export { type BrandOverrides, brandCss } from './themes/brand-css';
export { GlobalStyle } from './themes/global-style';
export { isThemeName, resolveThemeName } from './themes/resolve-theme-name';
export { breakpoint } from './themes/scales';
export type { Theme, ThemeColors, ThemeName } from './themes/theme';
export { themeCss } from './themes/theme-css';
export { themeScript } from './themes/theme-script';
export { themes } from './themes/themes';
export { token } from './themes/tokens';
