import { css, styled } from 'styled-components';
import { token } from '../themes/tokens';
import { DialogLayer } from './dialog-layer';
import { animations } from './modal-animations';
import { antiFraudSize, type ModalAnimation, type ModalDirection, type ModalVariant } from './modal-options';

const directions: Readonly<Record<ModalDirection, ReturnType<typeof css>>> = {
  top: css`
    align-items: flex-start;
    padding-top: max(${token.space[6]}, 14vh);
  `,
  center: css`
    align-items: center;
  `,
  scroll: css`
    align-items: flex-start;
    overflow-y: auto;
    padding-block: max(${token.space[4]}, 7vh);
  `,
};

/** Places the panel in the window. */
export const ModalOverlay = styled(DialogLayer)<{ $direction: ModalDirection }>`
  display: flex;
  justify-content: center;
  padding: ${token.space[6]} ${token.space[4]};
  ${({ $direction }) => directions[$direction]}
`;

const widths: Readonly<Record<ModalVariant, string>> = {
  plain: '480px',
  alert: '400px',
  info: '400px',
  confirm: '400px',
  antiFraud: `${antiFraudSize.width}px`,
};

const antiFraudHeight = css`
  height: 400px;
  @media (max-height: ${antiFraudSize.autoHeightBelow - 0.02}px) { height: auto; }
`;

interface PanelStyleProps {
  $variant: ModalVariant;
  $direction: ModalDirection;
  $enter: ModalAnimation;
  $leave: ModalAnimation;
}

export const Panel = styled.div<PanelStyleProps>`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: none;
  width: ${({ $variant }) => widths[$variant]};
  max-width: 100%;
  max-height: ${({ $direction }) => ($direction === 'scroll' ? 'none' : '100%')};
  ${({ $variant }) => $variant === 'antiFraud' && antiFraudHeight}
  overflow: hidden;
  color: ${token.color.ink};
  background: ${token.color.raised};
  border-radius: ${token.radius.xl};
  box-shadow: ${token.shadow[4]};
  outline: none;
  ${({ $enter }) =>
    animations[$enter] &&
    css`animation: ${animations[$enter].enter} ${token.motion.slow} ${token.motion.out};`}

  [data-leaving] > & {
    ${({ $leave }) =>
      animations[$leave] &&
      css`animation: ${animations[$leave].leave} var(--modal-leave) ${token.motion.inOut} forwards;`}
  }

  /* A hairline 5px inside the panel's edge. */
  &::before {
    content: '';
    position: absolute;
    inset: 5px;
    z-index: 1;
    border: 1px solid ${token.color.hairline};
    border-radius: calc(${token.radius.xl} - 4px);
    opacity: 0.6;
    pointer-events: none;
  }
  /* A highlight along the top edge. */
  &::after {
    content: '';
    position: absolute;
    inset: 0 12% auto;
    height: 2px;
    background: ${token.gradient.edge};
    pointer-events: none;
  }
  &:focus-visible { box-shadow: ${token.shadow[4]}, 0 0 0 2px ${token.color.focus}; }
`;

export const Header = styled.div<{ $isCentered: boolean; $isFestive: boolean }>`
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: ${({ $isCentered }) => ($isCentered ? 'center' : 'flex-start')};
  gap: ${token.space[3]};
  padding-block: ${token.space[8]} ${({ $isFestive }) => ($isFestive ? token.space[5] : token.space[2])};
  padding-inline: ${({ $isCentered }) => ($isCentered ? token.space[12] : token.space[8])} ${token.space[12]};
  ${({ $isFestive }) =>
    $isFestive &&
    `
      margin-bottom: ${token.space[5]};
      background: ${token.gradient.hero};
      border-bottom: 1px solid ${token.color.hairline};
      font-family: ${token.font.serif};
    `}

  & h2 {
    font-size: ${token.text.xl};
    font-weight: ${token.weight.bold};
    line-height: ${token.leading.snug};
    letter-spacing: 0.02em;
    text-wrap: balance;
  }
`;

export const CloseButton = styled.button`
  position: absolute;
  top: ${token.space[4]};
  inset-inline-end: ${token.space[4]};
  z-index: 2;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  color: ${token.color.inkMuted};
  border-radius: ${token.radius.full};
  transition: color ${token.motion.fast} ${token.motion.out}, background-color ${token.motion.fast} ${token.motion.out};

  &:hover { color: ${token.color.ink}; background: ${token.color.sunken}; }
  &[aria-disabled='true'] { opacity: 0.4; }
`;

export const Body = styled.div<{ $scrolls: boolean; $isCentered: boolean; $isHeaderless: boolean }>`
  flex: 1 1 auto;
  min-height: 0;
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  padding: ${({ $isHeaderless }) => ($isHeaderless ? token.space[8] : token.space[2])} ${token.space[8]} ${token.space[2]};
  overflow-y: ${({ $scrolls }) => ($scrolls ? 'auto' : 'visible')};
  /* Keeps the scroll bar inside the inner line of the panel. */
  margin-inline-end: 6px;
  padding-inline-end: calc(${token.space[8]} - 6px);
  scrollbar-width: thin;
  outline-offset: -2px;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  ${({ $isCentered }) => $isCentered && 'text-align: center;'}
`;

export const Message = styled.div`
  color: ${token.color.inkMuted};
  font-size: ${token.text.md};
  line-height: ${token.leading.loose};
  text-wrap: pretty;
  white-space: pre-line;
`;

/** The text of an anti-fraud dialog, larger than a message. */
export const Warning = styled(Message)`
  margin-block: auto;
  padding: ${token.space[4]} ${token.space[5]};
  color: ${token.color.ink};
  font-size: ${token.text.lg};
  line-height: ${token.leading.text};
  text-align: start;
  /* A paragraph. Where breaks are allowed anywhere, a comma may begin a line. */
  line-break: strict;
  overflow-wrap: break-word;
  background: ${token.color.sunken};
  border-inline-start: 3px solid ${token.color.danger};
  border-radius: ${token.radius.sm};
  strong { color: ${token.color.danger}; font-weight: ${token.weight.bold}; }
`;

export const ErrorMessage = styled.p`
  padding: ${token.space[2]} ${token.space[3]};
  color: ${token.color.danger};
  font-size: ${token.text.sm};
  background: ${token.color.dangerSoft};
  border-radius: ${token.radius.sm};
`;

export const ButtonRow = styled.div`
  flex: none;
  display: flex;
  gap: ${token.space[3]};
  padding: ${token.space[5]} ${token.space[8]} ${token.space[8]};

  & > * { flex: 1 1 0; min-width: 0; }
`;

export const BottomSpace = styled.div`
  flex: none;
  height: ${token.space[6]};
`;
