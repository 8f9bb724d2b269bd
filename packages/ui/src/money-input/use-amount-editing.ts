import { compareAmounts, sanitizeAmount } from '@pavilion/format';
import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AmountEdit, insertAmount, normalizeZeros, toDecimal } from './edit-amount';

interface Options {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly decimals: number;
  readonly onValueChange: (value: string) => void;
}

interface Draft extends AmountEdit {
  readonly text: string;
  /** The text of the field while an input method composes. */
  readonly composed?: string;
}

/**
 * Replaces the text before `tail` in a field as if typed, and puts the caret there: browsers
 * put `insertText` on the undo stack, while setting `value` clears it.
 *
 * @param text - the new text of the whole field.
 */
const writeText = (field: HTMLInputElement, text: string, tail: string): void => {
  const end = text.length - tail.length;
  if (field.value !== text) {
    field.setSelectionRange(0, field.value.length - tail.length);
    if (field.matches(':focus')) {
      field.ownerDocument.execCommand?.(end ? 'insertText' : 'delete', false, text.slice(0, end));
    }
    if (field.value !== text) field.value = text;
    field.setSelectionRange(end, end);
  }
};

/** An empty field is not 0. Amounts are never negative. */
export const sameAmount = (a: string, b: string) => !compareAmounts(a || '-1', b || '-1');

/**
 * The text of an amount field. `12.` and `12` are the same amount, so the text is separate from the value and
 * follows it only when the two differ as amounts.
 *
 * An edit that must be changed is intercepted in `beforeinput`, which preserves the caret
 * and the undo stack. Edits without it (input methods, autofill, drops) are corrected afterwards.
 */
export const useAmountEditing = ({ input, value, decimals, onValueChange }: Options) => {
  const canonicalValue = sanitizeAmount(value, { decimals });
  const [draft, setDraft] = useState<Draft>({ text: canonicalValue });
  // Text written by `writeText` raises `input` events like typing does.
  const isWriting = useRef(false);

  const text = sameAmount(toDecimal(draft.text), canonicalValue) ? draft.text : canonicalValue;

  const accept = (next: Draft) => {
    setDraft(next);
    const amount = toDecimal(next.text);
    if (!sameAmount(amount, canonicalValue)) onValueChange(amount);
  };

  // State first: the `input` event of the write below renders the field with it.
  const write = (edit: AmountEdit, after: string) => {
    const next = edit.text ?? text;
    accept({ ...edit, text: next });
    isWriting.current = true;
    // Of zeros that a deletion leaves after the caret, only the last is in the new text.
    writeText(input.current!, next, next.endsWith(after) ? after : next);
    isWriting.current = false;
  };

  const handleBeforeInput = useEffectEvent((event: InputEvent) => {
    const { inputType, data, isComposing } = event;
    if (!data || isComposing || !/^insert(Text|FromPaste)$/.test(inputType)) return;
    const { value: current, selectionStart, selectionEnd } = input.current!;
    const before = current.slice(0, selectionStart!);
    const after = current.slice(selectionEnd!);
    const edit = insertAmount(before, data, after, inputType !== 'insertText', decimals);
    if (edit.text === before + data + after) return;
    event.preventDefault();
    write(edit, after);
  });
  useEffect(() => {
    const field = input.current!;
    field.addEventListener('beforeinput', handleBeforeInput);
    return () => field.removeEventListener('beforeinput', handleBeforeInput);
  }, [input]);

  /** Reads the field after any kind of input: everything before the caret counts as inserted. */
  const readField = (inputType = '') => {
    const { value: raw, selectionStart } = input.current!;
    const after = raw.slice(selectionStart!);
    write(
      /^delete/.test(inputType)
        ? { text: normalizeZeros(raw) }
        : /^history/.test(inputType)
          ? { text: raw } // Text restored by undo is accepted unchanged.
          : insertAmount('', raw.slice(0, selectionStart!), after, /Paste|Drop/.test(inputType), decimals),
      after,
    );
  };

  return {
    text: draft.composed ?? text,
    notice: draft.notice,
    /** Sets an amount by a quick amount or a step. */
    set: (amount: string) => accept({ text: sanitizeAmount(amount, { decimals }) }),
    /** Normalises the text (`12.`, `0.`) on blur. */
    finish: () => setDraft({ text: toDecimal(text), notice: draft.notice }),
    change: ({ nativeEvent }: ChangeEvent) => {
      const { isComposing, inputType } = nativeEvent as InputEvent;
      if (isComposing) setDraft({ ...draft, text, composed: input.current!.value });
      else if (!isWriting.current) readField(inputType);
    },
    /** Called at the end of a composition. */
    compose: () => readField(),
  };
};
