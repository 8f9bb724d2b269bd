import { type RefObject, useEffect } from 'react';

/** Space on both sides of the selected tab, in px, because the sides fade. */
const EDGE = 32;

/** Marks the sides where the strip overflows. In right-to-left text `scrollLeft` is negative. */
const markSides = (strip: HTMLElement) => {
  const unseen = strip.scrollWidth - strip.clientWidth;
  const before = Math.min(unseen, Math.abs(strip.scrollLeft));
  const sides = [before > 1 && 'start', unseen - before > 1 && 'end'].filter(Boolean).join(' ');
  if (sides) strip.dataset.more = sides;
  else delete strip.dataset.more;
};

/** Scrolls only the strip: `scrollIntoView` would scroll the page too. */
const reveal = (strip: HTMLElement) => {
  const tab = strip.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!tab || strip.scrollWidth <= strip.clientWidth) return;
  const { left, right } = strip.getBoundingClientRect();
  strip.scrollLeft += Math.min(0, tab.left - left - EDGE) || Math.max(0, tab.right - right + EDGE);
};

/** A row of tabs that may overflow: scrolls the selected one into view and marks the sides that overflow. */
export const useTabStrip = (ref: RefObject<HTMLElement | null>, chosen: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has another position.
  useEffect(() => {
    if (ref.current) reveal(ref.current);
  }, [ref, chosen]);
  // After each render, because texts may have changed.
  useEffect(() => {
    if (ref.current) markSides(ref.current);
  });
  useEffect(() => {
    const strip = ref.current;
    if (!strip || typeof ResizeObserver === 'undefined') return;
    const mark = () => markSides(strip);
    const observer = new ResizeObserver(mark);
    observer.observe(strip);
    strip.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', mark);
    };
  }, [ref]);
};
