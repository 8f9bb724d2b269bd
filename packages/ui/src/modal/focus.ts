/** A dialog that can do harm starts on its safe button, whatever else it holds. */
export const firstFocus = (panel: HTMLElement, cautious: boolean): HTMLElement => {
  const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
  const field = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';
  return (
    (cautious ? find('[data-modal-safe]') : null) ??
    find('[data-autofocus]') ??
    find(`[data-modal-body] :is(${field})`) ??
    find('[data-modal-main]') ??
    panel
  );
};

/**
 * Gives the focus back to the first of these that still takes it, unless something else got it meanwhile (a page
 * that the answer led to, for example).
 */
export const returnFocus = (openers: readonly HTMLElement[]): void => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  for (const opener of openers) {
    if (!opener.isConnected) continue;
    opener.focus({ preventScroll: true });
    if (document.activeElement === opener) return;
  }
};
