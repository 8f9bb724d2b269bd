import { useEffect } from 'react';

/**
 * Says on the parent of a box that scrolls sideways where more of its content is: `data-before` and `data-after`. Written
 * to the elements, not to state: scrolling renders nothing.
 */
export const useEdges = (box: HTMLElement | null): void =>
  useEffect(() => {
    const edges = box?.parentElement;
    if (!box || !edges) return;
    const look = () => {
      const room = box.scrollWidth - box.clientWidth;
      // Where the writing runs from the right the way is counted below zero.
      const way = Math.abs(box.scrollLeft);
      const scrolls = room > 1 && getComputedStyle(box).overflowX !== 'visible';
      edges.toggleAttribute('data-before', scrolls && way > 1);
      edges.toggleAttribute('data-after', scrolls && room - way > 1);
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : undefined;
    sizes?.observe(box);
    for (const child of box.children) sizes?.observe(child);
    return () => {
      box.removeEventListener('scroll', look);
      sizes?.disconnect();
    };
  }, [box]);
