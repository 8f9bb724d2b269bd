import { createGlobalStyle } from 'styled-components';
import { scrollLockCss } from '../modal/scroll-lock';
import { latinMarksCss } from './font-faces';
import { themeCss } from './theme-css';
import { token } from './tokens';

/**
 * All themes, a small reset and the base type. Render it once, at the root.
 *
 * `.pv-num` gives tabular figures; for every amount. `.pv-sr-only` is for screen readers alone.
 */
export const GlobalStyle = createGlobalStyle`
  ${themeCss()}
  ${scrollLockCss}

  ${latinMarksCss}
  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-gutter: stable;
    min-height: 100%;
    -webkit-tap-highlight-color: transparent;
  }

  html, [data-theme] {
    color: ${token.color.ink};
    scrollbar-color: ${token.color.lineStrong} transparent;
  }

  /* The root has no background, so the window takes the body's. */
  body, [data-theme]:where(:not(html)) { background-color: ${token.color.ground}; }

  /* A separate layer, so that changes above it do not repaint its gradients. It fades towards the place of the scroll
     bar, which has the body's colour. Only the last background layer may have a colour. */
  body::before {
    content: '';
    position: fixed;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(270deg, ${token.color.ground}, transparent 160px),
      ${token.gradient.page} ${token.color.ground};
    will-change: transform;
    pointer-events: none;
  }

  body::after {
    content: '';
    position: fixed;
    inset: -120px;
    z-index: -1;
    background: ${token.effect.sky};
    animation: ${token.effect.skyMotion};
    pointer-events: none;
  }
  @keyframes pv-drift { to { transform: translate(-96px, -72px); } }

  body {
    margin: 0;
    min-height: 100vh;
    font-family: ${token.font.sans};
    font-size: ${token.text.md};
    line-height: ${token.leading.text};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }

  h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol { margin: 0; }
  /* No last line of one word. */
  p { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: ${token.weight.bold}; line-height: ${token.leading.snug}; }
  a { color: inherit; text-decoration: none; }
  img, svg, video, canvas { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; }
  button:disabled, [aria-disabled='true'] { cursor: not-allowed; }
  table { border-collapse: collapse; border-spacing: 0; }
  fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
  [hidden] { display: none !important; }

  ::selection { background: ${token.color.selection}; color: ${token.color.ink}; }
  /* Apart: a browser drops a list of selectors of which it does not know one. */
  ::-ms-reveal { display: none; }
  ::-webkit-search-cancel-button { display: none; }
  :-webkit-autofill { -webkit-text-fill-color: ${token.color.ink}; transition: background-color 9999s; }
  ::placeholder { color: ${token.color.inkFaint}; opacity: 1; }

  :where(:focus) { outline: none; }
  :where(:focus-visible) { outline: 2px solid ${token.color.focus}; outline-offset: 2px; }
  :where(a:focus-visible) { border-radius: ${token.radius.sm}; }

  .pv-num { font-family: ${token.font.number}; font-variant-numeric: tabular-nums; font-feature-settings: 'tnum'; }

  .pv-sr-only {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }

  /* No animation at all: even a short one shows changes a frame late. */
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
