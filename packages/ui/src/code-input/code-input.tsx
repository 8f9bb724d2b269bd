'use client';
import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../events/compose-handlers';
import { useFieldControl } from '../field/field-context';
import { useControllable } from '../hooks/use-controllable';
import { useMergedRef } from '../hooks/use-merged-ref';
import { token } from '../themes/tokens';
import { Box, Boxes, Layer } from './code-styles';
import { parseCode } from './parse-code';

export interface CodeInputProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'maxLength' | 'minLength'
  > {
  /** The digits entered, when controlled. */
  readonly value?: string;
  /** The initial digits, when uncontrolled. */
  readonly defaultValue?: string;
  /** Called with the digits entered, after each change. */
  readonly onValueChange?: (value: string) => void;
  /** Number of digits. Default 6. */
  readonly length?: number;
  /** Called when the last digit is entered, typed or pasted. */
  readonly onComplete?: (code: string) => void;
}

const Root = styled.span`
  position: relative;
  display: inline-block;
  max-width: 100%;
  /* Left to right in every text direction. */
  direction: ltr;
  justify-self: start;
  border-radius: ${token.radius.md};
`;

/**
 * A one-time code: one real field that looks like boxes. So paste, the code suggested by a phone, Backspace, arrow
 * keys, selection and screen readers work as in any field. Full-width digits are accepted, other characters dropped.
 *
 * `className` and `style` go to the root; `ref`, `data-*` and the rest to the field.
 *
 * @example
 * <Field label="验证码" error={wrong}>
 *   <CodeInput onComplete={verify} />
 * </Field>
 */
export const CodeInput = ({
  value: givenValue,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = 6,
  className,
  style,
  ref,
  ...rest
}: CodeInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControllable(givenValue, defaultValue, onValueChange);
  const [composed, setComposed] = useState<string>();
  const [selection, setSelection] = useState<readonly [from: number, to: number]>();
  const wiring = useFieldControl(rest);
  const code = parseCode(value, length);

  const commit = (text: string) => {
    const next = parseCode(text, length);
    setComposed(undefined);
    if (next === code) return;
    setValue(next);
    if (next.length === length) onComplete?.(next);
  };
  const trackSelection = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) =>
    setSelection([field.selectionStart ?? 0, field.selectionEnd ?? 0]);

  const shown = composed ?? code;
  const isCurrent = (place: number) => {
    if (!selection) return false;
    const [from, to] = selection;
    return from === to ? place === Math.min(from, length - 1) : place >= from && place < to;
  };

  return (
    <Root className={className} style={style}>
      <Boxes aria-hidden="true">
        {Array.from({ length }, (_, place) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position.
            key={place}
            data-current={isCurrent(place) ? '' : undefined}
            data-invalid={wiring['aria-invalid'] ? '' : undefined}
            data-disabled={wiring.disabled ? '' : undefined}
          >
            {shown[place]}
          </Box>
        ))}
      </Boxes>
      <Layer
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        {...rest}
        {...wiring}
        ref={useMergedRef(input, ref)}
        type="text"
        value={shown}
        onChange={(event) => {
          const { value: typed } = event.currentTarget;
          // Paste and suggested codes move the caret without a `select` event.
          trackSelection(event);
          if ((event.nativeEvent as InputEvent).isComposing) setComposed(typed);
          else commit(typed);
        }}
        onCompositionEnd={composeHandlers(rest.onCompositionEnd, ({ currentTarget }) =>
          commit(currentTarget.value),
        )}
        onSelect={composeHandlers(rest.onSelect, trackSelection)}
        onFocus={composeHandlers(rest.onFocus, trackSelection)}
        onBlur={composeHandlers(rest.onBlur, () => setSelection(undefined))}
      />
    </Root>
  );
};
