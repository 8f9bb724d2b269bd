import { css } from 'styled-components';

/**
 * For figures with signs, points or units among them: they keep their order where writing runs from the right, and
 * stand on the side where words would. Chromium knows the last by its prefix only.
 */
export const leftToRight = css`
  direction: ltr;
  unicode-bidi: isolate;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;
