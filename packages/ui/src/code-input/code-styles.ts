import { styled } from 'styled-components';
import { token } from '../themes/tokens';

export const Boxes = styled.span`
  display: flex;
  gap: ${token.space[2]};
`;

export const Box = styled.span`
  display: grid;
  place-items: center;
  flex: 0 1 44px;
  width: 44px;
  min-width: 0;
  height: ${token.control.lg};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-family: ${token.font.number};
  font-size: ${token.text.xl};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.bold};
  transition:
    border-color ${token.motion.fast} ${token.motion.out},
    box-shadow ${token.motion.fast} ${token.motion.out};

  *:hover > span > &:not([data-invalid], [data-disabled], [data-current]) { border-color: ${token.color.inkMuted}; }
  &[data-invalid] { border-color: ${token.color.danger}; }
  &[data-disabled] {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
    color: ${token.color.inkFaint};
  }
  &[data-current] {
    border-color: ${token.color.focus};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${token.color.focus} 22%, transparent);
  }
`;

/** The transparent field covers its boxes and receives all input. A font size of 16 px keeps iOS from zooming. */
export const Layer = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: transparent;
  caret-color: transparent;
  font-size: 16px;
  opacity: 0.01;

  &:disabled { cursor: not-allowed; }
`;
