import { breakpoint, token } from '@pavilion/ui';
import { css, styled } from 'styled-components';

export const Close = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.full};
  background: ${token.color.raised};
  color: ${token.color.ink};
  @media (pointer: coarse) { &::after { content: ''; position: absolute; inset: -6px; } }
  &:hover { color: ${token.color.accentText}; }
`;

/** The scroll padding keeps a focused element from being covered. */
const overPage = css`
  position: fixed;
  bottom: calc(var(--pv-tab-bar, 0px) + ${token.space[4]});
  left: calc((100% - var(--pv-dock, 0px)) / 2);
  z-index: ${token.z.sticky};
  width: min(820px, calc(100vw - var(--pv-dock, 0px) - 2 * ${token.space[4]}));
  transform: translateX(-50%);
  > article { box-shadow: ${token.shadow[3]}; }
  html:has(&) { scroll-padding-bottom: 160px; }
`;

const belowPage = css`
  width: min(${token.layout.content}, 100% - 2 * ${token.layout.gutter});
  margin: 0 auto ${token.space[8]};
`;

/** A card in few lines: fixed at the bottom, or below the content of the page, where it covers nothing. */
export const Dock = styled.div<{ $isOverPage: boolean }>`
  ${({ $isOverPage }) => ($isOverPage ? overPage : belowPage)}
  > article {
    min-height: 72px;
    /* Without the introduction: the line with the conditions is enough here, and the wallet has both. */
    p:first-of-type:not(:last-of-type) { display: none; }
  }
  /* The button to close a card is in its top right corner; the content ends before it. */
  > article:has(> ${Close}) { padding-inline-end: 56px; }
  > article > ${Close} {
    position: absolute;
    top: ${token.space[3]};
    right: ${token.space[3]};
  }
  @media (max-width: ${breakpoint.phone}px) {
    > article { gap: ${token.space[2]} ${token.space[3]}; }
    > article:has(> ${Close}) { padding-inline-end: ${token.space[4]}; }
    /* Only the first line has the button beside it. */
    > article > div:nth-of-type(2) { flex-basis: calc(100% - ${token.space[8]}); margin-inline-end: ${token.space[8]}; }
    > article > div:nth-of-type(3) { display: flex; align-items: baseline; gap: ${token.space[2]}; margin-inline-end: auto; }
  }
`;

/** Where the page leaves no gutter that is wide enough for the icon. */
export const withoutGutter = '@media (max-width: 1400px)';

/** Fixed in the gutter next to the content; below the page where there is no gutter, since it would cover content. */
export const Rail = styled.div`
  position: fixed;
  right: calc(var(--pv-dock, 0px) + max(${token.space[1]}, (100vw - var(--pv-dock, 0px) - ${token.layout.content}) / 2 - 88px));
  bottom: 136px;
  z-index: ${token.z.sticky};
  ${withoutGutter} {
    position: relative;
    right: auto;
    bottom: auto;
    width: fit-content;
    margin: 0 auto ${token.space[6]};
  }
`;
