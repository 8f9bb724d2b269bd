import { type RefObject, useEffect } from 'react';

/** Space on both sides of the selected tab, in px, because the sides fade. */
const EDGE = 32;

/** Marks the sides where the strip overflows. In right-to-left text `scrollLeft` is negative. */
const markSides = (strip: HTMLElement) => {
  const overflow = strip.scrollWidth - strip.clientWidth;
  const before = Math.min(overflow, Math.abs(strip.scrollLeft));
  const sides = [before > 1 && 'start', overflow - before > 1 && 'end'].filter(Boolean).join(' ');
  if (sides) strip.dataset.more = sides;
  else delete strip.dataset.more;
};

/** Scrolls only the strip: `scrollIntoView` would scroll the page too. */
const scrollToSelected = (strip: HTMLElement) => {
  const tab = strip.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!tab || strip.scrollWidth <= strip.clientWidth) return;
  const { left, right } = strip.getBoundingClientRect();
  strip.scrollLeft += Math.min(0, tab.left - left - EDGE) || Math.max(0, tab.right - right + EDGE);
};

/**
 * A row of tabs that may overflow: scrolls the selected one into view and marks the sides that overflow. Sizes are read when the
 * browser has computed them anyway, before it paints: reading them after a render would compute the layout of the page twice.
 *
 * @param tabs the tabs, as text.
 */
export const useTabStrip = (ref: RefObject<HTMLElement | null>, selected: unknown, tabs: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has another position, other tabs are other elements.
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const update = () => markSides(strip);
    const start = () => {
      scrollToSelected(strip);
      update();
    };
    if (typeof ResizeObserver === 'undefined') return start();
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      if (isFirst) start();
      else update();
      isFirst = false;
    });
    // A tab also has another size when its text or its badge changes.
    for (const element of [strip, ...strip.children]) observer.observe(element);
    strip.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', update);
    };
  }, [ref, selected, tabs]);
};
