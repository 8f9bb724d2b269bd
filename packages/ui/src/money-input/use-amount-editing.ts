import { compareAmounts, sanitizeAmount } from '@pavilion/format';
import { type ChangeEvent, type CompositionEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type AmountEdit, deleteAmount, insertAmount, readChange } from './edit-amount';
import type { AmountNotice } from './read-fragment';
import { toDecimal } from './to-decimal';
import { writeText } from './write-text';

interface Options {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly decimals: number;
  readonly onValueChange: (value: string) => void;
}

const TYPED: ReadonlySet<string> = new Set(['insertText', 'insertReplacementText']);
const PASTED: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop']);

const sameAmount = (a: string, b: string) => (a === '' || b === '' ? a === b : compareAmounts(a, b) === 0);

/**
 * The text of an amount field. `12.` and `12` are the same amount, so the text is kept apart from the value and
 * follows it only when the two differ as amounts.
 *
 * An edit that must not be taken as it stands is caught before it happens (`beforeinput`), which leaves the caret
 * and the undo stack alone. What can not be caught there (input methods, autofill, drops) is put right after.
 */
export const useAmountEditing = ({ input, value, decimals, onValueChange }: Options) => {
  const [draft, setDraft] = useState({ text: value, composing: false });
  const [notice, setNotice] = useState<AmountNotice>();
  const beforeComposition = useRef('');
  // The edit being written by us, whose own input event must not be read as the person's.
  const writing = useRef<AmountEdit>(undefined);
  // A lone point shows nothing (MNY-1), yet who types `.5` means 0.5 and must not get 5.
  const pendingPoint = useRef(false);

  const given = sanitizeAmount(value, { decimals });
  const keepsDraft = draft.composing || sameAmount(toDecimal(draft.text), toDecimal(given));
  const text = keepsDraft ? draft.text : given;

  const accept = (next: string, why?: AmountNotice) => {
    setDraft({ text: next, composing: false });
    setNotice(why);
    if (!sameAmount(toDecimal(next), toDecimal(given))) onValueChange(toDecimal(next));
  };

  const takeWritten = () => {
    const edit = writing.current;
    writing.current = undefined;
    if (edit) accept(edit.text, edit.notice);
    return edit !== undefined;
  };

  const write = (field: HTMLInputElement, edit: AmountEdit) => {
    writing.current = edit;
    writeText(field, edit.text, edit.caret);
    takeWritten();
  };

  const insert = (before: string, typed: string, after: string, pasted: boolean) => {
    const empty = before === '' && after === '';
    const inserted = empty && pendingPoint.current && !pasted ? `.${typed}` : typed;
    const edit = insertAmount({ before, inserted, after, pasted }, decimals);
    pendingPoint.current = empty && !pasted && decimals > 0 && edit.text === '' && /[.．。｡]/.test(inserted);
    return edit;
  };

  const catchInput = (event: InputEvent) => {
    const field = event.currentTarget as HTMLInputElement;
    const { selectionStart: start, selectionEnd: end, value: current } = field;
    const pasted = event.inputType === 'insertFromPaste';
    const readable = !event.isComposing && event.data !== null && (pasted || TYPED.has(event.inputType));
    if (!readable || start === null || end === null || writing.current) return;
    const before = current.slice(0, start);
    const after = current.slice(end);
    const edit = insert(before, event.data, after, pasted);
    if (!edit.refused && edit.text === before + event.data + after) return;
    event.preventDefault();
    if (edit.refused || edit.text === current) setNotice(edit.notice);
    else write(field, edit);
  };

  const listener = useRef(catchInput);
  useEffect(() => {
    listener.current = catchInput;
  });
  useEffect(() => {
    const field = input.current;
    const listen = (event: InputEvent) => listener.current(event);
    field?.addEventListener('beforeinput', listen);
    return () => field?.removeEventListener('beforeinput', listen);
  }, [input]);

  /** Takes what stands in the field, however it came there. */
  const take = (field: HTMLInputElement, previous: string, pasted: boolean) => {
    const raw = field.value;
    const { before, inserted, after } = readChange(previous, raw, field.selectionStart ?? raw.length);
    if (inserted === '') {
      pendingPoint.current = false;
      const kept = deleteAmount(raw);
      return kept === raw ? accept(raw) : write(field, { text: kept, caret: 0 });
    }
    const edit = insert(before, inserted, after, pasted);
    const result = edit.refused ? { ...edit, text: previous, caret: before.length } : edit;
    if (result.text === raw) accept(raw, edit.notice);
    else write(field, result);
  };

  return {
    text,
    notice,
    /** Sets an amount from outside the keyboard: a quick amount, a step. */
    set: (amount: string) => {
      pendingPoint.current = false;
      accept(sanitizeAmount(amount, { decimals }));
    },
    /** Tidies what typing left (`12.`, `.5`, `007`) when the field is left. */
    finish: () => {
      pendingPoint.current = false;
      setDraft({ text: toDecimal(text), composing: false });
    },
    handlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const field = event.currentTarget;
        if (takeWritten()) return;
        const { isComposing, inputType } = event.nativeEvent as InputEvent;
        if (draft.composing || isComposing) return setDraft({ text: field.value, composing: true });
        take(field, text, PASTED.has(inputType));
      },
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => {
        beforeComposition.current = event.currentTarget.value;
        setDraft({ text, composing: true });
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
        take(event.currentTarget, beforeComposition.current, false),
    },
  };
};
