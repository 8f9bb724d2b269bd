import { useEffect } from 'react';
import { token } from '../themes/tokens';

/**
 * Style of a locked page. The scroll bar's place stays reserved, so neither the page nor what is fixed to the window
 * moves; `data-pv-gutter` says that there was a bar to reserve for. Only the background colour of the root reaches
 * that place, so the colour dims it while an image keeps the page's own ground. A browser without
 * `scrollbar-gutter` gets the width as padding, and as `--pv-scrollbar-width` for fixed elements.
 */
export const scrollLockCss = `
  html[data-pv-scroll-locks] { overflow: hidden; overscroll-behavior: none; }
  html[data-pv-scroll-locks][data-pv-gutter] { scrollbar-gutter: stable; }
  html[data-pv-gutter]:has([data-pv-scrim]) {
    background-color: ${token.color.groundDimmed};
    background-image: ${token.gradient.page}, linear-gradient(${token.color.ground}, ${token.color.ground});
  }
  @supports not (scrollbar-gutter: stable) {
    html[data-pv-scroll-locks][data-pv-gutter] body { padding-right: var(--pv-scrollbar-width, 0px); }
  }
`;

/**
 * Stops the page from scrolling until the returned function is called. Locks are counted on the element itself, so
 * several owners need not know each other.
 */
export const lockScroll = (page: Document = document): (() => void) => {
  const root = page.documentElement;
  const count = () => Number(root.dataset.pvScrollLocks ?? 0);
  if (count() === 0) {
    const bar = (page.defaultView?.innerWidth ?? 0) - root.clientWidth;
    if (bar > 0 && root.clientWidth > 0) {
      root.dataset.pvGutter = '';
      root.style.setProperty('--pv-scrollbar-width', `${bar}px`);
    }
  }
  root.dataset.pvScrollLocks = String(count() + 1);

  let held = true;
  return () => {
    if (!held) return;
    held = false;
    const left = count() - 1;
    if (left > 0) {
      root.dataset.pvScrollLocks = String(left);
      return;
    }
    delete root.dataset.pvScrollLocks;
    delete root.dataset.pvGutter;
    root.style.removeProperty('--pv-scrollbar-width');
  };
};

/** Locks the page while the component is there. */
export const useScrollLock = (): void => useEffect(() => lockScroll(), []);
