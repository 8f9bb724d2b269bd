import { styled } from 'styled-components';
import { token } from '../themes/tokens';

/** `md` is 40 px high, `lg` 48 px. */
export type ControlSize = 'md' | 'lg';

/** The box of every single-line control: height, border and focus ring. */
export const ControlFrame = styled.span<{ $size: ControlSize }>`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  width: 100%;
  min-width: 0;
  height: ${({ $size }) => ($size === 'lg' ? token.control.lg : token.control.md)};
  padding: 0 ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-size: ${({ $size }) => ($size === 'lg' ? token.text.lg : token.text.md)};
  transition: ${token.motion.fast} ${token.motion.out};
  transition-property: border-color, box-shadow, background-color;
  --ring: ${token.color.focus};

  &:hover {
    border-color: ${token.color.inkMuted};
  }
  &:has(> [aria-invalid='true']) {
    --ring: ${token.color.danger};
    border-color: var(--ring);
  }
  &:focus-within {
    border-color: var(--ring);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--ring) 22%, transparent);
  }
  &:has(> :is([readonly], :disabled)) {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
  }
  &:has(> :disabled),
  &:has(> :disabled) * {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
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
  text-overflow: ellipsis;
`;

/** A currency sign, an icon or a unit before or after the text. */
export const ControlSlot = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${token.color.inkMuted};
  white-space: nowrap;
`;

/** A small button inside a control. Its hit area is 32 × 40 px although it looks like an icon. */
export const ControlAction = styled.button.attrs({ type: 'button' })`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 40px;
  margin-inline-end: -8px;
  border-radius: ${token.radius.sm};
  color: ${token.color.inkMuted};
  outline-offset: -2px;
  transition: color ${token.motion.fast} ${token.motion.out};

  & + & {
    margin-inline-start: -4px;
  }
  &:hover {
    color: ${token.color.ink};
  }
`;
