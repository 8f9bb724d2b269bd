import { useEffect, useEffectEvent } from 'react';

const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls `onEnd` when the animations under `element` have finished, after `maxDuration` ms at the latest, and at once
 * with reduced motion.
 */
export const useExitAnimation = (
  element: HTMLElement | null,
  isLeaving: boolean,
  maxDuration: number,
  onEnd: () => void,
): void => {
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isLeaving) return;
    if (prefersReducedMotion()) return handleEnd();
    let isPending = true;
    const end = () => {
      if (isPending) handleEnd();
      isPending = false;
    };
    const timer = setTimeout(end, maxDuration);
    const animations = element?.getAnimations?.({ subtree: true });
    if (animations) Promise.allSettled(animations.map(({ finished }) => finished)).then(end);
    return () => {
      isPending = false;
      clearTimeout(timer);
    };
  }, [element, isLeaving, maxDuration]);
};
