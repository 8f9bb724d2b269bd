import { useEffect } from 'react';

/**
 * The element that gets the focus when a dialog opens: the safe button first where the dialog can do harm, then an
 * element marked `data-autofocus`, the first field, the main button, the panel itself.
 */
export const initialFocus = (panel: HTMLElement, prefersSafeButton: boolean): HTMLElement => {
  const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
  const field = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';
  return (
    (prefersSafeButton ? find('[data-modal-safe]') : null) ??
    find('[data-autofocus]') ??
    find(`[data-modal-body] :is(${field})`) ??
    find('[data-modal-main]') ??
    panel
  );
};

const isInert = (element: Element) => element.closest('[inert]') !== null;

/**
 * Returns the focus to the first candidate that accepts it, else to the dialog that is on top now or to the content of the
 * page. Does nothing when the focus already moved elsewhere, for example to a page that the answer opened.
 */
export const returnFocus = (candidates: readonly HTMLElement[]): void => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  for (const candidate of candidates) {
    if (!candidate.isConnected || isInert(candidate)) continue;
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
  const panels = [...document.querySelectorAll<HTMLElement>('[data-pv-dialog]')];
  const top = panels.find((panel) => !isInert(panel));
  const next = top ? initialFocus(top, true) : document.querySelector('main');
  next?.focus({ preventScroll: true });
};

const isAboveModals = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-pv-above-modals]') !== null;

/**
 * Lets elements marked `data-pv-above-modals` (toasts) take the focus while a dialog is open. Radix's focus trap
 * listens at the document and reverts every focus outside the dialog, so these events end at the body.
 */
export const useFocusAboveModals = (): void =>
  useEffect(() => {
    const stop = (event: FocusEvent) => {
      if (isAboveModals(event.type === 'focusin' ? event.target : event.relatedTarget))
        event.stopPropagation();
    };
    document.body.addEventListener('focusin', stop);
    document.body.addEventListener('focusout', stop);
    return () => {
      document.body.removeEventListener('focusin', stop);
      document.body.removeEventListener('focusout', stop);
    };
  }, []);
