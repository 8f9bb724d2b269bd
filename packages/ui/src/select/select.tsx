'use client';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ControlFrame, type ControlSize, ControlSlot } from '../control-frame/control-frame';
import { emptyMessages } from '../empty/empty-messages';
import { useFieldControl } from '../field/field-context';
import { ChevronDownIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { Spinner } from '../spinner/spinner';
import { spinnerMessages } from '../spinner/spinner-messages';
import { token } from '../themes/tokens';

/** An option. */
export interface SelectOption<Value extends string = string> {
  /** Value of the option. */
  readonly value: Value;
  /** Text in the list and in the closed field. */
  readonly label: string;
  /** Listed but disabled. */
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<'select'>, 'size' | 'prefix' | 'value' | 'defaultValue' | 'multiple'> {
  /** The options in order. */
  readonly options: readonly SelectOption<Value>[];
  /** The selected value, when controlled; `''` for none. */
  readonly value?: Value | '';
  /** The initial value, when uncontrolled. */
  readonly defaultValue?: Value | '';
  /** Called with the selected value. */
  readonly onValueChange?: (value: Value) => void;
  /** Shown while nothing is selected; cannot be selected. */
  readonly placeholder?: string;
  /** Height 40 or 48 px. Default `md`. */
  readonly size?: ControlSize;
  /** Options are loading. Those already present can be selected. */
  readonly loading?: boolean;
  /** An icon before the text. */
  readonly prefix?: ReactNode;
}

const Frame = styled(ControlFrame)`
  position: relative;
  padding: 0;

  & > span {
    position: absolute;
    pointer-events: none;
  }
  & > [data-slot='prefix'] {
    inset-inline-start: ${token.space[3]};
  }
  & > [data-slot='chevron'] {
    inset-inline-end: ${token.space[3]};
  }
`;

const Native = styled.select<{ $prefixed: boolean }>`
  appearance: none;
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 100%;
  padding-block: 0;
  padding-inline: ${({ $prefixed }) => ($prefixed ? '40px' : token.space[3])} 36px;
  border: 0;
  outline: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  cursor: pointer;

  &:disabled {
    opacity: 1;
    cursor: not-allowed;
  }
  &:has(> [data-placeholder]:checked) {
    color: ${token.color.inkFaint};
  }
  option {
    background: ${token.color.raised};
    color: ${token.color.ink};
  }
`;

/**
 * A native select in the kit's box: the platform's own list, keyboard and screen reader support.
 * `className` and `style` go to the box; `ref`, `data-*` and the rest to the select.
 */
export const Select = <Value extends string = string>({
  options,
  onValueChange,
  onChange,
  placeholder,
  size = 'md',
  loading = false,
  prefix,
  className,
  style,
  value,
  defaultValue,
  ...rest
}: SelectProps<Value>) => {
  const { empty } = useMessages(emptyMessages);
  const { loading: waiting } = useMessages(spinnerMessages);
  const wiring = useFieldControl(rest);
  const vacant = options.length === 0;
  const standIn = vacant ? (loading ? waiting : empty) : placeholder;
  const first = vacant ? '' : (defaultValue ?? (placeholder ? '' : undefined));
  const chosen = value === undefined ? { defaultValue: first } : { value: vacant ? '' : value };
  return (
    <Frame $size={size} className={className} style={style}>
      {prefix && <ControlSlot data-slot="prefix">{prefix}</ControlSlot>}
      <Native
        // A native select drops a default value that was set before its options.
        key={vacant && value === undefined ? 'vacant' : 'chosen'}
        {...rest}
        {...wiring}
        {...chosen}
        aria-busy={loading || undefined}
        $prefixed={Boolean(prefix)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value as Value);
        }}
      >
        {standIn && (
          <option value="" disabled hidden data-placeholder="">
            {standIn}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Native>
      <ControlSlot data-slot="chevron">
        {loading ? <Spinner size={18} /> : <ChevronDownIcon size={18} />}
      </ControlSlot>
    </Frame>
  );
};
