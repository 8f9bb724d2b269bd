import { type References, references, type SharedTokens, type ThemeTokens } from './css-variables';

/**
 * References to the CSS variables that carry the theme: `token.color.accent` is `var(--pv-color-accent)`.
 *
 * Components style themselves with these and never read a theme object, so a switch of themes repaints the page
 * and renders nothing.
 *
 * @example
 * const Panel = styled.div`
 *   padding: ${token.space[4]};
 *   background: ${token.color.surface};
 * `;
 */
export const token: References<ThemeTokens & SharedTokens> = /* @__PURE__ */ references();
