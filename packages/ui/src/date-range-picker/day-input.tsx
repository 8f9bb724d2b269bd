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
  const errorId = useId();
  const [draft, setDraft] = useState<{
    /** The value that it replaces. */
    readonly base: string;
    readonly text: string;
    readonly isBlurred: boolean;
  }>();
  // A new value from outside replaces the draft.
  const shown = draft?.base === value ? draft : undefined;

  const parseAllowed = (text: string) => {
    const day = parseDay(text);
    return day !== undefined && (!min || day >= min) && (!max || day <= max) ? day : undefined;
  };
  const commit = (day: string) => {
    setDraft(undefined);
    if (day !== value) onDay(day);
  };
  const handleChange = (text: string) => {
    const day = isComplete(text) ? parseAllowed(text) : undefined;
    if (day === undefined) setDraft({ base: value, text, isBlurred: false });
    else commit(day);
  };
  const handleBlur = () => {
    if (!shown) return;
    const day = parseAllowed(shown.text);
    if (day !== undefined) commit(day);
    else setDraft(shown.text.trim() === '' ? undefined : { ...shown, isBlurred: true });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') handleBlur();
    if (event.key !== 'Escape' || !shown) return;
    event.stopPropagation();
    setDraft(undefined);
  };
  const isInvalid = shown !== undefined && (shown.isBlurred || isComplete(shown.text));

  return (
    <>
      <BareInput
        className="pv-num"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || invalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        placeholder={messages.dateFormat}
        value={shown?.text ?? value.replaceAll('-', messages.dateSeparator)}
        disabled={disabled}
        data-wrong={isInvalid || undefined}
        onChange={(event) => handleChange(event.currentTarget.value)}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
      />
      {isInvalid && (
        <span id={errorId} className="pv-sr-only" role="alert">
          {formatMessage(messages.dateInvalid, { min: min || '…', max: max || '…' })}
        </span>
      )}
    </>
  );
};
