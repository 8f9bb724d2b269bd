'use client';
import { textUnits } from '@pavilion/format';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { ControlFrame, type ControlSize } from '../control-frame/control-frame';
import { useFieldControl } from '../field/field-context';
import { useControllable } from '../hooks/use-controllable';
import { formatMessage } from '../messages/format-message';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { textAreaMessages } from './text-area-messages';

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'maxLength'> {
  /** The text, when controlled. */
  readonly value?: string;
  /** The initial text, when uncontrolled. */
  readonly defaultValue?: string;
  /** Called with the text after each change. */
  readonly onValueChange?: (value: string) => void;
  /** Size of the text, as in the other inputs. Default `md`. */
  readonly size?: ControlSize;
  /**
   * Shows a counter in units of `textUnits`: a Chinese character counts 2. A longer text is marked as invalid, not
   * truncated. Requirement TXT-1.
   */
  readonly maxUnits?: number;
}

const Frame = styled(ControlFrame)`
  position: relative;
  flex-direction: column;
  align-items: stretch;
  height: auto;
  padding: ${token.space[2]} ${token.space[3]};
`;

const Area = styled.textarea`
  width: 100%;
  min-height: calc(2 * 1em * ${token.leading.text});
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  line-height: ${token.leading.text};
  resize: vertical;
`;

const Counter = styled.span`
  align-self: flex-end;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  &[data-over] { color: ${token.color.danger}; }
`;

/**
 * Several lines of text. `className` and `style` go to the box; `ref`, `data-*` and the rest to the `textarea`.
 *
 * @example
 * <Field label="描述" required>
 *   <TextArea name="text" rows={5} maxUnits={2000} />
 * </Field>
 */
export const TextArea = ({
  value: givenValue,
  defaultValue = '',
  onValueChange,
  onChange,
  size = 'md',
  maxUnits,
  rows = 4,
  className,
  style,
  ...rest
}: TextAreaProps) => {
  const messages = useMessages(textAreaMessages);
  const counterId = useId();
  const [value, setValue] = useControllable(givenValue, defaultValue, onValueChange);
  const units = textUnits(value);
  const isTooLong = maxUnits !== undefined && units > maxUnits;
  const wiring = useFieldControl(rest, maxUnits === undefined ? undefined : counterId, isTooLong);
  return (
    <Frame $size={size} className={className} style={style}>
      <Area
        {...rest}
        {...wiring}
        rows={rows}
        value={value}
        onChange={(event) => {
          onChange?.(event);
          setValue(event.currentTarget.value);
        }}
      />
      {maxUnits !== undefined && (
        <>
          <Counter id={counterId} data-over={isTooLong || undefined}>
            {formatMessage(messages.textLength, { units, maxUnits })}
          </Counter>
          {/* The counter itself is not live: it would be announced after every key. */}
          <span className="pv-sr-only" aria-live="polite">
            {isTooLong && messages.textTooLong}
          </span>
        </>
      )}
    </Frame>
  );
};
