'use client';
import { addAmounts, groupThousands } from '@pavilion/format';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ControlAction, ControlFrame, type ControlSize, ControlSlot } from '../control-frame/control-frame';
import { composeHandlers } from '../events/compose-handlers';
import { useFieldControl } from '../field/field-context';
import { useControllable } from '../hooks/use-controllable';
import { useMergedRef } from '../hooks/use-merged-ref';
import { CloseIcon } from '../icons/navigation-icons';
import { formatMessage } from '../messages/format-message';
import { useMessages } from '../messages/messages-context';
import { type AmountLimits, amountIssue } from './amount-issue';
import { moneyMessages } from './money-messages';
import { AmountBox, Grouped, Note, QuickChip, QuickList, Sign } from './money-styles';
import { sameAmount, useAmountEditing } from './use-amount-editing';

/** A preset amount: a decimal string, or one with a label such as 全部, which keeps its place while it is disabled. */
export type QuickAmount =
  | string
  | { readonly label: string; readonly value: string; readonly disabled?: boolean };

export interface MoneyInputProps
  extends AmountLimits,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'prefix' | 'min' | 'max' | 'step'
    > {
  /** The amount, a decimal string without sign or separators; `''` for none. */
  readonly value?: string;
  /** The initial amount, when uncontrolled. */
  readonly defaultValue?: string;
  /** Called with the amount, a decimal string: never a float, never `12.`. Not called during composition. */
  readonly onValueChange?: (value: string) => void;
  /** Number of decimals, 0 or more. Default 2. */
  readonly decimals?: number;
  /** Preset amounts, shown as buttons: below the field, a single one inside it. */
  readonly quickAmounts?: readonly QuickAmount[];
  /**
   * Step of the up and down arrow keys, a decimal string. Without it they do nothing. Other amounts can still be typed: it
   * checks nothing.
   */
  readonly step?: string;
  /** Height 40 or 48 px. Default `lg`. */
  readonly size?: ControlSize;
  /** Text before the amount. Default ¥. */
  readonly prefix?: ReactNode;
  /** Text after the amount: a unit. */
  readonly suffix?: ReactNode;
}

const signs: Readonly<Record<string, string>> = { ArrowUp: '', ArrowDown: '-' };

/** Formats a limit or a preset: round amounts without decimals. */
const formatLimit = (amount: string) => groupThousands(amount.replace(/\.0*$/, ''));

/**
 * A field for an amount of money. Exact for any magnitude; the caret, undo and input methods behave as in a plain
 * text field. Full-width digits and 。 become ASCII, separators are dropped, extra decimals blocked, and an ambiguous
 * paste (`1.234,56`, `1万`) is rejected with a message. Shows separators while it is not being edited.
 *
 * `className` and `style` go to the root; `ref`, `data-*` and the rest to the input.
 *
 * @example
 * <MoneyInput value={amount} onValueChange={setAmount} min="100" max="50000" quickAmounts={['100', '500']} />
 *
 * Requirements MNY-1, MNY-3.
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
  useMergedRef(input, ref);
  const [isBlurred, setIsBlurred] = useState(false);
  const [value, setValue] = useControllable(givenValue, defaultValue, onValueChange);
  const editing = useAmountEditing({ input, value, decimals, onValueChange: setValue });

  const grouped = groupThousands(editing.text);

  const limits = { min, max };
  // A maximum is checked while typing, a minimum on blur.
  const issue = amountIssue(value, limits);
  const shownIssue = isBlurred || issue?.reason === 'aboveMax' ? issue : undefined;
  const error = editing.notice ?? shownIssue?.reason;
  const wiring = useFieldControl(rest, error && noteId, !!shownIssue);
  const isLocked = wiring.disabled || rest.readOnly;

  const handleStepKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const sign = signs[event.key];
    if (sign === undefined || !step || isLocked || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = addAmounts(value || '0', sign + step);
    editing.set(amountIssue(next, { min: min || '0', max })?.limit ?? next);
  };

  const quickList = quickAmounts.length > 0 && (
    <QuickList role="group" aria-label={messages.quickAmounts}>
      {quickAmounts.map((item) => {
        const quick: { label?: string; value: string; disabled?: boolean } =
          typeof item === 'string' ? { value: item } : item;
        const label = quick.label ?? formatLimit(quick.value);
        return (
          <QuickChip
            key={label}
            className="pv-num"
            aria-pressed={!quick.disabled && sameAmount(value, quick.value)}
            disabled={isLocked || quick.disabled || !!amountIssue(quick.value, limits)}
            onClick={() => editing.set(quick.value)}
          >
            {label}
          </QuickChip>
        );
      })}
    </QuickList>
  );

  return (
    <div className={className} style={style}>
      <ControlFrame $size={size}>
        {prefix && (
          <Sign aria-hidden className="pv-num">
            {prefix}
          </Sign>
        )}
        {grouped !== editing.text && (
          <Grouped aria-hidden className="pv-num">
            {grouped}
          </Grouped>
        )}
        <AmountBox
          autoComplete="off"
          {...rest}
          {...wiring}
          className="pv-num"
          ref={input}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          value={editing.text}
          onChange={editing.change}
          onCompositionEnd={composeHandlers(rest.onCompositionEnd, editing.compose)}
          onKeyDown={composeHandlers(rest.onKeyDown, handleStepKey)}
          onBlur={composeHandlers(rest.onBlur, () => {
            editing.finish();
            setIsBlurred(true);
          })}
        />
        {value && !isLocked && (
          <ControlAction
            aria-label={messages.clear}
            onClick={() => {
              editing.set('');
              input.current!.focus();
            }}
          >
            <CloseIcon size={18} />
          </ControlAction>
        )}
        {suffix && <ControlSlot>{suffix}</ControlSlot>}
        {quickAmounts.length === 1 && quickList}
      </ControlFrame>
      {quickAmounts.length > 1 && quickList}
      <Note role="alert" id={noteId}>
        {error &&
          formatMessage(messages[error], {
            limit: editing.notice ? decimals : formatLimit(shownIssue!.limit),
          })}
      </Note>
    </div>
  );
};
