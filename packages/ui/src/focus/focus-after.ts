const stops = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Moves the focus to what the Tab key reaches after an element that is about to be removed: otherwise the focus is lost, and keyboards
 * and screen readers start at the top of the page.
 */
export const focusAfter = (element: Element): void => {
  for (const stop of document.querySelectorAll<HTMLElement>(stops)) {
    const isAfter = element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isAfter || element.contains(stop) || stop.tabIndex < 0) continue;
    stop.focus({ preventScroll: true });
    // Disabled, hidden and inert elements refuse it.
    if (document.activeElement === stop) return;
  }
};
