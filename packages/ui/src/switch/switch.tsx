'use client';
import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { useFieldControl } from '../field/field-context';
import { token } from '../themes/tokens';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  /** Called with the new state. */
  readonly onCheckedChange?: (checked: boolean) => void;
  /** The change is pending: the switch ignores clicks. */
  readonly loading?: boolean;
}

const turn = keyframes`to { rotate: 1turn; }`;

const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[2]};
  min-height: 24px;
  line-height: 24px;
  color: ${token.color.ink};
  cursor: pointer;

  /* A larger hit area for fingers, in the same layout. */
  @media (pointer: coarse) {
    padding-block: ${token.space[2]};
    margin-block: calc(-1 * ${token.space[2]});
  }
  &:has(:disabled) {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
`;

const Track = styled.input`
  position: relative;
  flex: none;
  appearance: none;
  width: 44px;
  height: 24px;
  margin: 0;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.full};
  background: ${token.color.sunken};
  cursor: inherit;
  transition:
    background-color ${token.motion.base} ${token.motion.out},
    border-color ${token.motion.base} ${token.motion.out};

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    inset-inline-start: 3px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: ${token.color.lineStrong};
    transition:
      transform ${token.motion.base} ${token.motion.out},
      background-color ${token.motion.base} ${token.motion.out};
  }
  &:checked {
    border-color: ${token.color.selected};
    background: ${token.color.selected};
  }
  &:checked::after {
    background: ${token.color.onSelected};
    transform: translateX(20px);
  }
  &:checked:dir(rtl)::after {
    transform: translateX(-20px);
  }
  &:hover:enabled {
    border-color: ${token.color.accentText};
  }
  &:checked:hover:enabled {
    background: ${token.color.accentText};
  }
  &:active:enabled {
    background: ${token.color.accentSoft};
  }
  &:checked:active:enabled {
    background: ${token.color.accentText};
  }
  /* The knob rotates while the change is pending. */
  &[aria-busy]::after {
    border: 2px solid ${token.color.lineStrong};
    border-top-color: transparent;
    background: none;
    animation: ${turn} 800ms linear infinite;
  }
  &[aria-busy]:checked::after {
    border-color: ${token.color.onAccent};
    border-top-color: transparent;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:disabled {
    opacity: 0.55;
  }
`;

/** A switch with immediate effect. `className` and `style` go to the label around it; the rest to the input. */
export const Switch = ({
  children,
  onCheckedChange,
  onChange,
  loading = false,
  disabled,
  className,
  style,
  ...rest
}: SwitchProps) => {
  const wiring = useFieldControl({ ...rest, disabled });
  return (
    <Root className={className} style={style}>
      <Track
        {...rest}
        {...wiring}
        type="checkbox"
        role="switch"
        disabled={wiring.disabled || loading}
        aria-busy={loading || undefined}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      {children && <span>{children}</span>}
    </Root>
  );
};
