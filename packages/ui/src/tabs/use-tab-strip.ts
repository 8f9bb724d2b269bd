import { type RefObject, useEffect } from 'react';

/** Kept free on both sides of the chosen tab, in px: what fades there is not read. */
const EDGE = 32;

/** Marks the sides past which the strip goes on. `scrollLeft` counts down from 0 where writing runs to the left. */
const markSides = (strip: HTMLElement) => {
  const unseen = strip.scrollWidth - strip.clientWidth;
  const before = Math.min(unseen, Math.abs(strip.scrollLeft));
  const sides = [before > 1 && 'start', unseen - before > 1 && 'end'].filter(Boolean).join(' ');
  if (sides) strip.dataset.more = sides;
  else delete strip.dataset.more;
};

/** Scrolls the strip alone: `scrollIntoView` would move the page too. */
const reveal = (strip: HTMLElement) => {
  const tab = strip.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!tab || strip.scrollWidth <= strip.clientWidth) return;
  const { left, right } = strip.getBoundingClientRect();
  strip.scrollLeft += Math.min(0, tab.left - left - EDGE) || Math.max(0, tab.right - right + EDGE);
};

/** A row of tabs that may be longer than its place: the chosen one is in sight, and where it goes on shows. */
export const useTabStrip = (ref: RefObject<HTMLElement | null>, chosen: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice has another place.
  useEffect(() => {
    if (ref.current) reveal(ref.current);
  }, [ref, chosen]);
  // After each render: the tabs may have other words.
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
