import { styled } from 'styled-components';
import { token } from '../themes/tokens';

export const Head = styled.div<{ $centered: boolean; $festive: boolean }>`
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: ${({ $centered }) => ($centered ? 'center' : 'flex-start')};
  gap: ${token.space[3]};
  padding-block: ${token.space[8]} ${({ $festive }) => ($festive ? token.space[5] : token.space[2])};
  padding-inline: ${({ $centered }) => ($centered ? token.space[12] : token.space[8])} ${token.space[12]};
  ${({ $festive }) =>
    $festive &&
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

export const Body = styled.div<{ $scrolls: boolean; $centered: boolean; $headless: boolean }>`
  flex: 1 1 auto;
  min-height: 0;
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  padding: ${({ $headless }) => ($headless ? token.space[8] : token.space[2])} ${token.space[8]} ${token.space[2]};
  overflow-y: ${({ $scrolls }) => ($scrolls ? 'auto' : 'visible')};
  /* The scroll bar stays within the inner line of the panel. */
  margin-inline-end: 6px;
  padding-inline-end: calc(${token.space[8]} - 6px);
  scrollbar-width: thin;
  outline-offset: -2px;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  ${({ $centered }) => $centered && 'text-align: center;'}
`;

export const Message = styled.div`
  color: ${token.color.inkMuted};
  font-size: ${token.text.md};
  line-height: ${token.leading.loose};
  white-space: pre-line;
`;

/** The warning is what the dialog is for, so it is written larger than a message. */
export const Warning = styled(Message)`
  margin-block: auto;
  padding: ${token.space[4]} ${token.space[5]};
  color: ${token.color.ink};
  font-size: ${token.text.lg};
  text-align: start;
  background: ${token.color.warningSoft};
  border-inline-start: 3px solid ${token.color.warning};
  border-radius: ${token.radius.sm};
`;

export const Failure = styled.p`
  padding: ${token.space[2]} ${token.space[3]};
  color: ${token.color.danger};
  font-size: ${token.text.sm};
  background: ${token.color.dangerSoft};
  border-radius: ${token.radius.sm};
`;

export const Foot = styled.div`
  flex: none;
  display: flex;
  gap: ${token.space[3]};
  padding: ${token.space[5]} ${token.space[8]} ${token.space[8]};

  & > * { flex: 1 1 0; min-width: 0; }
`;

export const FootSpace = styled.div`
  flex: none;
  height: ${token.space[6]};
`;
