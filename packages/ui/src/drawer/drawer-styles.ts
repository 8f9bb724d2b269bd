import { css, keyframes, styled } from 'styled-components';
import { DialogLayer } from '../modal/dialog-layer';
import { token } from '../themes/tokens';

/** `start` and `end` follow the direction of the text. */
export type DrawerSide = 'start' | 'end' | 'top' | 'bottom';

const slideIn = keyframes`from { transform: translate(var(--from-x, 0), var(--from-y, 0)); }`;
const slideOut = keyframes`to { transform: translate(var(--from-x, 0), var(--from-y, 0)); }`;

export const DrawerOverlay = styled(DialogLayer)`
  overflow: hidden;
`;

const vertical = css`
  inset-block: 0;
  width: var(--drawer-size, 400px);
  max-width: calc(100vw - ${token.space[10]});
`;
const horizontal = css`
  inset-inline: 0;
  height: var(--drawer-size, auto);
  max-height: calc(100dvh - ${token.space[10]});
`;

const sides: Readonly<Record<DrawerSide, ReturnType<typeof css>>> = {
  start: css`
    ${vertical}
    --from-x: -100%;
    inset-inline-start: 0;
    border-start-end-radius: ${token.radius.xl};
    border-end-end-radius: ${token.radius.xl};
    [dir='rtl'] & { --from-x: 100%; }
  `,
  end: css`
    ${vertical}
    --from-x: 100%;
    inset-inline-end: 0;
    border-start-start-radius: ${token.radius.xl};
    border-end-start-radius: ${token.radius.xl};
    [dir='rtl'] & { --from-x: -100%; }
  `,
  top: css`
    ${horizontal}
    --from-y: -100%;
    top: 0;
    border-end-start-radius: ${token.radius.xl};
    border-end-end-radius: ${token.radius.xl};
  `,
  bottom: css`
    ${horizontal}
    --from-y: 100%;
    bottom: 0;
    padding-bottom: env(safe-area-inset-bottom);
    border-start-start-radius: ${token.radius.xl};
    border-start-end-radius: ${token.radius.xl};
  `,
};

export const Panel = styled.div<{ $side: DrawerSide }>`
  position: absolute;
  display: flex;
  flex-direction: column;
  ${({ $side }) => sides[$side]}
  overflow: hidden;
  outline: 0;
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow[4]};
  animation: ${slideIn} ${token.motion.slow} ${token.motion.out};

  /* Overrides the background that GlobalStyle gives to a region with its own theme. */
  &[data-theme] { background: ${token.color.raised}; }

  [data-leaving] > & {
    animation: ${slideOut} var(--modal-leave) ${token.motion.inOut} forwards;
  }
`;

export const Header = styled.div`
  flex: none;
  padding-block: ${token.space[6]} ${token.space[4]};
  padding-inline: ${token.space[6]} ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};

  h2 {
    font-size: ${token.text.xl};
  }
  p {
    margin-top: ${token.space[1]};
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
  }
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${token.space[5]} ${token.space[6]};
  overflow-y: auto;
  overflow-wrap: anywhere;
  overscroll-behavior: contain;
  outline-offset: -2px;
  scrollbar-width: thin;
`;

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[3]};
  padding: ${token.space[4]} ${token.space[6]};
  border-top: 1px solid ${token.color.line};
`;

export const CloseButton = styled.button.attrs({ type: 'button' })`
  position: absolute;
  top: ${token.space[5]};
  /* Above what is sticky in a body without header. */
  z-index: ${token.z.raised};
  inset-inline-end: ${token.space[5]};
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.full};
  color: ${token.color.inkMuted};
  transition:
    color ${token.motion.fast} ${token.motion.out},
    background-color ${token.motion.fast} ${token.motion.out};

  &:hover {
    background: ${token.color.sunken};
    color: ${token.color.ink};
  }
`;
