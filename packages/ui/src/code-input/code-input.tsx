'use client';
import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../events/compose-handlers';
import { useFieldControl } from '../field/field-context';
import { useControllable } from '../hooks/use-controllable';
import { useMergedRef } from '../hooks/use-merged-ref';
import { token } from '../themes/tokens';
import { Box, Boxes, Layer } from './code-parts';
import { readCode } from './read-code';

export interface CodeInputProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'maxLength' | 'minLength'
  > {
  /** The digits so far, when the owner keeps them. */
  readonly value?: string;
  /** The digits to begin with, when the field keeps them itself. */
  readonly defaultValue?: string;
  /** Called with the digits so far after each change. */
  readonly onValueChange?: (value: string) => void;
  /** How many digits a code has. Default 6. */
  readonly length?: number;
  /** Called when the last digit arrives, by key or by paste. */
  readonly onComplete?: (code: string) => void;
}

const Root = styled.span`
  position: relative;
  display: inline-block;
  max-width: 100%;
  /* The first digit stands first in every writing. */
  direction: ltr;
  justify-self: start;
  border-radius: ${token.radius.md};
`;

/**
 * A one-time code: one real field drawn as boxes. So a paste, the code that a phone offers, Backspace, the arrow
 * keys, selection and a screen reader work as in any field. Full-width digits count, all else is left out.
 *
 * `className` and `style` go to the whole; `ref`, `data-*` and the rest to the field.
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
  const [chosen, setChosen] = useState<readonly [from: number, to: number]>();
  const wiring = useFieldControl(rest);
  const code = readCode(value, length);

  const take = (text: string) => {
    const next = readCode(text, length);
    setComposed(undefined);
    if (next === code) return;
    setValue(next);
    if (next.length === length) onComplete?.(next);
  };
  const follow = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) =>
    setChosen([field.selectionStart ?? 0, field.selectionEnd ?? 0]);

  const shown = composed ?? code;
  const isCurrent = (place: number) => {
    if (!chosen) return false;
    const [from, to] = chosen;
    return from === to ? place === Math.min(from, length - 1) : place >= from && place < to;
  };

  return (
    <Root className={className} style={style}>
      <Boxes aria-hidden="true">
        {Array.from({ length }, (_, place) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
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
          // A paste, and a code that the phone offers, move the caret without a word of their own.
          follow(event);
          if ((event.nativeEvent as InputEvent).isComposing) setComposed(typed);
          else take(typed);
        }}
        onCompositionEnd={composeHandlers(rest.onCompositionEnd, ({ currentTarget }) =>
          take(currentTarget.value),
        )}
        onSelect={composeHandlers(rest.onSelect, follow)}
        onFocus={composeHandlers(rest.onFocus, follow)}
        onBlur={composeHandlers(rest.onBlur, () => setChosen(undefined))}
      />
    </Root>
  );
};
