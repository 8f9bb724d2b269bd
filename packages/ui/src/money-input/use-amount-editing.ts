import { compareAmounts, sanitizeAmount } from '@pavilion/format';
import {
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type AmountEdit, type AmountInsertion, insertAmount, readChange } from './edit-amount';
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
  /** While an input method composes: what stood there before. */
  readonly composedFrom?: string;
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

  const { composedFrom } = draft;
  const text = composedFrom !== undefined || sameAmount(draft.text, given) ? draft.text : given;

  const accept = (next: Draft) => {
    setDraft(next);
    if (!sameAmount(next.text, given)) onValueChange(toDecimal(next.text));
  };

  const insert = ([before, inserted, after]: AmountInsertion, pasted: boolean) =>
    insertAmount(
      [before || (draft.pointed && !pasted && !after ? '.' : ''), inserted, after],
      pasted,
      decimals,
    );

  // Accepted first: the field is drawn anew, with what it then holds, as soon as the writing is announced.
  const write = (field: HTMLInputElement, previous: string, edit: AmountEdit, after: string) => {
    const { text: next = previous } = edit;
    accept({ ...edit, text: next });
    writing.current = true;
    writeText(field, next, after);
    writing.current = false;
  };

  const catchInput = useEffectEvent((event: InputEvent) => {
    const field = event.currentTarget as HTMLInputElement;
    const { inputType, data, isComposing } = event;
    const { value: current, selectionStart, selectionEnd } = field;
    if (writing.current || isComposing || data === null || !/^insert(Text|FromPaste)$/.test(inputType))
      return;
    const before = current.slice(0, selectionStart!);
    const after = current.slice(selectionEnd!);
    const edit = insert([before, data, after], inputType !== 'insertText');
    if (edit.text === before + data + after) return;
    event.preventDefault();
    write(field, current, edit, after);
  });
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('beforeinput', catchInput);
    return () => field?.removeEventListener('beforeinput', catchInput);
  }, [input]);

  /** Takes what stands in the field, however it came there. */
  const take = (field: HTMLInputElement, pasted: boolean) => {
    const { value: raw, selectionStart } = field;
    const previous = composedFrom ?? text;
    const change = readChange(previous, raw, raw.slice(selectionStart ?? raw.length));
    // Zeros that a deletion leaves in front stay until the field is left: who deletes the 1 of `100` to type a 2 must
    // get `200`, not `20`.
    const edit = change[1] ? insert(change, pasted) : { text: raw === '.' ? '' : raw };
    write(field, previous, edit, change[2]);
  };

  return {
    text,
    notice: draft.notice,
    /** Sets an amount from outside the keyboard: a quick amount, a step. */
    set: (amount: string) => accept({ text: sanitizeAmount(amount, { decimals }) }),
    /** Tidies what typing left (`12.`, `.5`, `007`) when the field is left. */
    finish: () => setDraft({ text: toDecimal(text), notice: draft.notice }),
    change: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { isComposing, inputType } = nativeEvent as InputEvent;
      if (isComposing) setDraft({ ...draft, text: currentTarget.value, composedFrom: composedFrom ?? text });
      else if (!writing.current) take(currentTarget, /Paste|Drop/.test(inputType));
    },
    /** At the end of a composition. */
    compose: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      if (composedFrom !== undefined) take(currentTarget, false);
    },
  };
};
