'use client';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import {
  BareInput,
  ControlAction,
  ControlFrame,
  type ControlSize,
  ControlSlot,
} from '../control-frame/control-frame';
import { useFieldControl } from '../field/field-context';
import { useControllable } from '../hooks/use-controllable';
import { useMergedRef } from '../hooks/use-merged-ref';
import { CloseIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { textMessages } from './text-messages';

export interface TextInputProps
  extends Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'value' | 'defaultValue'> {
  /** The text, when controlled. */
  readonly value?: string;
  /** The initial text, when uncontrolled. */
  readonly defaultValue?: string;
  /** Called with the text after each change. */
  readonly onValueChange?: (value: string) => void;
  /** Height 40 or 48 px. Default `md`. */
  readonly size?: ControlSize;
  /** An icon or a sign before the text. */
  readonly prefix?: ReactNode;
  /** A unit or a button after the text. */
  readonly suffix?: ReactNode;
  /** Shows a button that clears the field. */
  readonly clearable?: boolean;
}

/** One line of text. `className` and `style` go to the box; `ref`, `data-*` and the rest to the input. */
export const TextInput = ({
  value: givenValue,
  defaultValue = '',
  onValueChange,
  onChange,
  size = 'md',
  prefix,
  suffix,
  clearable = false,
  className,
  style,
  ref,
  ...rest
}: TextInputProps) => {
  const messages = useMessages(textMessages);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControllable(givenValue, defaultValue, onValueChange);
  const wiring = useFieldControl(rest);
  const clear = () => {
    setValue('');
    input.current?.focus();
  };
  return (
    <ControlFrame $size={size} className={className} style={style}>
      {prefix && <ControlSlot>{prefix}</ControlSlot>}
      <BareInput
        type="text"
        {...rest}
        {...wiring}
        ref={useMergedRef(input, ref)}
        value={value}
        onChange={(event) => {
          onChange?.(event);
          setValue(event.currentTarget.value);
        }}
      />
      {clearable && value !== '' && !wiring.disabled && !rest.readOnly && (
        <ControlAction aria-label={messages.clear} onClick={clear}>
          <CloseIcon size={18} />
        </ControlAction>
      )}
      {suffix && <ControlSlot>{suffix}</ControlSlot>}
    </ControlFrame>
  );
};
