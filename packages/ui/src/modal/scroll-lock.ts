import { useEffect } from 'react';
import { token } from '../themes/tokens';

/**
 * Style of a locked page. It applies to the body, whose `overflow` and background the viewport adopts: a change on the
 * root element would recompute all theme variables, and with them the styles of the whole page.
 *
 * The space of the scroll bar stays reserved, so neither the page nor fixed elements shift; `data-pv-gutter` says that
 * there was a scroll bar. Only the body's background colour fills that space, so under a scrim it is the dimmed colour;
 * the page itself has the background that `GlobalStyle` draws over it. Scrims are counted in an attribute, because
 * `:has()` would be evaluated again for each node added or removed. Browsers without `scrollbar-gutter` get the width
 * as padding, and as `--pv-scrollbar-width` for fixed elements.
 *
 * Radix sets `pointer-events: none` on the body. It is overridden, because it would restyle the whole page and disable
 * what may be used over a modal; `inert` already keeps the pointer from the page.
 */
export const scrollLockCss = `
  [data-pv-scroll-locks] { overflow: hidden; overscroll-behavior: none; }
  body[data-pv-scroll-locks], [data-pv-scroll-locks] > body { pointer-events: auto !important; }
  html[data-pv-gutter] { scrollbar-gutter: stable; }
  body[data-pv-gutter][data-pv-scrims] { background-color: ${token.color.groundDimmed}; }
  @supports not (scrollbar-gutter: stable) {
    body[data-pv-gutter] { padding-right: var(--pv-scrollbar-width, 0px); }
  }
`;

/** Counts an owner in a data attribute of the element. @returns a function that removes the owner and returns the rest */
const countIn = (element: HTMLElement, name: string): (() => number) => {
  const change = (by: number): number => {
    const count = Number(element.dataset[name] ?? 0) + by;
    if (count > 0) element.dataset[name] = String(count);
    else delete element.dataset[name];
    return count;
  };
  change(1);
  return () => change(-1);
};

const supportsGutter = () => CSS.supports?.('scrollbar-gutter: stable') === true;

const reserveScrollBar = ({ documentElement: root, body, defaultView }: Document): void => {
  const stable = supportsGutter() && /stable/.test(getComputedStyle(root).scrollbarGutter);
  // A gutter without a scroll bar is part of the root's clientWidth, but not of its offsetWidth.
  const width = stable ? Math.min(root.clientWidth, root.offsetWidth) : root.clientWidth;
  const bar = (defaultView?.innerWidth ?? 0) - width;
  if (bar <= 0 || width <= 0) return;
  body.dataset.pvGutter = '';
  // `GlobalStyle` makes the gutter of the root stable; only pages that override it need more.
  if (!supportsGutter()) root.style.setProperty('--pv-scrollbar-width', `${bar}px`);
  else if (!stable) root.dataset.pvGutter = '';
};

const releaseScrollBar = ({ documentElement: root, body }: Document): void => {
  delete body.dataset.pvGutter;
  delete root.dataset.pvGutter;
  root.style.removeProperty('--pv-scrollbar-width');
};

/** The element whose `overflow` the viewport adopts: the root where it sets one, else the body. */
const viewportScroller = ({ documentElement: root, body }: Document): HTMLElement => {
  const { overflow } = getComputedStyle(root);
  return overflow === '' || overflow === 'visible' ? body : root;
};

/**
 * Stops the page from scrolling until the returned function is called. Locks are counted in the document itself, so
 * several owners need no coordination.
 *
 * @param hasScrim - whether the owner dims the page.
 */
export const lockScroll = (hasScrim = false, page: Document = document): (() => void) => {
  const scroller = viewportScroller(page);
  if (scroller.dataset.pvScrollLocks === undefined) reserveScrollBar(page);
  const removeLock = countIn(scroller, 'pvScrollLocks');
  const removeScrim = hasScrim ? countIn(page.body, 'pvScrims') : undefined;

  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    removeScrim?.();
    if (removeLock() === 0) releaseScrollBar(page);
  };
};

/** Locks the page while the component is mounted. */
export const useScrollLock = (hasScrim: boolean): void => useEffect(() => lockScroll(hasScrim), [hasScrim]);
