import { type RefObject, useEffect } from 'react';

/** Space on both sides of the selected item, in px, because the sides fade. */
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
  const item = strip.querySelector('[aria-selected="true"], [aria-current]')?.getBoundingClientRect();
  if (!item || strip.scrollWidth <= strip.clientWidth) return;
  const { left, right } = strip.getBoundingClientRect();
  strip.scrollLeft += Math.min(0, item.left - left - EDGE) || Math.max(0, item.right - right + EDGE);
};

/**
 * A row of tabs or links (`fadingStrip`) that may overflow: scrolls the selected one into view and marks the sides that overflow.
 * Sizes are read when the browser has computed them anyway, before it paints: reading them after a render would compute the
 * layout of the page twice.
 *
 * @param ref the element that scrolls, whose children are the items
 * @param items the items, as text
 */
export const useStrip = (ref: RefObject<HTMLElement | null>, selected: unknown, items: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item has another position, other items are other elements.
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
    // An item also has another size when its text or its badge changes.
    for (const element of [strip, ...strip.children]) observer.observe(element);
    strip.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', update);
    };
  }, [ref, selected, items]);
};
