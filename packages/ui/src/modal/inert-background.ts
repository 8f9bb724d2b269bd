import { useEffect, useLayoutEffect, useRef } from 'react';

/** Toasts and live regions stay usable over a modal; Radix's focus guards must stay focusable. */
const staysActive = (element: Element): boolean =>
  ['data-pv-above-modals', 'aria-live', 'data-radix-focus-guard'].some((name) => element.hasAttribute(name));

/**
 * Makes every child of the body inert except `top`, and reverts what an earlier call did. Elements that are inert for
 * another reason stay inert. `null` reverts only.
 */
export const syncInert = (top: Element | null, body: HTMLElement = document.body): void => {
  for (const child of body.children) {
    const isOurs = child.hasAttribute('data-pv-inert');
    const shouldBeInert = top !== null && child !== top && !staysActive(child);
    if (shouldBeInert && !isOurs && !child.hasAttribute('inert')) {
      child.setAttribute('inert', '');
      child.setAttribute('data-pv-inert', '');
    }
    if (!shouldBeInert && isOurs) {
      child.removeAttribute('inert');
      child.removeAttribute('data-pv-inert');
    }
  }
};

/** Radix's focus guards stay hidden from screen readers. */
const hiddenByRadix = '[data-aria-hidden]:not([data-radix-focus-guard])';

/**
 * Makes the rest of the page inert while the dialog in `overlay` is on top. It replaces the `aria-hidden` that Radix
 * sets on the same elements: that stays until the dialog has been removed, when the next page may already have the
 * focus, and it silences toasts.
 */
export const useInertBackground = (overlay: HTMLElement | null, isTop: boolean): void => {
  const hiddenByApplication = useRef<ReadonlySet<Element>>(new Set());

  // Layout effects run before the effect by which Radix hides elements, and the effect below after it.
  useLayoutEffect(() => {
    hiddenByApplication.current = new Set(document.querySelectorAll('[aria-hidden]'));
  }, []);
  useEffect(() => {
    for (const element of document.querySelectorAll(hiddenByRadix)) {
      if (!hiddenByApplication.current.has(element)) element.removeAttribute('aria-hidden');
    }
  }, []);

  useEffect(() => {
    if (!isTop || !overlay) return;
    syncInert(overlay);
    return () => syncInert(null);
  }, [overlay, isTop]);
};
