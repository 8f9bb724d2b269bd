'use client';
import { type ComponentProps, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../field/field-context';
import { useMergedRef } from '../hooks/use-merged-ref';
import { token } from '../themes/tokens';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Called with the new state. */
  readonly onCheckedChange?: (checked: boolean) => void;
  /** Some but not all of the options it stands for are checked. */
  readonly indeterminate?: boolean;
}

const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[2]};
  min-height: 24px;
  color: ${token.color.ink};
  font-size: ${token.text.md};
  line-height: 24px;
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

const Well = styled.span`
  position: relative;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 2px 0;
`;

const Native = styled.input`
  appearance: none;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.sm};
  background: ${token.color.raised};
  cursor: inherit;
  transition:
    background-color ${token.motion.fast} ${token.motion.out},
    border-color ${token.motion.fast} ${token.motion.out};

  &:hover:not(:disabled) {
    border-color: ${token.color.accentText};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:checked,
  &:indeterminate {
    border-color: ${token.color.selected};
    background: ${token.color.selected};
  }
  &:checked:hover:enabled,
  &:indeterminate:hover:enabled {
    border-color: ${token.color.accentText};
    background: ${token.color.accentText};
  }
  &:active:enabled:not(:checked, :indeterminate) {
    background: ${token.color.accentSoft};
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
  }
  &:disabled {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
  }
  & ~ span {
    position: absolute;
    inset: 2px;
    color: ${token.color.onSelected};
    opacity: 0;
    pointer-events: none;
    transition: opacity ${token.motion.fast} ${token.motion.out};
  }
  &:disabled ~ span {
    color: ${token.color.inkMuted};
  }
  &:checked:not(:indeterminate) ~ [data-mark='check'],
  &:indeterminate ~ [data-mark='dash'] {
    opacity: 1;
  }
`;

const Stroke = ({ path }: { path: string }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** A styled native check box. `className` and `style` go to the label around it; the rest to the input. */
export const Checkbox = ({
  children,
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  style,
  ref,
  ...rest
}: CheckboxProps) => {
  const input = useRef<HTMLInputElement>(null);
  const wiring = useFieldControl(rest);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Root className={className} style={style}>
      <Well>
        <Native
          {...rest}
          {...wiring}
          ref={useMergedRef(input, ref)}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span data-mark="check">
          <Stroke path="m3 8.5 3.2 3.2L13 4.8" />
        </span>
        <span data-mark="dash">
          <Stroke path="M4 8h8" />
        </span>
      </Well>
      {children && <span>{children}</span>}
    </Root>
  );
};
