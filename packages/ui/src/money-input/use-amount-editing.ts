import { compareAmounts, sanitizeAmount } from '@pavilion/format';
import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AmountEdit, insertAmount } from './edit-amount';
import { toDecimal } from './to-decimal';
import { writeText } from './write-text';

interface Options {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly decimals: number;
  readonly onValueChange: (value: string) => void;
}

interface Draft extends AmountEdit {
  readonly text: string;
  /** What stands in the field while an input method composes. */
  readonly composed?: string;
}

/** Nothing is not 0. No amount of a field is negative. */
export const sameAmount = (a: string, b: string) => compareAmounts(a || '-1', b || '-1') === 0;

/**
 * The text of an amount field. `12.` and `12` are the same amount, so the text is kept apart from the value and
 * follows it only when the two differ as amounts.
 *
 * An edit that must not be taken as it stands is caught before it happens (`beforeinput`), which leaves the caret
 * and the undo stack alone. What can not be caught there (input methods, autofill, drops) is put right after.
 */
export const useAmountEditing = ({ input, value, decimals, onValueChange }: Options) => {
  const given = sanitizeAmount(value, { decimals });
  const [draft, setDraft] = useState<Draft>({ text: given });
  // What we write is announced like what a person types.
  const writing = useRef(false);

  const text = sameAmount(draft.text, given) ? draft.text : given;

  const accept = (next: Draft) => {
    setDraft(next);
    if (!sameAmount(next.text, given)) onValueChange(toDecimal(next.text));
  };

  const insert = (before: string, inserted: string, after: string, pasted: boolean) =>
    insertAmount(draft.pointed && !text && !pasted ? '.' : before, inserted, after, pasted, decimals);

  // Accepted first: the field is drawn anew, with what it then holds, as soon as the writing is announced.
  const write = (edit: AmountEdit, after: string) => {
    const next = edit.text ?? text;
    accept({ ...edit, text: next });
    writing.current = true;
    writeText(input.current!, next, next.endsWith(after) ? after : '');
    writing.current = false;
  };

  const catchInput = useEffectEvent((event: InputEvent) => {
    const { inputType, data, isComposing } = event;
    if (!data || isComposing || !/^insert(Text|FromPaste)$/.test(inputType)) return;
    const { value: current, selectionStart, selectionEnd } = input.current!;
    const before = current.slice(0, selectionStart!);
    const after = current.slice(selectionEnd!);
    const edit = insert(before, data, after, inputType !== 'insertText');
    if (edit.text === before + data + after) return;
    event.preventDefault();
    write(edit, after);
  });
  useEffect(() => {
    const field = input.current!;
    field.addEventListener('beforeinput', catchInput);
    return () => field.removeEventListener('beforeinput', catchInput);
  }, [input]);

  /** Takes what stands in the field, however it came there: all before the caret counts as inserted. */
  const take = (inputType = '') => {
    const { value: raw, selectionStart } = input.current!;
    const after = raw.slice(selectionStart!);
    // Zeros that a deletion leaves in front stay until the field is left: who deletes the 1 of `100` to type a 2 must
    // get `200`, not `20`. What undo brings back stood there before.
    if (/^(delete|history)/.test(inputType)) write({ text: raw === '.' ? '' : raw }, '');
    else write(insert('', raw.slice(0, selectionStart!), after, /Paste|Drop/.test(inputType)), after);
  };

  return {
    text: draft.composed ?? text,
    notice: draft.notice,
    /** Sets an amount from outside the keyboard: a quick amount, a step. */
    set: (amount: string) => accept({ text: sanitizeAmount(amount, { decimals }) }),
    /** Tidies what typing left (`12.`, `.5`, `007`) when the field is left. */
    finish: () => setDraft({ text: toDecimal(text), notice: draft.notice }),
    change: ({ nativeEvent }: ChangeEvent) => {
      const { isComposing, inputType } = nativeEvent as InputEvent;
      if (isComposing) setDraft({ ...draft, text, composed: input.current!.value });
      else if (!writing.current) take(inputType);
    },
    /** At the end of a composition. */
    compose: () => take(),
  };
};
