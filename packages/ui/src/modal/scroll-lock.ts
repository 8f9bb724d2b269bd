import { useEffect } from 'react';
import { token } from '../themes/tokens';

/**
 * Style of a locked page. It hangs on the body, whose `overflow` and background the window takes for its own: a change
 * on the root has all variables of the theme, and with them the styles of the page, computed anew.
 *
 * The scroll bar's place stays reserved, so neither the page nor what is fixed to the window moves; `data-pv-gutter`
 * says that there was a bar to reserve for. Only the body's colour reaches that place, so under a scrim that colour is
 * the dimmed one; the page itself stands on the ground that `GlobalStyle` lays over it. Scrims are counted, for `:has()`
 * would look for them with each node that comes or goes. A browser without `scrollbar-gutter` gets the width as
 * padding, and as `--pv-scrollbar-width` for fixed elements.
 */
export const scrollLockCss = `
  [data-pv-scroll-locks] { overflow: hidden; overscroll-behavior: none; }
  html[data-pv-gutter] { scrollbar-gutter: stable; }
  body[data-pv-gutter][data-pv-scrims] { background-color: ${token.color.groundDimmed}; }
  @supports not (scrollbar-gutter: stable) {
    body[data-pv-gutter] { padding-right: var(--pv-scrollbar-width, 0px); }
  }
`;

/** Counts an owner in an attribute of the element, and gives what takes that back. */
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

const keepsGutter = () => CSS.supports?.('scrollbar-gutter: stable') === true;

const reserveBar = ({ documentElement: root, body, defaultView }: Document): void => {
  const stable = keepsGutter() && /stable/.test(getComputedStyle(root).scrollbarGutter);
  // A place that is kept although no bar is in it counts in the width of the window's root, and not in its box.
  const width = stable ? Math.min(root.clientWidth, root.offsetWidth) : root.clientWidth;
  const bar = (defaultView?.innerWidth ?? 0) - width;
  if (bar <= 0 || width <= 0) return;
  body.dataset.pvGutter = '';
  // On the root only what a page needs that asks for something else than `GlobalStyle` does.
  if (!keepsGutter()) root.style.setProperty('--pv-scrollbar-width', `${bar}px`);
  else if (!stable) root.dataset.pvGutter = '';
};

const releaseBar = ({ documentElement: root, body }: Document): void => {
  delete body.dataset.pvGutter;
  delete root.dataset.pvGutter;
  root.style.removeProperty('--pv-scrollbar-width');
};

/** The element whose `overflow` the window takes: the root's, where it has one, else the body's. */
const scrolledBy = ({ documentElement: root, body }: Document): HTMLElement => {
  const { overflow } = getComputedStyle(root);
  return overflow === '' || overflow === 'visible' ? body : root;
};

/**
 * Stops the page from scrolling until the returned function is called. Locks are counted in the document itself, so
 * several owners need not know each other.
 *
 * @param dims - whether the owner draws a scrim over the page.
 */
export const lockScroll = (dims = false, page: Document = document): (() => void) => {
  const scrolled = scrolledBy(page);
  if (scrolled.dataset.pvScrollLocks === undefined) reserveBar(page);
  const unlock = countIn(scrolled, 'pvScrollLocks');
  const lighten = dims ? countIn(page.body, 'pvScrims') : undefined;

  let held = true;
  return () => {
    if (!held) return;
    held = false;
    lighten?.();
    if (unlock() === 0) releaseBar(page);
  };
};

/** Locks the page while the component is there. */
export const useScrollLock = (dims: boolean): void => useEffect(() => lockScroll(dims), [dims]);
