/**
 * Replaces what stands before `tail` in a field as an edit of the person's own, and leaves the caret there: browsers
 * put what `insertText` does on the undo stack, while setting `value` empties that stack.
 *
 * @param text - what the whole field is to hold.
 */
export const writeText = (field: HTMLInputElement, text: string, tail: string): void => {
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
