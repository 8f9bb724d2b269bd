import { useEffect } from 'react';

const canScroll = (element: Element, down: boolean): boolean => {
  const { overflowY } = getComputedStyle(element);
  if (overflowY !== 'auto' && overflowY !== 'scroll') return false;
  const maxScrollTop = element.scrollHeight - element.clientHeight;
  return down ? element.scrollTop < maxScrollTop - 1 : element.scrollTop > 0;
};

/** Whether a touch move that starts at `target` scrolls an element up to and including `edge`. */
export const scrollsWithin = (target: Element, edge: Element, down: boolean): boolean => {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (canScroll(element, down)) return true;
    if (element === edge) return false;
  }
  return false;
};

/** iOS Safari scrolls the page behind a fixed element regardless of `overflow`; this cancels such touch moves. */
export const useTouchScrollGuard = (element: HTMLElement | null): void =>
  useEffect(() => {
    if (!element) return;
    let startY = 0;
    const handleStart = (event: TouchEvent) => {
      startY = event.touches[0]?.clientY ?? 0;
    };
    const handleMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      // Pinch zoom stays possible.
      if (!touch || event.touches.length > 1 || !event.cancelable) return;
      if (!scrollsWithin(event.target as Element, element, touch.clientY < startY)) event.preventDefault();
    };
    element.addEventListener('touchstart', handleStart, { passive: true });
    element.addEventListener('touchmove', handleMove, { passive: false });
    return () => {
      element.removeEventListener('touchstart', handleStart);
      element.removeEventListener('touchmove', handleMove);
    };
  }, [element]);
