/**
 * Replaces a field's text as an edit of the person's own: browsers put what `insertText` does on the undo stack,
 * while setting `value` empties that stack. Fires `input`, as typing does.
 */
export const writeText = (input: HTMLInputElement, text: string, caret: number): void => {
  const old = input.value;
  if (old !== text) {
    let start = 0;
    while (start < old.length && start < text.length && old[start] === text[start]) start += 1;
    let tail = 0;
    const room = Math.min(old.length, text.length) - start;
    while (tail < room && old[old.length - 1 - tail] === text[text.length - 1 - tail]) tail += 1;
    const replacement = text.slice(start, text.length - tail);
    input.setSelectionRange(start, old.length - tail);
    const { ownerDocument } = input;
    const command = replacement === '' ? 'delete' : 'insertText';
    const done =
      ownerDocument.activeElement === input && ownerDocument.execCommand?.(command, false, replacement);
    if (!done || input.value !== text) {
      input.setRangeText(text, 0, input.value.length, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  input.setSelectionRange(caret, caret);
};
