import { breakpoint, token } from '@pavilion/ui';
import { css } from 'styled-components';

/**
 * On phones a grid is one or two rows that scroll sideways, to the edges of the window; its links scroll it for keyboards.
 *
 * @param rows of cards, which fill it column by column
 * @param column the width of a card
 */
export const phoneRail = (rows: 1 | 2, column: string) => css`
  @media (max-width: ${breakpoint.phone}px) {
    && { grid: repeat(${rows}, auto) / auto-flow ${column}; }
    gap: ${token.space[3]};
    margin: -6px calc(-1 * var(--page-gutter, ${token.layout.gutter}));
    padding: 6px var(--page-gutter, ${token.layout.gutter});
    position: relative;
    overflow-x: auto;
    scroll-padding-inline: var(--page-gutter, ${token.layout.gutter});
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    > li { min-width: 0; scroll-snap-align: start; }
  }
`;
