import { token } from '@pavilion/ui';
import { css, styled } from 'styled-components';

/** A borderless button for an icon, or an icon with a short text. */
export const quiet = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]};
  min-width: ${token.control.sm};
  height: ${token.control.sm};
  padding-inline: 6px;
  border-radius: ${token.radius.md};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  white-space: nowrap;
  transition: color ${token.motion.fast} ${token.motion.out}, background-color ${token.motion.fast} ${token.motion.out};
  &:hover { color: ${token.color.accentText}; background: ${token.color.accentSoft}; }
`;

export const IconButton = styled.button.attrs({ type: 'button' })`
  ${quiet}
`;
