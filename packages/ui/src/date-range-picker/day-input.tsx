'use client';
import { type KeyboardEvent, useId, useState } from 'react';
import { BareInput } from '../control-frame/control-frame';
import { formatMessage } from '../messages/format-message';
import { useMessages } from '../messages/messages-context';
import { dateMessages } from './date-messages';
import { isComplete, parseDay } from './parse-day';

interface DayInputProps {
  readonly label: string;
  /** An ISO date, or an empty string. */
  readonly value: string;
  readonly onDay: (day: string) => void;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly disabled: boolean | undefined;
  readonly invalid: boolean | undefined;
}

/**
 * A typed day. It counts once it is complete and allowed; `onDay` is not called before, and an invalid day is marked
 * on blur. Escape restores the value.
 */
export const DayInput = ({ label, value, onDay, min, max, disabled, invalid }: DayInputProps) => {
  const messages = useMessages(dateMessages);
  const hint = useId();
  const [draft, setDraft] = useState<{
    readonly over: string;
    readonly text: string;
    readonly left: boolean;
  }>();
  // A new value from outside replaces the draft.
  const shown = draft?.over === value ? draft : undefined;

  const allowed = (text: string) => {
    const day = parseDay(text);
    return day !== undefined && (!min || day >= min) && (!max || day <= max) ? day : undefined;
  };
  const take = (day: string) => {
    setDraft(undefined);
    if (day !== value) onDay(day);
  };
  const type = (text: string) => {
    const day = isComplete(text) ? allowed(text) : undefined;
    if (day === undefined) setDraft({ over: value, text, left: false });
    else take(day);
  };
  const leave = () => {
    if (!shown) return;
    const day = allowed(shown.text);
    if (day !== undefined) take(day);
    else setDraft(shown.text.trim() === '' ? undefined : { ...shown, left: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') leave();
    if (event.key !== 'Escape' || !shown) return;
    event.stopPropagation();
    setDraft(undefined);
  };
  const wrong = shown !== undefined && (shown.left || isComplete(shown.text));

  return (
    <>
      <BareInput
        className="pv-num"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong || invalid || undefined}
        aria-describedby={wrong ? hint : undefined}
        placeholder={messages.dateFormat}
        value={shown?.text ?? value}
        disabled={disabled}
        data-wrong={wrong || undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {wrong && (
        <span id={hint} className="pv-sr-only" role="alert">
          {formatMessage(messages.dateInvalid, { min: min || '…', max: max || '…' })}
        </span>
      )}
    </>
  );
};
