import { css, styled } from 'styled-components';
import { token } from '../themes/tokens';

/** `md` is 40 px high, `lg` 48 px. */
export type ControlSize = 'md' | 'lg';

export const controlStates = css`
  transition:
    border-color ${token.motion.fast} ${token.motion.out},
    box-shadow ${token.motion.fast} ${token.motion.out},
    background-color ${token.motion.fast} ${token.motion.out};

  &:hover {
    border-color: ${token.color.inkMuted};
  }
  &:focus-within {
    border-color: ${token.color.focus};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${token.color.focus} 22%, transparent);
  }
  &[data-invalid] {
    border-color: ${token.color.danger};
  }
  &[data-invalid]:focus-within {
    box-shadow: 0 0 0 3px color-mix(in srgb, ${token.color.danger} 22%, transparent);
  }
  &[data-readonly] {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
  }
  &[data-disabled] {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
`;

/** The box that every single-line control sits in: one height, one edge, one ring. */
export const ControlFrame = styled.span<{ $size: ControlSize }>`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  width: 100%;
  min-width: 0;
  height: ${({ $size }) => token.control[$size]};
  padding: 0 ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-size: ${({ $size }) => ($size === 'lg' ? token.text.lg : token.text.md)};
  ${controlStates}
`;

/** The input itself, without a box of its own. */
export const BareInput = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${token.color.inkFaint};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
  &::-ms-reveal,
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: ${token.color.ink};
    transition: background-color 9999s;
  }
`;

/** What stands before or after the text: a currency sign, an icon, a unit. */
export const ControlSlot = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${token.color.inkMuted};
  white-space: nowrap;
`;

/** A small button inside a control. Its hit area is 32 px although it looks like an icon. */
export const ControlAction = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  margin-inline-end: -8px;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.inkMuted};
  cursor: pointer;
  transition: color ${token.motion.fast} ${token.motion.out};

  & + & {
    margin-inline-start: -4px;
  }
  &:hover {
    color: ${token.color.ink};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;
