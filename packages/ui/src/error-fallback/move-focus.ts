/** What takes the focus in place of a button: a heading, or a part that a script may focus. */
const target = ':is(h1, h2, h3, h4, h5, h6), :is(section, div, article, main)[tabindex="-1"]';

const focus = (element: HTMLElement) => {
  // A heading takes the focus only with a `tabindex`.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Moves the focus from a button that is about to be removed to the part of the page around it. If that part is removed in the same
 * commit, the focus goes to what has replaced it: its heading or its part that a script may focus, else to the next part around.
 */
export const moveFocus = (button: HTMLElement): void => {
  const around: { readonly element: HTMLElement; readonly before: Element | null }[] = [];
  for (let child: HTMLElement = button; child.parentElement; child = child.parentElement)
    around.push({ element: child.parentElement, before: child.previousElementSibling });
  const parts = around.map(({ element }) => element).filter((element) => element.matches('[tabindex="-1"]'));
  parts[0]?.focus({ preventScroll: true });

  // After the commit the new content is in the document.
  queueMicrotask(() => {
    const { activeElement } = document;
    if (activeElement?.isConnected && activeElement !== document.body) return;
    const place = around.find(({ element }) => element.isConnected);
    const replacement = place?.before?.isConnected
      ? place.before.nextElementSibling
      : place?.element.firstElementChild;
    const next = replacement?.matches(target) ? replacement : replacement?.querySelector(target);
    const element = next ?? parts.find(({ isConnected }) => isConnected);
    if (element) focus(element as HTMLElement);
  });
};
