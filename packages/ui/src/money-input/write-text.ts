import { readChange } from './edit-amount';

/**
 * Replaces a field's text as an edit of the person's own, and leaves the caret before `tail`: browsers put what
 * `insertText` does on the undo stack, while setting `value` empties that stack.
 */
export const writeText = (input: HTMLInputElement, text: string, tail: string): void => {
  const old = input.value;
  if (old === text) return;
  const [before, inserted, after] = readChange(old, text, tail);
  input.setSelectionRange(before.length, old.length - after.length);
  if (input.matches(':focus')) {
    input.ownerDocument.execCommand?.(inserted ? 'insertText' : 'delete', false, inserted);
  }
  if (input.value !== text) input.value = text;
  const caret = text.length - tail.length;
  input.setSelectionRange(caret, caret);
};
