import { useEffect } from 'react';

/**
 * Marks the parent of a box that scrolls sideways with `data-before` and `data-after` where it has more content. Set on
 * the elements and not in state, so that scrolling renders nothing.
 */
export const useEdges = (box: HTMLElement | null): void =>
  useEffect(() => {
    const edges = box?.parentElement;
    if (!box || !edges) return;
    const update = () => {
      const room = box.scrollWidth - box.clientWidth;
      // In right-to-left text `scrollLeft` is negative.
      const scrolled = Math.abs(box.scrollLeft);
      const scrolls = room > 1 && getComputedStyle(box).overflowX !== 'visible';
      edges.toggleAttribute('data-before', scrolls && scrolled > 1);
      edges.toggleAttribute('data-after', scrolls && room - scrolled > 1);
    };
    update();
    box.addEventListener('scroll', update, { passive: true });
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(update) : undefined;
    sizes?.observe(box);
    for (const child of box.children) sizes?.observe(child);
    return () => {
      box.removeEventListener('scroll', update);
      sizes?.disconnect();
    };
  }, [box]);
