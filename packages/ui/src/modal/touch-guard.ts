import { useEffect } from 'react';

const canScroll = (element: Element, down: boolean): boolean => {
  const { overflowY } = getComputedStyle(element);
  if (overflowY !== 'auto' && overflowY !== 'scroll') return false;
  const rest = element.scrollHeight - element.clientHeight;
  return down ? element.scrollTop < rest - 1 : element.scrollTop > 0;
};

/** Whether a finger that moves from `target` scrolls something up to and including `edge`. */
export const scrollsWithin = (target: Element, edge: Element, down: boolean): boolean => {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (canScroll(element, down)) return true;
    if (element === edge) return false;
  }
  return false;
};

/** iOS Safari drags the page behind a fixed element whatever its overflow says; touches that would are stopped. */
export const useTouchGuard = (element: HTMLElement | null): void =>
  useEffect(() => {
    if (!element) return;
    let startY = 0;
    const start = (event: TouchEvent) => {
      startY = event.touches[0]?.clientY ?? 0;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      // Two fingers zoom, which everyone may.
      if (!touch || event.touches.length > 1 || !event.cancelable) return;
      if (!scrollsWithin(event.target as Element, element, touch.clientY < startY)) event.preventDefault();
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
    };
  }, [element]);
