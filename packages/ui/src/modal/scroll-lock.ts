import { useEffect } from 'react';
import { token } from '../themes/tokens';

/**
 * Style of a locked page. The scroll bar's place stays reserved, so neither the page nor what is fixed to the window
 * moves; `data-pv-gutter` says that there was a bar to reserve for. Only the background colour of the root reaches
 * that place, so the colour dims it under a scrim while an image keeps the page's own ground. Scrims are counted, for
 * `:has()` on the root would have every style of the page computed anew with each node that comes or goes. A browser
 * without `scrollbar-gutter` gets the width as padding, and as `--pv-scrollbar-width` for fixed elements.
 */
export const scrollLockCss = `
  html[data-pv-scroll-locks] { overflow: hidden; overscroll-behavior: none; }
  html[data-pv-scroll-locks][data-pv-gutter] { scrollbar-gutter: stable; }
  html[data-pv-gutter][data-pv-scrims] {
    background-color: ${token.color.groundDimmed};
    background-image: ${token.gradient.page}, linear-gradient(${token.color.ground}, ${token.color.ground});
  }
  @supports not (scrollbar-gutter: stable) {
    html[data-pv-scroll-locks][data-pv-gutter] body { padding-right: var(--pv-scrollbar-width, 0px); }
  }
`;

/** Counts an owner in an attribute of the element, and gives what takes that back. */
const countIn = (root: HTMLElement, name: string): (() => number) => {
  const change = (by: number): number => {
    const count = Number(root.dataset[name] ?? 0) + by;
    if (count > 0) root.dataset[name] = String(count);
    else delete root.dataset[name];
    return count;
  };
  change(1);
  return () => change(-1);
};

const keepsGutter = () => CSS.supports?.('scrollbar-gutter: stable') === true;

const reserveBar = (root: HTMLElement, windowWidth: number): void => {
  const bar = windowWidth - root.clientWidth;
  if (bar <= 0 || root.clientWidth <= 0) return;
  root.dataset.pvGutter = '';
  // Every element inherits what is set here, so it is set only where it is needed.
  if (!keepsGutter()) root.style.setProperty('--pv-scrollbar-width', `${bar}px`);
};

/**
 * Stops the page from scrolling until the returned function is called. Locks are counted on the element itself, so
 * several owners need not know each other.
 *
 * @param dims - whether the owner draws a scrim over the page.
 */
export const lockScroll = (dims = false, page: Document = document): (() => void) => {
  const root = page.documentElement;
  if (root.dataset.pvScrollLocks === undefined) reserveBar(root, page.defaultView?.innerWidth ?? 0);
  const unlock = countIn(root, 'pvScrollLocks');
  const lighten = dims ? countIn(root, 'pvScrims') : undefined;

  let held = true;
  return () => {
    if (!held) return;
    held = false;
    lighten?.();
    if (unlock() > 0) return;
    delete root.dataset.pvGutter;
    root.style.removeProperty('--pv-scrollbar-width');
  };
};

/** Locks the page while the component is there. */
export const useScrollLock = (dims: boolean): void => useEffect(() => lockScroll(dims), [dims]);
