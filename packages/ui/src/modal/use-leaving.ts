import { useEffect, useEffectEvent } from 'react';

const wantsStillness = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls `onLeft` when the animations under `element` have finished: after `longest` ms at the latest. */
export const useLeaving = (
  element: HTMLElement | null,
  leaving: boolean,
  longest: number,
  onLeft: () => void,
): void => {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (!leaving) return;
    if (wantsStillness()) return left();
    let pending = true;
    const leave = () => {
      if (pending) left();
      pending = false;
    };
    const timer = setTimeout(leave, longest);
    const animations = element?.getAnimations?.({ subtree: true });
    if (animations) Promise.allSettled(animations.map(({ finished }) => finished)).then(leave);
    return () => {
      pending = false;
      clearTimeout(timer);
    };
  }, [element, leaving, longest]);
};
