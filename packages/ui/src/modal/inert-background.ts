import { useEffect } from 'react';

/** What must stay usable over a modal (toasts) wears this attribute or is a live region itself. */
const staysAbove = (element: Element): boolean =>
  element.hasAttribute('data-pv-above-modals') || element.hasAttribute('aria-live');

/**
 * Makes everything in the body inert but `top`, and takes back what it did before. What was inert for another reason
 * stays so. With no `top` nothing is inert by us.
 */
export const syncInert = (top: Element | null, body: HTMLElement = document.body): void => {
  for (const child of body.children) {
    const ours = child.hasAttribute('data-pv-inert');
    const wanted = top !== null && child !== top && !staysAbove(child);
    if (wanted && !ours && !child.hasAttribute('inert')) {
      child.setAttribute('inert', '');
      child.setAttribute('data-pv-inert', '');
    }
    if (!wanted && ours) {
      child.removeAttribute('inert');
      child.removeAttribute('data-pv-inert');
    }
  }
};

/** While it is on top, a modal alone can be reached. */
export const useInertBackground = (mask: HTMLElement | null, isTop: boolean): void =>
  useEffect(() => {
    if (!isTop || !mask) return;
    syncInert(mask);
    return () => syncInert(null);
  }, [mask, isTop]);
