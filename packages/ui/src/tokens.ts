/** The tokens as data, for design tools and documentation. Components use `token` of `@pavilion/ui`. */
export { type ContrastLevel, contrastLevel } from './themes/contrast';
export { type ColorRole, type ContrastRule, contrastOf, contrastRules } from './themes/contrast-rules';
export { brandedTheme, type DesignToken, type DesignTokens, designTokens } from './themes/design-tokens';
