'use client';
import { addAmounts, formatAmount } from '@pavilion/format';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  BareInput,
  ControlAction,
  ControlFrame,
  type ControlSize,
  ControlSlot,
} from '../control-frame/control-frame';
import { both } from '../events/both';
import { useFieldControl } from '../field/field-context';
import { FieldNote } from '../field/field-note';
import { useControllable } from '../hooks/use-controllable';
import { useMergedRef } from '../hooks/use-merged-ref';
import { CloseIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { fillWords } from '../words/fill-words';
import { type AmountLimits, amountIssue } from './amount-issue';
import { moneyMessages } from './money-messages';
import { type QuickAmount, QuickChip, QuickList } from './quick-amounts';
import { sameAmount, useAmountEditing } from './use-amount-editing';

export interface MoneyInputProps
  extends AmountLimits,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'prefix' | 'min' | 'max' | 'step'
    > {
  /** The amount, a decimal string without sign or separators; `''` when there is none. */
  readonly value?: string;
  /** The amount to begin with, when the field keeps it itself. */
  readonly defaultValue?: string;
  /** Hands out the amount as a decimal string: never a float, never `12.`. Silent while an input method composes. */
  readonly onValueChange?: (value: string) => void;
  /** Digits after the point, 0 included. Default 2. */
  readonly decimals?: number;
  /** Amounts to choose with one press. */
  readonly quickAmounts?: readonly QuickAmount[];
  /** What the up and down arrow keys add and take, a decimal string. Without it they do nothing. */
  readonly step?: string;
  /** Height 40 or 48 px. Default `lg`. */
  readonly size?: ControlSize;
  /** Before the amount. Default ¥. */
  readonly prefix?: ReactNode;
  /** After the amount: a unit. */
  readonly suffix?: ReactNode;
}

const Root = styled.span`
  display: block;
`;

/** Always there, so that what appears in it is announced; takes no room while it is empty. */
const Note = styled(FieldNote)`
  display: block;

  &:not(:empty) {
    padding-top: ${token.space[2]};
  }
`;

const AmountBox = styled(BareInput)<{ $size: ControlSize }>`
  font-size: ${({ $size }) => ($size === 'lg' ? token.text.xl : token.text.lg)};
  font-weight: ${token.weight.bold};

  &::placeholder {
    font: ${token.weight.regular} ${({ $size }) => ($size === 'lg' ? token.text.lg : token.text.md)} / normal ${token.font.sans};
  }
`;

const Sign = styled(ControlSlot)<{ $size: ControlSize }>`
  color: ${token.color.ink};
  font-size: ${({ $size }) => ($size === 'lg' ? token.text.xl : token.text.lg)};
  font-weight: ${token.weight.bold};
`;

const signs: Readonly<Record<string, string>> = { ArrowUp: '', ArrowDown: '-' };

/**
 * A field for an amount of money. Exact for any magnitude; the caret, undo and input methods behave as in a plain
 * text field. Full-width digits and 。 become ASCII, separators go, a decimal too many is not taken, and a paste
 * with two readings (`1.234,56`) is refused with a message.
 *
 * `className` and `style` go to the whole; `ref`, `data-*` and the rest to the input.
 *
 * @example
 * <MoneyInput value={amount} onValueChange={setAmount} min="100" max="50000" quickAmounts={['100', '500']} />
 *
 * Source: "the specification", section 4 (money and numeric input); requirements MNY-1, MNY-3.
 */
export const MoneyInput = ({
  value: givenValue,
  defaultValue = '',
  onValueChange,
  decimals = 2,
  min,
  max,
  step,
  quickAmounts = [],
  size = 'lg',
  prefix = '¥',
  suffix,
  className,
  style,
  ref,
  ...rest
}: MoneyInputProps) => {
  const messages = useMessages(moneyMessages);
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const [value, setValue] = useControllable(givenValue, defaultValue, onValueChange);
  const editing = useAmountEditing({ input, value, decimals, onValueChange: setValue });

  // Too much is said at once, too little only when the person has finished typing.
  const issue = amountIssue(value, { min, max });
  const shownIssue = issue === 'aboveMax' || left ? issue : undefined;
  const fault = editing.notice ?? shownIssue;
  const bounds = { belowMin: min, aboveMax: max };
  const wiring = useFieldControl(rest, fault && noteId, shownIssue !== undefined);
  const locked = Boolean(wiring.disabled || rest.readOnly);

  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    const sign = signs[event.key];
    if (sign === undefined || step === undefined || locked || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = addAmounts(value || '0', sign + step);
    const beyond = amountIssue(next, { min: min ?? '0', max });
    editing.set(beyond ? (bounds[beyond] ?? '0') : next);
  };

  return (
    <Root className={className} style={style}>
      <ControlFrame
        $size={size}
        data-invalid={wiring['aria-invalid'] ? '' : undefined}
        data-disabled={wiring.disabled ? '' : undefined}
      >
        {prefix && (
          <Sign aria-hidden="true" className="pv-num" $size={size}>
            {prefix}
          </Sign>
        )}
        <AmountBox
          autoComplete="off"
          {...rest}
          {...wiring}
          $size={size}
          className="pv-num"
          ref={useMergedRef(input, ref)}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          value={editing.text}
          onChange={editing.change}
          onCompositionEnd={both(rest.onCompositionEnd, editing.compose)}
          onKeyDown={both(rest.onKeyDown, stepBy)}
          onBlur={both(rest.onBlur, () => {
            editing.finish();
            setLeft(true);
          })}
        />
        {value !== '' && !locked && (
          <ControlAction
            aria-label={messages.clear}
            onClick={() => {
              editing.set('');
              input.current?.focus();
            }}
          >
            <CloseIcon size={18} />
          </ControlAction>
        )}
        {suffix && <ControlSlot>{suffix}</ControlSlot>}
      </ControlFrame>
      {quickAmounts.length > 0 && (
        <QuickList role="group" aria-label={messages.quickAmounts}>
          {quickAmounts.map((item) => {
            const quick: { label?: string; value: string } =
              typeof item === 'string' ? { value: item } : item;
            return (
              <QuickChip
                key={quick.label ?? quick.value}
                className="pv-num"
                aria-pressed={sameAmount(value, quick.value)}
                disabled={locked || amountIssue(quick.value, { min, max }) !== undefined}
                onClick={() => editing.set(quick.value)}
              >
                {quick.label ??
                  formatAmount(quick.value, { decimals: /\.\d*[1-9]/.test(quick.value) ? 2 : 0 })}
              </QuickChip>
            );
          })}
        </QuickList>
      )}
      <Note as="span" role="alert" id={noteId} $error>
        {fault &&
          fillWords(messages[fault], {
            count: decimals,
            amount: shownIssue ? formatAmount(bounds[shownIssue]!, { decimals }) : '',
          })}
      </Note>
    </Root>
  );
};
