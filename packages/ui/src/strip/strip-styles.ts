import { css } from 'styled-components';
import { token } from '../themes/tokens';

/**
 * A row that scrolls sideways where it has too little room, and fades at the sides where it continues. `useStrip` marks these
 * sides.
 */
export const fadingStrip = css`
  min-width: 0;
  position: relative;
  overflow-x: auto;
  scroll-padding-inline: ${token.space[8]};
  scrollbar-width: none;

  &[data-more] {
    mask-image: linear-gradient(
      var(--strip-way, 90deg),
      var(--strip-start, #000),
      #000 ${token.space[8]} calc(100% - ${token.space[8]}),
      var(--strip-end, #000)
    );
  }
  &[data-more~='start'] {
    --strip-start: transparent;
  }
  &[data-more~='end'] {
    --strip-end: transparent;
  }
  &:dir(rtl) {
    --strip-way: 270deg;
  }
`;
